"use strict";
// What is said before the app runs, and where it cannot.
const hagalWords = {
	en: {
		loading: "Loading …",
		starting: "Starting …",
		old: "This browser is too old for Hagal. It needs: {0}.\nA current Firefox, Chrome, Edge or Safari has it all.",
		denied: "The browser lets this page keep nothing. Allow it to, or leave the private window, then reload it.",
		insecure: "Hagal must come by https: only then may it keep your tables.",
		failed: "Hagal could not be loaded. Look whether there is a network, then reload this page.\n{0}",
		ended: "Hagal has stopped. Your tables are kept. Reload this page to go on.\n{0}",
	},
	de: {
		loading: "Wird geladen …",
		starting: "Startet …",
		old: "Dieser Browser ist zu alt für Hagal. Ihm fehlt: {0}.\nEin aktueller Firefox, Chrome, Edge oder Safari kann alles.",
		denied: "Der Browser lässt diese Seite nichts aufbewahren. Erlaube es ihr oder verlasse das private Fenster und lade sie dann neu.",
		insecure: "Hagal muss über https kommen: Nur dann darf es deine Tische aufbewahren.",
		failed: "Hagal konnte nicht geladen werden. Sieh nach, ob ein Netz da ist, und lade diese Seite neu.\n{0}",
		ended: "Hagal ist stehen geblieben. Deine Tische sind gesichert. Lade diese Seite neu, um weiterzumachen.\n{0}",
	},
	es: {
		loading: "Cargando …",
		starting: "Iniciando …",
		old: "Este navegador es demasiado antiguo para Hagal. Le falta: {0}.\nUn Firefox, Chrome, Edge o Safari actual lo tiene todo.",
		denied: "El navegador no deja que esta página guarde nada. Permíteselo o sal de la ventana privada y vuelve a cargarla.",
		insecure: "Hagal tiene que venir por https: solo así puede guardar tus mesas.",
		failed: "No se pudo cargar Hagal. Comprueba si hay red y vuelve a cargar esta página.\n{0}",
		ended: "Hagal se ha detenido. Tus mesas están guardadas. Vuelve a cargar esta página para seguir.\n{0}",
	},
	pt: {
		loading: "Carregando …",
		starting: "Iniciando …",
		old: "Este navegador é antigo demais para o Hagal. Falta a ele: {0}.\nUm Firefox, Chrome, Edge ou Safari atual tem tudo.",
		denied: "O navegador não deixa esta página guardar nada. Permita ou saia da janela anônima e recarregue-a.",
		insecure: "O Hagal precisa vir por https: só assim pode guardar suas mesas.",
		failed: "Não foi possível carregar o Hagal. Veja se há rede e recarregue esta página.\n{0}",
		ended: "O Hagal parou. Suas mesas estão guardadas. Recarregue esta página para continuar.\n{0}",
	},
};

// hagalSay is a sentence in the first language of the browser that there is.
function hagalSay(key, value) {
	const wanted = navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || "en"];
	for (const tag of wanted) {
		const found = hagalWords[String(tag).slice(0, 2).toLowerCase()];
		if (found) return found[key].replace("{0}", value === undefined ? "" : value);
	}
	return hagalWords.en[key].replace("{0}", value === undefined ? "" : value);
}
