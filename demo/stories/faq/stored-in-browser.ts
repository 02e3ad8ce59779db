/** What the shop keeps in a visitor's browser: the tables of the cookie policy. Keep them true when a key is added. */
import type { DemoBlock } from '../demo-story.ts'
import {
  DAYS_180,
  DAYS_30,
  ORDERED_OR_30_DAYS,
  policyTable,
  UNTIL_CLOSED,
  UNTIL_DELETED,
  UNTIL_ORDERED,
} from './policy-table.ts'

export const storedInBrowser: readonly DemoBlock[] = [
  policyTable(
    {
      default: 'As a cookie',
      'de-DE': 'Als Cookie',
      'nl-NL': 'Als cookie',
      'fr-FR': 'Sous forme de cookie',
      'es-ES': 'Como cookie',
      'it-IT': 'Come cookie',
    },
    [
      [
        'market',
        {
          default: 'Remembers the country you chose',
          'de-DE': 'Merkt sich das Land, das du gewählt hast',
          'nl-NL': 'Onthoudt het land dat je hebt gekozen',
          'fr-FR': 'Retient le pays que vous avez choisi',
          'es-ES': 'Recuerda el país que elegiste',
          'it-IT': 'Ricorda il Paese che hai scelto',
        },
        DAYS_180,
      ],
      [
        'cart_country',
        {
          default: 'Remembers which country your basket is for',
          'en-US': 'Remembers which country your cart is for',
          'de-DE': 'Merkt sich, für welches Land dein Warenkorb gilt',
          'nl-NL': 'Onthoudt voor welk land je winkelmandje is',
          'fr-FR': 'Retient le pays auquel votre panier est destiné',
          'es-ES': 'Recuerda para qué país es tu cesta',
          'it-IT': 'Ricorda per quale Paese è il carrello',
        },
        DAYS_180,
      ],
      [
        'exp_…',
        {
          default: 'When we compare two versions of something, keeps you on the same one; only if you allow statistics',
          'de-DE':
            'Wenn wir zwei Fassungen vergleichen, siehst du damit immer dieselbe; nur wenn du Statistik erlaubst',
          'nl-NL':
            'Als we twee versies vergelijken, blijf je hiermee dezelfde zien; alleen als je statistieken toestaat',
          'fr-FR':
            'Quand nous comparons deux versions, vous montre toujours la même ; seulement si vous acceptez les statistiques',
          'es-ES': 'Cuando comparamos dos versiones, te muestra siempre la misma; solo si permites estadísticas',
          'it-IT': 'Quando confrontiamo due versioni, ti mostra sempre la stessa; solo se consenti le statistiche',
        },
        DAYS_180,
      ],
    ],
  ),
  policyTable(
    {
      default: 'In local storage',
      'de-DE': 'Im lokalen Speicher',
      'nl-NL': 'In de lokale opslag',
      'fr-FR': 'Dans le stockage local',
      'es-ES': 'En el almacenamiento local',
      'it-IT': 'Nella memoria locale',
    },
    [
      [
        'sockeye.cart.token.…',
        {
          default: 'Finds your basket again',
          'en-US': 'Finds your cart again',
          'de-DE': 'Findet deinen Warenkorb wieder',
          'nl-NL': 'Vindt je winkelmandje terug',
          'fr-FR': 'Retrouve votre panier',
          'es-ES': 'Encuentra de nuevo tu cesta',
          'it-IT': 'Ritrova il tuo carrello',
        },
        {
          default: '30 days after its last use',
          'de-DE': '30 Tage nach der letzten Nutzung',
          'nl-NL': '30 dagen na het laatste gebruik',
          'fr-FR': '30 jours après la dernière utilisation',
          'es-ES': '30 días desde el último uso',
          'it-IT': '30 giorni dall’ultimo uso',
        },
      ],
      [
        'sockeye.checkout.views',
        {
          default: 'Knows which steps of the checkout are done',
          'de-DE': 'Weiß, welche Schritte der Kasse erledigt sind',
          'nl-NL': 'Weet welke stappen van het afrekenen klaar zijn',
          'fr-FR': 'Sait quelles étapes de la commande sont faites',
          'es-ES': 'Sabe qué pasos de la compra están hechos',
          'it-IT': 'Sa quali passaggi della cassa sono conclusi',
        },
        UNTIL_ORDERED,
      ],
      [
        'sockeye.checkout.info',
        {
          default: 'Keeps what you typed at checkout, such as your address',
          'de-DE': 'Behält, was du an der Kasse eingibst, etwa deine Adresse',
          'nl-NL': 'Bewaart wat je bij het afrekenen invult, zoals je adres',
          'fr-FR': 'Garde ce que vous saisissez à la commande, comme votre adresse',
          'es-ES': 'Guarda lo que escribes al comprar, como tu dirección',
          'it-IT': 'Conserva ciò che scrivi alla cassa, come l’indirizzo',
        },
        UNTIL_ORDERED,
      ],
      [
        'sockeye.payment.…',
        {
          default: 'Continues a payment that is under way',
          'de-DE': 'Setzt eine begonnene Zahlung fort',
          'nl-NL': 'Zet een begonnen betaling voort',
          'fr-FR': 'Reprend un paiement en cours',
          'es-ES': 'Continúa un pago en curso',
          'it-IT': 'Riprende un pagamento in corso',
        },
        ORDERED_OR_30_DAYS,
      ],
      [
        'sockeye.order.session',
        {
          default: 'Shows the order you have just placed',
          'de-DE': 'Zeigt die Bestellung, die du gerade aufgegeben hast',
          'nl-NL': 'Toont de bestelling die je net hebt geplaatst',
          'fr-FR': 'Affiche la commande que vous venez de passer',
          'es-ES': 'Muestra el pedido que acabas de hacer',
          'it-IT': 'Mostra l’ordine che hai appena fatto',
        },
        DAYS_30,
      ],
      [
        'sockeye.order.reported',
        {
          default: 'Knows which orders were counted, so that none is counted twice',
          'de-DE': 'Weiß, welche Bestellungen schon gezählt sind, damit keine doppelt zählt',
          'nl-NL': 'Weet welke bestellingen al geteld zijn, zodat er geen dubbel telt',
          'fr-FR': 'Sait quelles commandes sont déjà comptées, pour n’en compter aucune deux fois',
          'es-ES': 'Sabe qué pedidos ya se han contado, para no contar ninguno dos veces',
          'it-IT': 'Sa quali ordini sono già stati contati, così nessuno conta due volte',
        },
        UNTIL_DELETED,
      ],
      [
        'sockeye.newsletter',
        {
          default: 'Knows that you signed up or said no, so that we don’t ask again',
          'de-DE': 'Weiß, dass du dich angemeldet oder abgewinkt hast, damit wir nicht noch einmal fragen',
          'nl-NL': 'Weet dat je je hebt ingeschreven of nee hebt gezegd, zodat we het niet nog eens vragen',
          'fr-FR': 'Sait que vous vous êtes inscrit ou avez refusé, pour ne pas redemander',
          'es-ES': 'Sabe que te has suscrito o has dicho que no, para no volver a preguntar',
          'it-IT': 'Sa che ti sei iscritto o hai detto di no, per non chiedertelo di nuovo',
        },
        UNTIL_DELETED,
      ],
      [
        'sockeye.consent',
        {
          default: 'Keeps your answer to the cookie question',
          'de-DE': 'Behält deine Antwort auf die Cookie-Frage',
          'nl-NL': 'Bewaart je antwoord op de cookievraag',
          'fr-FR': 'Garde votre réponse à la question des cookies',
          'es-ES': 'Guarda tu respuesta sobre las cookies',
          'it-IT': 'Conserva la tua risposta sui cookie',
        },
        UNTIL_DELETED,
      ],
      [
        'sockeye.profile',
        {
          default: 'A random number, without a name, for recommendations that suit you',
          'de-DE': 'Eine Zufallszahl ohne Namen, für Empfehlungen, die zu dir passen',
          'nl-NL': 'Een willekeurig nummer zonder naam, voor aanbevelingen die bij je passen',
          'fr-FR': 'Un numéro aléatoire, sans nom, pour des suggestions qui vous conviennent',
          'es-ES': 'Un número al azar, sin nombre, para recomendaciones a tu medida',
          'it-IT': 'Un numero casuale, senza nome, per consigli adatti a te',
        },
        {
          default: 'One year at most',
          'de-DE': 'Höchstens ein Jahr',
          'nl-NL': 'Hoogstens een jaar',
          'fr-FR': 'Un an au plus',
          'es-ES': 'Un año como máximo',
          'it-IT': 'Al massimo un anno',
        },
      ],
    ],
  ),
  policyTable(
    {
      default: 'In session storage',
      'de-DE': 'Im Sitzungsspeicher',
      'nl-NL': 'In de sessieopslag',
      'fr-FR': 'Dans le stockage de session',
      'es-ES': 'En el almacenamiento de sesión',
      'it-IT': 'Nella memoria di sessione',
    },
    [
      [
        'sockeye.segments',
        {
          default: 'Remembers which campaign brought you here; only if you allow advertising',
          'de-DE': 'Merkt sich, welche Kampagne dich hergeführt hat; nur wenn du Werbung erlaubst',
          'nl-NL': 'Onthoudt welke campagne je hier bracht; alleen als je reclame toestaat',
          'fr-FR': 'Retient la campagne qui vous a amené ici ; seulement si vous acceptez la publicité',
          'es-ES': 'Recuerda qué campaña te trajo aquí; solo si permites publicidad',
          'it-IT': 'Ricorda quale campagna ti ha portato qui; solo se consenti la pubblicità',
        },
        UNTIL_CLOSED,
      ],
      [
        'sockeye.popup',
        {
          default: 'Knows that something popped up already, so that it happens only once',
          'de-DE': 'Weiß, dass sich schon einmal etwas von selbst geöffnet hat, damit es dabei bleibt',
          'nl-NL': 'Weet dat er al iets vanzelf is geopend, zodat het bij die ene keer blijft',
          'fr-FR': 'Sait qu’une fenêtre s’est déjà ouverte d’elle-même, pour que cela n’arrive qu’une fois',
          'es-ES': 'Sabe que ya se ha abierto algo solo, para que ocurra una única vez',
          'it-IT': 'Sa che qualcosa si è già aperto da solo, così succede una volta sola',
        },
        UNTIL_CLOSED,
      ],
      [
        'sockeye.events',
        {
          default: 'Keeps what happens at checkout for statistics on the next page, if you allow them',
          'de-DE': 'Behält für die Statistik der nächsten Seite, was an der Kasse geschieht, wenn du sie erlaubst',
          'nl-NL':
            'Bewaart wat er bij het afrekenen gebeurt voor de statistiek op de volgende pagina, als je die toestaat',
          'fr-FR':
            'Garde ce qui se passe à la commande pour les statistiques de la page suivante, si vous les autorisez',
          'es-ES': 'Guarda lo que pasa al comprar para las estadísticas de la página siguiente, si las permites',
          'it-IT': 'Conserva ciò che accade alla cassa per le statistiche della pagina dopo, se le permetti',
        },
        UNTIL_CLOSED,
      ],
      [
        'sockeye.reloaded',
        {
          default: 'Stops a page from reloading again and again',
          'de-DE': 'Verhindert, dass eine Seite immer wieder neu lädt',
          'nl-NL': 'Voorkomt dat een pagina steeds opnieuw laadt',
          'fr-FR': 'Empêche une page de se recharger sans fin',
          'es-ES': 'Evita que una página se recargue sin parar',
          'it-IT': 'Evita che una pagina si ricarichi all’infinito',
        },
        UNTIL_CLOSED,
      ],
      [
        'sockeye.offer',
        {
          default: 'Knows that you were offered the shop of another country, so that it happens only once',
          'de-DE': 'Weiß, dass dir der Shop eines anderen Landes angeboten wurde, damit es dabei bleibt',
          'nl-NL': 'Weet dat de winkel van een ander land je is aangeboden, zodat het bij die ene keer blijft',
          'fr-FR': 'Sait que la boutique d’un autre pays vous a été proposée, pour que cela n’arrive qu’une fois',
          'es-ES': 'Sabe que ya se te ha ofrecido la tienda de otro país, para que ocurra una única vez',
          'it-IT': 'Sa che ti è stato proposto il negozio di un altro Paese, così succede una volta sola',
        },
        UNTIL_CLOSED,
      ],
      [
        'sockeye.checkout.return',
        {
          default: 'Knows which page you went to the checkout from, to bring you back there',
          'de-DE': 'Weiß, von welcher Seite du zur Kasse gegangen bist, um dich dorthin zurückzubringen',
          'nl-NL': 'Weet vanaf welke pagina je ging afrekenen, om je daar terug te brengen',
          'fr-FR': 'Sait de quelle page vous êtes parti commander, pour vous y ramener',
          'es-ES': 'Sabe desde qué página fuiste a pagar, para llevarte de vuelta',
          'it-IT': 'Sa da quale pagina sei andato alla cassa, per riportarti lì',
        },
        UNTIL_CLOSED,
      ],
      [
        'sockeye.payment.trouble',
        {
          default: 'Tells you what went wrong when you come back from your bank',
          'de-DE': 'Sagt dir, was schiefging, wenn du von deiner Bank zurückkommst',
          'nl-NL': 'Vertelt je wat er misging als je terugkomt van je bank',
          'fr-FR': 'Vous dit ce qui n’a pas marché quand vous revenez de votre banque',
          'es-ES': 'Te dice qué ha fallado cuando vuelves de tu banco',
          'it-IT': 'Ti dice che cosa è andato storto quando torni dalla tua banca',
        },
        UNTIL_CLOSED,
      ],
      [
        'sockeye.reports',
        {
          default: 'Counts how many errors this visit has reported, so that it stays at a few',
          'de-DE': 'Zählt, wie viele Fehler dieser Besuch gemeldet hat, damit es wenige bleiben',
          'nl-NL': 'Telt hoeveel fouten dit bezoek heeft gemeld, zodat het er weinig blijven',
          'fr-FR': 'Compte les erreurs signalées pendant cette visite, pour qu’elles restent peu nombreuses',
          'es-ES': 'Cuenta cuántos errores ha avisado esta visita, para que sigan siendo pocos',
          'it-IT': 'Conta quanti errori ha segnalato questa visita, perché restino pochi',
        },
        UNTIL_CLOSED,
      ],
    ],
  ),
]
