import type { DemoStory } from '../demo-story.ts'
import { storedInBrowser } from './stored-in-browser.ts'

/** The cookie policy: a page of its own below the questions, not a section of them. */
export const cookiePolicy: DemoStory = {
  fullSlug: '_default/faq/cookie-policy',
  name: 'faq-cookie-policy',
  component: 'page',
  fields: {
    title: {
      default: 'Cookie policy',
      'de-DE': 'Cookie-Richtlinie',
      'nl-NL': 'Cookiebeleid',
      'fr-FR': 'Politique relative aux cookies',
      'es-ES': 'Política de cookies',
      'it-IT': 'Informativa sui cookie',
    },
    intro: {
      default:
        'Our own cookies remember small things, like your country. Nothing goes to third parties until you say yes.',
      'de-DE':
        'Unsere eigenen Cookies merken sich Kleinigkeiten, zum Beispiel dein Land. An Dritte geht nichts, bevor du Ja sagst.',
      'nl-NL':
        'Onze eigen cookies onthouden kleine dingen, zoals je land. Er gaat niets naar derden voordat je ja zegt.',
      'fr-FR':
        'Nos propres cookies retiennent de petites choses, comme votre pays. Rien ne part chez des tiers avant votre accord.',
      'es-ES':
        'Nuestras propias cookies recuerdan cosas pequeñas, como tu país. No se envía nada a terceros hasta que digas que sí.',
      'it-IT':
        'I nostri cookie ricordano piccole cose, come il tuo Paese. Niente viene inviato a terzi finché non dici di sì.',
    },
    metaDescription: {
      default: 'Which cookies Sockeye uses, what they remember and how you decide about the rest. No crumbs.',
      'de-DE':
        'Welche Cookies Sockeye verwendet, was sie sich merken und wie du über den Rest entscheidest. Ohne Krümel.',
      'nl-NL': 'Welke cookies Sockeye gebruikt, wat ze onthouden en hoe je over de rest beslist. Zonder kruimels.',
      'fr-FR': 'Quels cookies Sockeye utilise, ce qu’ils retiennent et comment vous décidez du reste. Sans miettes.',
      'es-ES': 'Qué cookies usa Sockeye, qué recuerdan y cómo decides sobre el resto. Sin migas.',
      'it-IT': 'Quali cookie usa Sockeye, che cosa ricordano e come decidi sul resto. Senza briciole.',
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## In short

              - The shop keeps a few notes in your browser so that it can work: your country, your basket, how far you got at checkout.
              - Statistics and other services of third parties load only after you have said yes. Without a yes nothing is sent to them.
              - None of it follows you to other websites, and you can delete all of it at any time.

              ## Three kinds of note

              A **cookie** is a small text that your browser sends along when it asks us for a page. **Local storage** stays in your browser and is read there. **Session storage** is the same, but vanishes with the tab. We use all three, and this is the whole list. Three dots stand for the part of a name that varies, such as a country.`,
            'en-US': `
              ## In short

              - The store keeps a few notes in your browser so that it can work: your country, your cart, how far you got at checkout.
              - Statistics and other services of third parties load only after you have said yes. Without a yes nothing is sent to them.
              - None of it follows you to other websites, and you can delete all of it at any time.

              ## Three kinds of note

              A **cookie** is a small text that your browser sends along when it asks us for a page. **Local storage** stays in your browser and is read there. **Session storage** is the same, but vanishes with the tab. We use all three, and this is the whole list. Three dots stand for the part of a name that varies, such as a country.`,
            'de-DE': `
              ## Kurz gesagt

              - Der Shop legt ein paar Notizen in deinem Browser ab, damit er funktioniert: dein Land, deinen Warenkorb, wie weit du an der Kasse warst.
              - Statistik und andere Dienste Dritter laden erst, wenn du Ja gesagt hast. Ohne Ja wird nichts an sie gesendet.
              - Nichts davon folgt dir auf andere Websites, und du kannst alles jederzeit löschen.

              ## Drei Arten von Notizen

              Ein **Cookie** ist ein kleiner Text, den dein Browser mitschickt, wenn er bei uns eine Seite abruft. Der **lokale Speicher** bleibt in deinem Browser und wird dort gelesen. Der **Sitzungsspeicher** ebenso, nur verschwindet er mit dem Tab. Wir nutzen alle drei, und das hier ist die ganze Liste. Drei Punkte stehen für den Teil eines Namens, der wechselt, etwa ein Land.`,
            'nl-NL': `
              ## In het kort

              - De winkel bewaart een paar notities in je browser om te kunnen werken: je land, je winkelmandje, hoever je was met afrekenen.
              - Statistieken en andere diensten van derden laden pas nadat je ja hebt gezegd. Zonder ja wordt er niets naar hen verstuurd.
              - Niets daarvan volgt je naar andere websites, en je kunt alles op elk moment wissen.

              ## Drie soorten notities

              Een **cookie** is een kleine tekst die je browser meestuurt als hij bij ons een pagina opvraagt. De **lokale opslag** blijft in je browser en wordt daar gelezen. De **sessieopslag** ook, maar die verdwijnt met het tabblad. We gebruiken ze alle drie, en dit is de hele lijst. Drie puntjes staan voor het deel van een naam dat wisselt, zoals een land.`,
            'fr-FR': `
              ## En bref

              - La boutique garde quelques notes dans votre navigateur pour pouvoir fonctionner : votre pays, votre panier, l’avancement de votre commande.
              - Les statistiques et les autres services de tiers ne se chargent qu’après votre accord. Sans accord, rien ne leur est envoyé.
              - Rien de tout cela ne vous suit sur d’autres sites, et vous pouvez tout effacer à tout moment.

              ## Trois sortes de notes

              Un **cookie** est un petit texte que votre navigateur joint quand il nous demande une page. Le **stockage local** reste dans votre navigateur et y est lu. Le **stockage de session** aussi, mais il disparaît avec l’onglet. Nous utilisons les trois, et voici toute la liste. Trois points remplacent la partie d’un nom qui varie, comme un pays.`,
            'es-ES': `
              ## En pocas palabras

              - La tienda guarda unas notas en tu navegador para poder funcionar: tu país, tu cesta, hasta dónde llegaste en la compra.
              - Las estadísticas y otros servicios de terceros solo se cargan cuando has dicho que sí. Sin un sí no se les envía nada.
              - Nada de esto te sigue a otros sitios web, y puedes borrarlo todo cuando quieras.

              ## Tres clases de notas

              Una **cookie** es un texto pequeño que tu navegador envía cuando nos pide una página. El **almacenamiento local** se queda en tu navegador y se lee allí. El **almacenamiento de sesión** también, pero desaparece con la pestaña. Usamos los tres, y esta es la lista completa. Los tres puntos sustituyen la parte de un nombre que varía, como un país.`,
            'it-IT': `
              ## In breve

              - Il negozio tiene qualche appunto nel tuo browser per poter funzionare: il tuo Paese, il carrello, a che punto eri alla cassa.
              - Le statistiche e gli altri servizi di terzi si caricano solo dopo il tuo sì. Senza un sì non viene inviato loro niente.
              - Niente di tutto questo ti segue su altri siti, e puoi cancellare tutto quando vuoi.

              ## Tre tipi di appunti

              Un **cookie** è un piccolo testo che il browser invia quando ci chiede una pagina. La **memoria locale** resta nel tuo browser e si legge lì. La **memoria di sessione** anche, ma sparisce con la scheda. Le usiamo tutte e tre, e questo è l’elenco completo. I tre puntini stanno per la parte di un nome che cambia, come un Paese.`,
          },
        },
      },
      ...storedInBrowser,
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## Only with your yes

              Statistics tell a shop which pages are read and where people give up. They begin only once you agree, and end when you change your mind. This demonstration shop has no such service connected. A merchant who connects one names it here, with its purpose and duration.

              ## While you pay

              On the payment page the payment provider and your bank may store what they need to prevent fraud. Those notes are theirs, and their own privacy notices apply.

              ## Changing your mind

              You can change your answer in the cookie settings whenever you like. To delete everything, clear the data of this site in your browser; the shop then forgets your country and your basket, but nothing you have ordered. How we handle personal data is explained in the [privacy notice](/privacy). Questions: [hello@sockeye.example](mailto:hello@sockeye.example).`,
            'en-US': `
              ## Only with your yes

              Statistics tell a store which pages are read and where people give up. They begin only once you agree, and end when you change your mind. This demonstration store has no such service connected. A merchant who connects one names it here, with its purpose and duration.

              ## While you pay

              On the payment page the payment provider and your bank may store what they need to prevent fraud. Those notes are theirs, and their own privacy notices apply.

              ## Changing your mind

              You can change your answer in the cookie settings whenever you like. To delete everything, clear the data of this site in your browser; the store then forgets your country and your cart, but nothing you have ordered. How we handle personal data is explained in the [privacy notice](/privacy). Questions: [hello@sockeye.example](mailto:hello@sockeye.example).`,
            'de-DE': `
              ## Nur mit deinem Ja

              Statistik verrät einem Shop, welche Seiten gelesen werden und wo jemand aufgibt. Sie beginnt erst, wenn du zustimmst, und endet, wenn du es dir anders überlegst. An diesen Demoshop ist kein solcher Dienst angeschlossen. Wer einen anschließt, nennt ihn hier, mit Zweck und Dauer.

              ## Beim Bezahlen

              Auf der Zahlungsseite können der Zahlungsdienst und deine Bank speichern, was sie gegen Betrug brauchen. Diese Notizen gehören ihnen, es gelten ihre eigenen Datenschutzerklärungen.

              ## Wenn du es dir anders überlegst

              Deine Antwort kannst du in den Cookie-Einstellungen jederzeit ändern. Um alles zu löschen, entfern in deinem Browser die Daten dieser Website. Dann vergisst der Shop dein Land und deinen Warenkorb, aber keine Bestellung. Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacy). Fragen: [hello@sockeye.example](mailto:hello@sockeye.example).`,
            'nl-NL': `
              ## Alleen met jouw ja

              Statistieken vertellen een winkel welke pagina’s worden gelezen en waar mensen afhaken. Ze beginnen pas als je akkoord gaat en stoppen als je van gedachten verandert. Aan deze demowinkel is geen zulke dienst gekoppeld. Wie er een koppelt, noemt die hier, met doel en duur.

              ## Tijdens het betalen

              Op de betaalpagina kunnen de betaaldienst en je bank opslaan wat ze tegen fraude nodig hebben. Die notities zijn van hen, en hun eigen privacyverklaringen gelden.

              ## Van gedachten veranderen

              Je antwoord kun je altijd wijzigen in de cookie-instellingen. Wil je alles wissen, verwijder dan in je browser de gegevens van deze site; de winkel vergeet dan je land en je winkelmandje, maar geen bestelling. Hoe we met persoonsgegevens omgaan staat in de [privacyverklaring](/privacy). Vragen: [hello@sockeye.example](mailto:hello@sockeye.example).`,
            'fr-FR': `
              ## Seulement avec votre accord

              Les statistiques disent à une boutique quelles pages sont lues et où l’on renonce. Elles ne commencent qu’avec votre accord et cessent si vous changez d’avis. Aucun service de ce genre n’est relié à cette boutique de démonstration. Le marchand qui en relie un le nomme ici, avec son but et sa durée.

              ## Pendant le paiement

              Sur la page de paiement, le prestataire de paiement et votre banque peuvent enregistrer ce qu’il leur faut contre la fraude. Ces notes sont les leurs, et leurs propres règles de confidentialité s’appliquent.

              ## Changer d’avis

              Vous pouvez modifier votre réponse à tout moment dans les paramètres des cookies. Pour tout effacer, supprimez les données de ce site dans votre navigateur ; la boutique oublie alors votre pays et votre panier, mais aucune commande. Le traitement des données personnelles est expliqué dans la [politique de confidentialité](/privacy). Des questions : [hello@sockeye.example](mailto:hello@sockeye.example).`,
            'es-ES': `
              ## Solo con tu sí

              Las estadísticas le dicen a una tienda qué páginas se leen y dónde se abandona. Empiezan solo cuando aceptas y terminan si cambias de idea. Esta tienda de demostración no tiene ningún servicio así conectado. Quien conecte uno lo nombra aquí, con su finalidad y duración.

              ## Mientras pagas

              En la página de pago, el proveedor de pagos y tu banco pueden guardar lo que necesiten contra el fraude. Esas notas son suyas y se rigen por sus propios avisos de privacidad.

              ## Cambiar de idea

              Puedes cambiar tu respuesta cuando quieras en la configuración de cookies. Para borrarlo todo, elimina los datos de este sitio en tu navegador; la tienda olvida entonces tu país y tu cesta, pero ningún pedido. Cómo tratamos los datos personales se explica en la [política de privacidad](/privacy). Preguntas: [hello@sockeye.example](mailto:hello@sockeye.example).`,
            'it-IT': `
              ## Solo con il tuo sì

              Le statistiche dicono a un negozio quali pagine si leggono e dove ci si ferma. Cominciano solo se accetti e finiscono se cambi idea. A questo negozio dimostrativo non è collegato nessun servizio del genere. Chi ne collega uno lo indica qui, con scopo e durata.

              ## Mentre paghi

              Nella pagina di pagamento il fornitore di pagamento e la tua banca possono salvare ciò che serve loro contro le frodi. Quegli appunti sono loro, e valgono le loro informative.

              ## Cambiare idea

              Puoi cambiare risposta quando vuoi nelle impostazioni dei cookie. Per cancellare tutto, elimina i dati di questo sito nel browser; il negozio allora dimentica il tuo Paese e il carrello, ma nessun ordine. Come trattiamo i dati personali è spiegato nell’[informativa sulla privacy](/privacy). Domande: [hello@sockeye.example](mailto:hello@sockeye.example).`,
          },
        },
      },
    ],
  },
}
