/**
 * Everything that the shop stores in a browser: the one list that the cookie policy is written from (`npm run cookie-policy`) and
 * that a browser test compares with what is really stored (LAW-24). A name that ends with an ellipsis begins so.
 */
import type { Language } from '../../src/markets/types.ts'

/** American English where it differs. */
export type PolicyText = Readonly<Record<Language, string>> & { readonly 'en-US'?: string }

export type StoredItem = {
  readonly name: string
  readonly where: 'cookie' | 'local' | 'session'
  /** What the visitor must have allowed before it is stored; `needed` requires no consent (ePrivacy Directive art. 5 (3)). */
  readonly consent: 'needed' | 'extras' | 'statistics' | 'marketing'
  readonly purpose: PolicyText
  readonly lifetime: PolicyText
}

const HALF_A_YEAR: PolicyText = {
  en: '180 days',
  de: '180 Tage',
  nl: '180 dagen',
  fr: '180 jours',
  es: '180 días',
  it: '180 giorni',
}
const UNUSED: PolicyText = {
  en: '30 days after its last use',
  de: '30 Tage nach der letzten Nutzung',
  nl: '30 dagen na het laatste gebruik',
  fr: '30 jours après la dernière utilisation',
  es: '30 días desde el último uso',
  it: '30 giorni dall’ultimo uso',
}
const ORDERED: PolicyText = {
  en: 'Until the order is placed',
  de: 'Bis die Bestellung abgeschlossen ist',
  nl: 'Tot de bestelling is geplaatst',
  fr: 'Jusqu’à la fin de la commande',
  es: 'Hasta que se completa el pedido',
  it: 'Fino alla conclusione dell’ordine',
}
const ORDERED_OR_MONTH: PolicyText = {
  en: 'Until the order is placed, thirty days at most',
  de: 'Bis die Bestellung abgeschlossen ist, höchstens dreißig Tage',
  nl: 'Tot de bestelling is geplaatst, hooguit dertig dagen',
  fr: 'Jusqu’à la fin de la commande, trente jours au plus',
  es: 'Hasta que se completa el pedido, treinta días como mucho',
  it: 'Fino alla conclusione dell’ordine, al massimo trenta giorni',
}
const MONTH: PolicyText = {
  en: 'Thirty days',
  de: 'Dreißig Tage',
  nl: 'Dertig dagen',
  fr: 'Trente jours',
  es: 'Treinta días',
  it: 'Trenta giorni',
}
const DELETED: PolicyText = {
  en: 'Until you delete it',
  de: 'Bis du es löschst',
  nl: 'Tot je het wist',
  fr: 'Jusqu’à ce que vous l’effaciez',
  es: 'Hasta que lo borres',
  it: 'Finché non lo cancelli',
}
const YEAR: PolicyText = {
  en: 'One year at most',
  de: 'Höchstens ein Jahr',
  nl: 'Hoogstens een jaar',
  fr: 'Un an au plus',
  es: 'Un año como máximo',
  it: 'Al massimo un anno',
}
const TAB: PolicyText = {
  en: 'Until you close the tab',
  de: 'Bis du den Tab schließt',
  nl: 'Tot je het tabblad sluit',
  fr: 'Jusqu’à la fermeture de l’onglet',
  es: 'Hasta que cierras la pestaña',
  it: 'Finché non chiudi la scheda',
}
const HALF_HOUR: PolicyText = {
  en: 'Half an hour',
  de: 'Eine halbe Stunde',
  nl: 'Een half uur',
  fr: 'Une demi-heure',
  es: 'Media hora',
  it: 'Mezz’ora',
}
const SIX_MONTHS: PolicyText = {
  en: 'Valid for six months, then we ask again',
  de: 'Sechs Monate gültig, dann fragen wir neu',
  nl: 'Zes maanden geldig, daarna vragen we het opnieuw',
  fr: 'Valable six mois, puis nous redemandons',
  es: 'Válida seis meses; después volvemos a preguntar',
  it: 'Valida sei mesi, poi lo chiediamo di nuovo',
}

export const STORED_ITEMS: readonly StoredItem[] = [
  {
    name: 'market',
    where: 'cookie',
    consent: 'needed',
    purpose: {
      en: 'Remembers the country you chose',
      de: 'Merkt sich das Land, das du gewählt hast',
      nl: 'Onthoudt het land dat je hebt gekozen',
      fr: 'Retient le pays que vous avez choisi',
      es: 'Recuerda el país que elegiste',
      it: 'Ricorda il Paese che hai scelto',
    },
    lifetime: HALF_A_YEAR,
  },
  {
    name: 'cart_country',
    where: 'cookie',
    consent: 'needed',
    purpose: {
      en: 'Remembers which country your basket is for',
      de: 'Merkt sich, für welches Land dein Warenkorb gilt',
      nl: 'Onthoudt voor welk land je winkelmandje is',
      fr: 'Retient le pays auquel votre panier est destiné',
      es: 'Recuerda para qué país es tu cesta',
      it: 'Ricorda per quale Paese è il carrello',
      'en-US': 'Remembers which country your cart is for',
    },
    lifetime: HALF_A_YEAR,
  },
  {
    name: 'sockeye-orders',
    where: 'cookie',
    consent: 'needed',
    purpose: {
      en: 'Shows the orders whose link you opened from our email',
      de: 'Zeigt die Bestellungen, deren Link du in unserer E-Mail geöffnet hast',
      nl: 'Toont de bestellingen waarvan je de link in onze e-mail hebt geopend',
      fr: 'Affiche les commandes dont vous avez ouvert le lien dans notre e-mail',
      es: 'Muestra los pedidos cuyo enlace abriste en nuestro correo',
      it: 'Mostra gli ordini di cui hai aperto il link nella nostra e-mail',
    },
    lifetime: HALF_HOUR,
  },
  {
    name: 'exp_…',
    where: 'cookie',
    consent: 'statistics',
    purpose: {
      en: 'When we compare two versions of something, keeps you on the same one; only if you allow statistics',
      de: 'Wenn wir zwei Fassungen vergleichen, siehst du damit immer dieselbe; nur wenn du Statistik erlaubst',
      nl: 'Als we twee versies vergelijken, blijf je hiermee dezelfde zien; alleen als je statistieken toestaat',
      fr: 'Quand nous comparons deux versions, vous montre toujours la même ; seulement si vous acceptez les statistiques',
      es: 'Cuando comparamos dos versiones, te muestra siempre la misma; solo si permites estadísticas',
      it: 'Quando confrontiamo due versioni, ti mostra sempre la stessa; solo se consenti le statistiche',
    },
    lifetime: HALF_A_YEAR,
  },
  {
    name: 'sockeye.cart.token.…',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Finds your basket again',
      de: 'Findet deinen Warenkorb wieder',
      nl: 'Vindt je winkelmandje terug',
      fr: 'Retrouve votre panier',
      es: 'Encuentra de nuevo tu cesta',
      it: 'Ritrova il tuo carrello',
      'en-US': 'Finds your cart again',
    },
    lifetime: UNUSED,
  },
  {
    name: 'sockeye.checkout.views',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Knows which steps of the checkout are done',
      de: 'Weiß, welche Schritte der Kasse erledigt sind',
      nl: 'Weet welke stappen van het afrekenen klaar zijn',
      fr: 'Sait quelles étapes de la commande sont faites',
      es: 'Sabe qué pasos de la compra están hechos',
      it: 'Sa quali passaggi della cassa sono conclusi',
    },
    lifetime: ORDERED,
  },
  {
    name: 'sockeye.checkout.info',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Keeps what you typed at checkout, such as your address',
      de: 'Behält, was du an der Kasse eingibst, etwa deine Adresse',
      nl: 'Bewaart wat je bij het afrekenen invult, zoals je adres',
      fr: 'Garde ce que vous saisissez à la commande, comme votre adresse',
      es: 'Guarda lo que escribes al comprar, como tu dirección',
      it: 'Conserva ciò che scrivi alla cassa, come l’indirizzo',
    },
    lifetime: ORDERED_OR_MONTH,
  },
  {
    name: 'sockeye.payment.…',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Continues a payment that is under way',
      de: 'Setzt eine begonnene Zahlung fort',
      nl: 'Zet een begonnen betaling voort',
      fr: 'Reprend un paiement en cours',
      es: 'Continúa un pago en curso',
      it: 'Riprende un pagamento in corso',
    },
    lifetime: ORDERED_OR_MONTH,
  },
  {
    name: 'sockeye.order.session',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Shows the order you have just placed',
      de: 'Zeigt die Bestellung, die du gerade aufgegeben hast',
      nl: 'Toont de bestelling die je net hebt geplaatst',
      fr: 'Affiche la commande que vous venez de passer',
      es: 'Muestra el pedido que acabas de hacer',
      it: 'Mostra l’ordine che hai appena fatto',
    },
    lifetime: MONTH,
  },
  {
    name: 'sockeye.order.reported',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Knows which orders were counted, so that none is counted twice',
      de: 'Weiß, welche Bestellungen schon gezählt sind, damit keine doppelt zählt',
      nl: 'Weet welke bestellingen al geteld zijn, zodat er geen dubbel telt',
      fr: 'Sait quelles commandes sont déjà comptées, pour n’en compter aucune deux fois',
      es: 'Sabe qué pedidos ya se han contado, para no contar ninguno dos veces',
      it: 'Sa quali ordini sono già stati contati, così nessuno conta due volte',
    },
    lifetime: DELETED,
  },
  {
    name: 'sockeye.newsletter',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Knows that you signed up or said no, so that we don’t ask again',
      de: 'Weiß, dass du dich angemeldet oder abgewinkt hast, damit wir nicht noch einmal fragen',
      nl: 'Weet dat je je hebt ingeschreven of nee hebt gezegd, zodat we het niet nog eens vragen',
      fr: 'Sait que vous vous êtes inscrit ou avez refusé, pour ne pas redemander',
      es: 'Sabe que te has suscrito o has dicho que no, para no volver a preguntar',
      it: 'Sa che ti sei iscritto o hai detto di no, per non chiedertelo di nuovo',
    },
    lifetime: DELETED,
  },
  {
    name: 'sockeye.consent',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Keeps your answer to the cookie question',
      de: 'Behält deine Antwort auf die Cookie-Frage',
      nl: 'Bewaart je antwoord op de cookievraag',
      fr: 'Garde votre réponse à la question des cookies',
      es: 'Guarda tu respuesta sobre las cookies',
      it: 'Conserva la tua risposta sui cookie',
    },
    lifetime: SIX_MONTHS,
  },
  {
    name: 'sockeye.consent.id',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'A random number, without a name, under which we can prove your answer',
      de: 'Eine zufällige Nummer ohne Namen, unter der wir deine Antwort nachweisen können',
      nl: 'Een willekeurig nummer, zonder naam, waarmee we je antwoord kunnen aantonen',
      fr: 'Un numéro aléatoire, sans nom, qui permet de prouver votre réponse',
      es: 'Un número aleatorio, sin nombre, con el que podemos demostrar tu respuesta',
      it: 'Un numero casuale, senza nome, con cui possiamo dimostrare la tua risposta',
    },
    lifetime: SIX_MONTHS,
  },
  {
    name: 'sockeye.searches',
    where: 'local',
    consent: 'needed',
    purpose: {
      en: 'Keeps your last five searches, only if you press “Remember on this device”',
      de: 'Behält deine letzten fünf Suchen, nur wenn du „Auf diesem Gerät merken“ drückst',
      nl: 'Bewaart je laatste vijf zoekopdrachten, alleen als je op ‘Onthouden op dit apparaat’ drukt',
      fr: 'Garde vos cinq dernières recherches, seulement si vous appuyez sur « Retenir sur cet appareil »',
      es: 'Guarda tus cinco últimas búsquedas, solo si pulsas «Recordar en este dispositivo»',
      it: 'Conserva le ultime cinque ricerche, solo se premi «Ricorda su questo dispositivo»',
    },
    lifetime: DELETED,
  },
  {
    name: 'sockeye.profile',
    where: 'local',
    consent: 'statistics',
    purpose: {
      en: 'A random number, without a name, for recommendations that suit you',
      de: 'Eine Zufallszahl ohne Namen, für Empfehlungen, die zu dir passen',
      nl: 'Een willekeurig nummer zonder naam, voor aanbevelingen die bij je passen',
      fr: 'Un numéro aléatoire, sans nom, pour des suggestions qui vous conviennent',
      es: 'Un número al azar, sin nombre, para recomendaciones a tu medida',
      it: 'Un numero casuale, senza nome, per consigli adatti a te',
    },
    lifetime: YEAR,
  },
  {
    name: 'sockeye.segments',
    where: 'session',
    consent: 'marketing',
    purpose: {
      en: 'Remembers which campaign brought you here; only if you allow advertising',
      de: 'Merkt sich, welche Kampagne dich hergeführt hat; nur wenn du Werbung erlaubst',
      nl: 'Onthoudt welke campagne je hier bracht; alleen als je reclame toestaat',
      fr: 'Retient la campagne qui vous a amené ici ; seulement si vous acceptez la publicité',
      es: 'Recuerda qué campaña te trajo aquí; solo si permites publicidad',
      it: 'Ricorda quale campagna ti ha portato qui; solo se consenti la pubblicità',
    },
    lifetime: TAB,
  },
  {
    name: 'sockeye.popup',
    where: 'session',
    consent: 'needed',
    purpose: {
      en: 'Knows that something popped up already, so that it happens only once',
      de: 'Weiß, dass sich schon einmal etwas von selbst geöffnet hat, damit es dabei bleibt',
      nl: 'Weet dat er al iets vanzelf is geopend, zodat het bij die ene keer blijft',
      fr: 'Sait qu’une fenêtre s’est déjà ouverte d’elle-même, pour que cela n’arrive qu’une fois',
      es: 'Sabe que ya se ha abierto algo solo, para que ocurra una única vez',
      it: 'Sa che qualcosa si è già aperto da solo, così succede una volta sola',
    },
    lifetime: TAB,
  },
  {
    name: 'sockeye.events',
    where: 'session',
    consent: 'statistics',
    purpose: {
      en: 'Keeps what happens at checkout for statistics on the next page, if you allow them',
      de: 'Behält für die Statistik der nächsten Seite, was an der Kasse geschieht, wenn du sie erlaubst',
      nl: 'Bewaart wat er bij het afrekenen gebeurt voor de statistiek op de volgende pagina, als je die toestaat',
      fr: 'Garde ce qui se passe à la commande pour les statistiques de la page suivante, si vous les autorisez',
      es: 'Guarda lo que pasa al comprar para las estadísticas de la página siguiente, si las permites',
      it: 'Conserva ciò che accade alla cassa per le statistiche della pagina dopo, se le permetti',
    },
    lifetime: TAB,
  },
  {
    name: 'sockeye.reloaded',
    where: 'session',
    consent: 'needed',
    purpose: {
      en: 'Stops a page from reloading again and again',
      de: 'Verhindert, dass eine Seite immer wieder neu lädt',
      nl: 'Voorkomt dat een pagina steeds opnieuw laadt',
      fr: 'Empêche une page de se recharger sans fin',
      es: 'Evita que una página se recargue sin parar',
      it: 'Evita che una pagina si ricarichi all’infinito',
    },
    lifetime: TAB,
  },
  {
    name: 'sockeye.offer',
    where: 'session',
    consent: 'needed',
    purpose: {
      en: 'Knows that you were offered the shop of another country, so that it happens only once',
      de: 'Weiß, dass dir der Shop eines anderen Landes angeboten wurde, damit es dabei bleibt',
      nl: 'Weet dat de winkel van een ander land je is aangeboden, zodat het bij die ene keer blijft',
      fr: 'Sait que la boutique d’un autre pays vous a été proposée, pour que cela n’arrive qu’une fois',
      es: 'Sabe que ya se te ha ofrecido la tienda de otro país, para que ocurra una única vez',
      it: 'Sa che ti è stato proposto il negozio di un altro Paese, così succede una volta sola',
    },
    lifetime: TAB,
  },
  {
    name: 'sockeye.checkout.return',
    where: 'session',
    consent: 'needed',
    purpose: {
      en: 'Knows which page you went to the checkout from, to bring you back there',
      de: 'Weiß, von welcher Seite du zur Kasse gegangen bist, um dich dorthin zurückzubringen',
      nl: 'Weet vanaf welke pagina je ging afrekenen, om je daar terug te brengen',
      fr: 'Sait de quelle page vous êtes parti commander, pour vous y ramener',
      es: 'Sabe desde qué página fuiste a pagar, para llevarte de vuelta',
      it: 'Sa da quale pagina sei andato alla cassa, per riportarti lì',
    },
    lifetime: TAB,
  },
  {
    name: 'sockeye.payment.trouble',
    where: 'session',
    consent: 'needed',
    purpose: {
      en: 'Tells you what went wrong when you come back from your bank',
      de: 'Sagt dir, was schiefging, wenn du von deiner Bank zurückkommst',
      nl: 'Vertelt je wat er misging als je terugkomt van je bank',
      fr: 'Vous dit ce qui n’a pas marché quand vous revenez de votre banque',
      es: 'Te dice qué ha fallado cuando vuelves de tu banco',
      it: 'Ti dice che cosa è andato storto quando torni dalla tua banca',
    },
    lifetime: TAB,
  },
  {
    name: 'sockeye.reports',
    where: 'session',
    consent: 'needed',
    purpose: {
      en: 'Counts how many errors this visit has reported, so that it stays at a few',
      de: 'Zählt, wie viele Fehler dieser Besuch gemeldet hat, damit es wenige bleiben',
      nl: 'Telt hoeveel fouten dit bezoek heeft gemeld, zodat het er weinig blijven',
      fr: 'Compte les erreurs signalées pendant cette visite, pour qu’elles restent peu nombreuses',
      es: 'Cuenta cuántos errores ha avisado esta visita, para que sigan siendo pocos',
      it: 'Conta quanti errori ha segnalato questa visita, perché restino pochi',
    },
    lifetime: TAB,
  },
]
