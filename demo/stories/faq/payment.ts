import type { DemoStory } from '../demo-story.ts'

/** How to pay, and what happens to the money. */
export const payment: DemoStory = {
  fullSlug: '_default/faq/payment',
  name: 'faq-payment',
  component: 'faq-section',
  position: 4,
  fields: {
    title: {
      default: 'Payment',
      'de-DE': 'Bezahlung',
      'nl-NL': 'Betalen',
      'fr-FR': 'Paiement',
      'es-ES': 'Pago',
      'it-IT': 'Pagamento',
    },
    intro: {
      default:
        'You pay in the currency you see, and nothing is ordered until you press the last button. Clams are not accepted.',
      'de-DE':
        'Du zahlst in der Währung, die du siehst, und bestellt ist erst mit dem letzten Knopf. Muscheln nehmen wir nicht an.',
      'nl-NL':
        'Je betaalt in de valuta die je ziet, en er is pas iets besteld na de laatste knop. Schelpen nemen we niet aan.',
      'fr-FR':
        'Tu paies dans la devise affichée, et rien n’est commandé avant le dernier bouton. Les coquillages ne sont pas acceptés.',
      'es-ES': 'Pagas en la moneda que ves, y no hay pedido hasta el último botón. No aceptamos conchas.',
      'it-IT':
        'Paghi nella valuta che vedi, e niente è ordinato prima dell’ultimo pulsante. Le conchiglie non le accettiamo.',
    },
    metaDescription: {
      default: 'Ways to pay, the check by your bank, when you’re charged, which currency, and how to get an invoice.',
      'de-DE':
        'Zahlungsarten, die Prüfung durch deine Bank, wann abgebucht wird, welche Währung und wie du eine Rechnung bekommst.',
      'nl-NL':
        'Betaalmethoden, de controle van je bank, wanneer er wordt afgeschreven, welke valuta, en hoe je een factuur krijgt.',
      'fr-FR':
        'Moyens de paiement, vérification de la banque, moment du débit, devise et facture : des réponses courtes.',
      'es-ES': 'Formas de pago, la comprobación del banco, cuándo se cobra, en qué moneda y cómo obtener una factura.',
      'it-IT':
        'Metodi di pagamento, verifica della banca, quando avviene l’addebito, in che valuta e come avere la fattura.',
    },
    questions: [
      {
        id: 'ways-to-pay',
        question: {
          default: 'How can I pay?',
          'de-DE': 'Wie kann ich bezahlen?',
          'nl-NL': 'Hoe kan ik betalen?',
          'fr-FR': 'Comment puis-je payer ?',
          'es-ES': '¿Cómo puedo pagar?',
          'it-IT': 'Come posso pagare?',
        },
        answer: {
          rich: {
            default: `
              With cards and the methods shown at checkout. Which ones those are depends on your country. Card details go straight to the payment provider; we never see or keep the whole number.`,
            'de-DE': `
              Mit Karte und mit den Zahlungsarten, die an der Kasse stehen. Welche das sind, hängt von deinem Land ab. Kartendaten gehen direkt an den Zahlungsdienst. Die ganze Nummer sehen und speichern wir nie.`,
            'nl-NL': `
              Met kaarten en met de methoden die je bij het afrekenen ziet. Welke dat zijn, hangt van je land af. Kaartgegevens gaan rechtstreeks naar de betaaldienst; het hele nummer zien of bewaren wij nooit.`,
            'fr-FR': `
              Par carte et avec les moyens affichés au moment de payer. Ils dépendent de ton pays. Les données de carte vont directement au prestataire de paiement ; on ne voit ni ne garde jamais le numéro complet.`,
            'es-ES': `
              Con tarjeta y con los métodos que aparecen al pagar. Cuáles son depende de tu país. Los datos de la tarjeta van directos al proveedor de pagos; nunca vemos ni guardamos el número completo.`,
            'it-IT': `
              Con carta e con i metodi mostrati alla cassa. Quali siano dipende dal tuo Paese. I dati della carta vanno direttamente al fornitore di pagamento; il numero intero non lo vediamo e non lo conserviamo mai.`,
          },
        },
      },
      {
        id: 'three-d-secure',
        question: {
          default: 'Why does my bank ask me something?',
          'de-DE': 'Warum fragt meine Bank noch einmal nach?',
          'nl-NL': 'Waarom vraagt mijn bank nog iets?',
          'fr-FR': 'Pourquoi ma banque me demande-t-elle une confirmation ?',
          'es-ES': '¿Por qué me pregunta algo el banco?',
          'it-IT': 'Perché la banca mi chiede una conferma?',
        },
        answer: {
          rich: {
            default: `
              That is 3-D Secure. Your bank makes sure that it is really you, with a code or in its app, and sends you back to us. In Europe the law asks for it with many card payments. If you close the window, nothing is ordered, and you can try again.`,
            'en-US': `
              That is 3-D Secure. Your bank makes sure that it is really you, with a code or in its app, and sends you back to us. Some banks always ask, some rarely. If you close the window, nothing is ordered, and you can try again.`,
            'de-DE': `
              Das ist 3-D Secure. Deine Bank vergewissert sich mit einem Code oder in ihrer App, dass wirklich du es bist, und schickt dich zu uns zurück. In Europa verlangt das Gesetz das bei vielen Kartenzahlungen. Schließt du das Fenster, ist nichts bestellt, und du kannst es noch einmal versuchen.`,
            'nl-NL': `
              Dat is 3-D Secure. Je bank controleert met een code of in haar app of jij het echt bent, en stuurt je terug naar ons. In Europa verlangt de wet dat bij veel kaartbetalingen. Sluit je het venster, dan is er niets besteld en kun je het opnieuw proberen.`,
            'fr-FR': `
              C’est le 3-D Secure. Ta banque vérifie que c’est bien toi, par un code ou dans son application, puis te renvoie chez nous. En Europe, la loi l’exige pour beaucoup de paiements par carte. Si tu fermes la fenêtre, rien n’est commandé, et tu peux réessayer.`,
            'es-ES': `
              Es 3-D Secure. Tu banco comprueba que eres tú, con un código o en su aplicación, y te devuelve con nosotros. En Europa la ley lo exige en muchos pagos con tarjeta. Si cierras la ventana, no se pide nada y puedes volver a intentarlo.`,
            'it-IT': `
              È 3-D Secure. La banca verifica che sia proprio tu, con un codice o nella sua app, e ti rimanda da noi. In Europa la legge lo richiede per molti pagamenti con carta. Se chiudi la finestra, niente è ordinato e puoi riprovare.`,
          },
        },
      },
      {
        id: 'when-charged',
        question: {
          default: 'When am I charged?',
          'de-DE': 'Wann wird abgebucht?',
          'nl-NL': 'Wanneer wordt er afgeschreven?',
          'fr-FR': 'Quand a lieu le débit ?',
          'es-ES': '¿Cuándo se me cobra?',
          'it-IT': 'Quando avviene l’addebito?',
        },
        answer: {
          rich: {
            default: `
              When you place the order and your bank agrees, never before. If the payment is refused, no order is made and your basket stays as it was. Some banks show a reserved amount for a few days; it disappears by itself.`,
            'en-US': `
              When you place the order and your bank agrees, never before. If the payment is declined, no order is made and your cart stays as it was. Some banks show a pending amount for a few days; it disappears by itself.`,
            'de-DE': `
              Wenn du bestellst und deine Bank zustimmt, nie vorher. Wird die Zahlung abgelehnt, entsteht keine Bestellung, und dein Warenkorb bleibt, wie er war. Manche Banken zeigen ein paar Tage lang einen reservierten Betrag, er verschwindet von selbst.`,
            'nl-NL': `
              Als je bestelt en je bank akkoord gaat, nooit eerder. Wordt de betaling geweigerd, dan is er geen bestelling en blijft je winkelmandje zoals het was. Sommige banken tonen een paar dagen een gereserveerd bedrag; dat verdwijnt vanzelf.`,
            'fr-FR': `
              Quand tu commandes et que ta banque accepte, jamais avant. Si le paiement est refusé, il n’y a pas de commande et ton panier reste tel quel. Certaines banques affichent quelques jours un montant réservé ; il disparaît tout seul.`,
            'es-ES': `
              Cuando haces el pedido y el banco lo acepta, nunca antes. Si se rechaza el pago, no hay pedido y tu cesta se queda como estaba. Algunos bancos muestran unos días un importe retenido; desaparece solo.`,
            'it-IT': `
              Quando fai l’ordine e la banca accetta, mai prima. Se il pagamento è rifiutato, non c’è nessun ordine e il carrello resta com’era. Alcune banche mostrano per qualche giorno un importo riservato; sparisce da solo.`,
          },
        },
      },
      {
        id: 'which-currency',
        question: {
          default: 'In which currency do I pay?',
          'de-DE': 'In welcher Währung bezahle ich?',
          'nl-NL': 'In welke valuta betaal ik?',
          'fr-FR': 'Dans quelle devise est-ce que je paie ?',
          'es-ES': '¿En qué moneda pago?',
          'it-IT': 'In quale valuta pago?',
        },
        answer: {
          rich: {
            default: `
              In the one that stands beside the prices. It belongs to the country you have chosen; choose another country and the prices change with it. We never convert anything behind your back. If your card is in another currency, your bank does the converting.`,
            'en-US': `
              In the one next to the prices. It belongs to the country you have chosen; choose another country and the prices change with it. We never convert anything behind your back. If your card is in another currency, your bank does the converting.`,
            'de-DE': `
              In der, die bei den Preisen steht. Sie gehört zu dem Land, das du gewählt hast. Wählst du ein anderes, ändern sich die Preise mit. Heimlich umgerechnet wird nichts. Läuft deine Karte in einer anderen Währung, rechnet deine Bank um.`,
            'nl-NL': `
              In de valuta die bij de prijzen staat. Die hoort bij het land dat je hebt gekozen; kies je een ander land, dan veranderen de prijzen mee. We rekenen niets stiekem om. Heeft je kaart een andere valuta, dan doet je bank dat.`,
            'fr-FR': `
              Dans celle qui figure à côté des prix. Elle dépend du pays choisi ; change de pays et les prix changent aussi. Rien n’est converti dans ton dos. Si ta carte est dans une autre devise, c’est ta banque qui convertit.`,
            'es-ES': `
              En la que aparece junto a los precios. Es la del país que has elegido; si eliges otro, los precios cambian. No convertimos nada a tus espaldas. Si tu tarjeta va en otra moneda, la conversión la hace tu banco.`,
            'it-IT': `
              In quella accanto ai prezzi. È quella del Paese che hai scelto; se ne scegli un altro, cambiano anche i prezzi. Non convertiamo niente di nascosto. Se la tua carta è in un’altra valuta, la conversione la fa la banca.`,
          },
        },
      },
      {
        id: 'invoice',
        question: {
          default: 'Can I have an invoice?',
          'de-DE': 'Bekomme ich eine Rechnung?',
          'nl-NL': 'Kan ik een factuur krijgen?',
          'fr-FR': 'Puis-je avoir une facture ?',
          'es-ES': '¿Puedo tener una factura?',
          'it-IT': 'Posso avere una fattura?',
        },
        answer: {
          rich: {
            default: `
              Yes. Write to [hello@sockeye.example](mailto:hello@sockeye.example) with your order number and, if it’s for a company, its name and address. For larger orders there is a page on [corporate gifts](/corporate-gifts).`,
            'de-DE': `
              Ja. Schreib mit deiner Bestellnummer an [hello@sockeye.example](mailto:hello@sockeye.example), für eine Firma auch mit Name und Anschrift. Für größere Bestellungen gibt es eine Seite über [Firmengeschenke](/corporate-gifts).`,
            'nl-NL': `
              Ja. Schrijf met je bestelnummer naar [hello@sockeye.example](mailto:hello@sockeye.example), en voor een bedrijf ook met naam en adres. Voor grotere bestellingen is er een pagina over [relatiegeschenken](/corporate-gifts).`,
            'fr-FR': `
              Oui. Écris à [hello@sockeye.example](mailto:hello@sockeye.example) avec ton numéro de commande et, pour une entreprise, son nom et son adresse. Pour les grosses commandes, il y a la page [cadeaux d’entreprise](/corporate-gifts).`,
            'es-ES': `
              Sí. Escribe a [hello@sockeye.example](mailto:hello@sockeye.example) con tu número de pedido y, si es para una empresa, su nombre y dirección. Para pedidos grandes está la página de [regalos de empresa](/corporate-gifts).`,
            'it-IT': `
              Sì. Scrivi a [hello@sockeye.example](mailto:hello@sockeye.example) con il numero d’ordine e, se è per un’azienda, nome e indirizzo. Per ordini più grandi c’è la pagina dei [regali aziendali](/corporate-gifts).`,
          },
        },
      },
    ],
  },
}
