import type { DemoStory } from '../demo-story.ts'
import { freeDelivery } from './free-delivery.ts'

/** How parcels travel, how long that takes and from when on it is free. */
export const delivery: DemoStory = {
  fullSlug: '_default/faq/delivery',
  name: 'faq-delivery',
  component: 'faq-section',
  position: 1,
  fields: {
    title: {
      default: 'Delivery',
      'en-US': 'Shipping',
      'de-DE': 'Lieferung',
      'nl-NL': 'Bezorging',
      'fr-FR': 'Livraison',
      'es-ES': 'Envíos',
      'it-IT': 'Consegna',
    },
    intro: {
      default:
        'You see the price of delivery before you pay, never after. The confirmation comes by email; the socks don’t.',
      'en-US':
        'You see the price of shipping before you pay, never after. The confirmation comes by email; the socks don’t.',
      'de-DE':
        'Die Versandkosten siehst du vor dem Bezahlen, nie danach. Die Bestätigung kommt per E-Mail, die Socken nicht.',
      'nl-NL': 'De bezorgkosten zie je vóór het betalen, nooit erna. De bevestiging komt per mail, de sokken niet.',
      'fr-FR':
        'Le prix de la livraison s’affiche avant le paiement, jamais après. La confirmation arrive par e-mail, pas les chaussettes.',
      'es-ES':
        'El precio del envío lo ves antes de pagar, nunca después. La confirmación llega por correo electrónico; los calcetines, no.',
      'it-IT':
        'Il prezzo della spedizione lo vedi prima di pagare, mai dopo. La conferma arriva via e-mail, i calzini no.',
    },
    metaDescription: {
      default:
        'What delivery costs, where we deliver and what happens after you order. Plain answers, no fishy small print.',
      'en-US':
        'What shipping costs, where we ship and what happens after you order. Plain answers, no fishy small print.',
      'de-DE':
        'Was der Versand kostet, wohin wir liefern und was nach der Bestellung passiert. Klare Antworten, kein Anglerlatein.',
      'nl-NL':
        'Wat bezorging kost, waar we bezorgen en wat er na je bestelling gebeurt. Duidelijke antwoorden, geen visserslatijn.',
      'fr-FR':
        'Le prix de la livraison, les pays livrés et la suite de ta commande. Des réponses claires, sans noyer le poisson.',
      'es-ES': 'Cuánto cuesta el envío, adónde llegamos y qué pasa después del pedido. Respuestas claras como el agua.',
      'it-IT':
        'Quanto costa la spedizione, dove consegniamo e cosa succede dopo l’ordine. Risposte chiare come l’acqua.',
    },
    questions: [
      {
        id: 'how-long',
        question: {
          default: 'How long does delivery take?',
          'en-US': 'How long does shipping take?',
          'de-DE': 'Wie lange dauert die Lieferung?',
          'nl-NL': 'Hoe lang duurt de bezorging?',
          'fr-FR': 'Combien de temps prend la livraison ?',
          'es-ES': '¿Cuánto tarda el envío?',
          'it-IT': 'Quanto tempo richiede la consegna?',
        },
        answer: {
          rich: {
            default: `
              - **Europe and the UK:** 2 to 4 working days
              - **United States:** 3 to 5 working days
              - **Elsewhere:** 6 to 10 working days

              Weekends and public holidays don’t count. The fish works on them, the couriers mostly don’t.`,
            'en-US': `
              - **United States:** 3 to 5 business days
              - **Europe and the UK:** 2 to 4 business days
              - **Elsewhere:** 6 to 10 business days

              Weekends and public holidays don’t count. The fish works on them, the couriers mostly don’t.`,
            'de-DE': `
              - **Europa und Großbritannien:** 2 bis 4 Werktage
              - **USA:** 3 bis 5 Werktage
              - **Anderswo:** 6 bis 10 Werktage

              Wochenenden und Feiertage zählen nicht mit. Der Fisch arbeitet auch dann, die Paketdienste meist nicht.`,
            'nl-NL': `
              - **Europa en het Verenigd Koninkrijk:** 2 tot 4 werkdagen
              - **Verenigde Staten:** 3 tot 5 werkdagen
              - **Daarbuiten:** 6 tot 10 werkdagen

              Weekenden en feestdagen tellen niet mee. De vis werkt dan door, de bezorgers meestal niet.`,
            'fr-FR': `
              - **Europe et Royaume-Uni :** 2 à 4 jours ouvrés
              - **États-Unis :** 3 à 5 jours ouvrés
              - **Ailleurs :** 6 à 10 jours ouvrés

              Les week-ends et les jours fériés ne comptent pas. Le poisson travaille, les transporteurs rarement.`,
            'es-ES': `
              - **Europa y Reino Unido:** de 2 a 4 días laborables
              - **Estados Unidos:** de 3 a 5 días laborables
              - **Resto de países:** de 6 a 10 días laborables

              Los fines de semana y los festivos no cuentan. El pez trabaja; los mensajeros, casi nunca.`,
            'it-IT': `
              - **Europa e Regno Unito:** da 2 a 4 giorni lavorativi
              - **Stati Uniti:** da 3 a 5 giorni lavorativi
              - **Altrove:** da 6 a 10 giorni lavorativi

              Fine settimana e festivi non contano. Il pesce lavora, i corrieri di solito no.`,
          },
        },
      },
      {
        id: 'delivery-cost',
        question: {
          default: 'What does delivery cost?',
          'en-US': 'What does shipping cost?',
          'de-DE': 'Was kostet der Versand?',
          'nl-NL': 'Wat kost de bezorging?',
          'fr-FR': 'Combien coûte la livraison ?',
          'es-ES': '¿Cuánto cuesta el envío?',
          'it-IT': 'Quanto costa la spedizione?',
        },
        answer: {
          rich: {
            default: `
              It depends on the country. The [basket](/checkout/cart) shows the price for yours as soon as something is in it, and always before you pay. There are no surprises afterwards.`,
            'en-US': `
              It depends on the country. The [cart](/checkout/cart) shows the price for yours as soon as something is in it, and always before you pay. There are no surprises afterward.`,
            'de-DE': `
              Das hängt vom Land ab. Im [Warenkorb](/checkout/cart) steht der Preis für deines, sobald etwas darin liegt, und in jedem Fall, bevor du bezahlst. Danach kommt nichts mehr dazu.`,
            'nl-NL': `
              Dat hangt van het land af. In je [winkelmandje](/checkout/cart) staat de prijs voor jouw land zodra er iets in ligt, en altijd voordat je betaalt. Daarna komt er niets meer bij.`,
            'fr-FR': `
              Cela dépend du pays. Le [panier](/checkout/cart) affiche le prix pour le tien dès qu’il contient un article, et toujours avant le paiement. Aucune surprise ensuite.`,
            'es-ES': `
              Depende del país. La [cesta](/checkout/cart) muestra el precio para el tuyo en cuanto hay algo dentro, y siempre antes de pagar. Después no hay sorpresas.`,
            'it-IT': `
              Dipende dal Paese. Il [carrello](/checkout/cart) mostra il prezzo per il tuo appena c’è dentro qualcosa, e sempre prima del pagamento. Dopo, nessuna sorpresa.`,
          },
        },
      },
      freeDelivery,
      {
        id: 'which-countries',
        question: {
          default: 'Which countries do you deliver to?',
          'en-US': 'Which countries do you ship to?',
          'de-DE': 'In welche Länder liefert ihr?',
          'nl-NL': 'In welke landen bezorgen jullie?',
          'fr-FR': 'Dans quels pays livrez-vous ?',
          'es-ES': '¿A qué países enviáis?',
          'it-IT': 'In quali Paesi consegnate?',
        },
        answer: {
          rich: {
            default: `
              To 30: most of Europe, the United Kingdom, the United States, South Korea, Singapore, Israel and the United Arab Emirates. Choose your country at the bottom of any page; prices, currency and delivery follow. More is on [how we deliver](/shipping).`,
            'en-US': `
              To 30: the United States, most of Europe, the United Kingdom, South Korea, Singapore, Israel and the United Arab Emirates. Choose your country at the bottom of any page; prices, currency and shipping follow. More is on [how we ship](/shipping).`,
            'de-DE': `
              In 30: in die meisten Länder Europas, ins Vereinigte Königreich, in die USA, nach Südkorea, Singapur, Israel und in die Vereinigten Arabischen Emirate. Wähl dein Land unten auf einer beliebigen Seite, Preise, Währung und Versand richten sich danach. Mehr steht unter [So liefern wir](/shipping).`,
            'nl-NL': `
              In 30 landen: het grootste deel van Europa, het Verenigd Koninkrijk, de Verenigde Staten, Zuid-Korea, Singapore, Israël en de Verenigde Arabische Emiraten. Kies je land onder aan een pagina; prijzen, valuta en bezorging passen zich aan. Meer lees je bij [Zo bezorgen we](/shipping).`,
            'fr-FR': `
              Dans 30 pays : la plus grande partie de l’Europe, le Royaume-Uni, les États-Unis, la Corée du Sud, Singapour, Israël et les Émirats arabes unis. Choisis ton pays en bas de n’importe quelle page ; prix, devise et livraison suivent. Le reste est dans [Comment on livre](/shipping).`,
            'es-ES': `
              A 30: la mayor parte de Europa, el Reino Unido, Estados Unidos, Corea del Sur, Singapur, Israel y los Emiratos Árabes Unidos. Elige tu país al pie de cualquier página; precios, moneda y envío se adaptan. Hay más en [Cómo enviamos](/shipping).`,
            'it-IT': `
              In 30: gran parte dell’Europa, Regno Unito, Stati Uniti, Corea del Sud, Singapore, Israele ed Emirati Arabi Uniti. Scegli il tuo Paese in fondo a qualsiasi pagina; prezzi, valuta e consegna si adeguano. Il resto è in [Come spediamo](/shipping).`,
          },
        },
      },
      {
        id: 'find-order',
        question: {
          default: 'Where is my order?',
          'de-DE': 'Wo ist meine Bestellung?',
          'nl-NL': 'Waar is mijn bestelling?',
          'fr-FR': 'Où est ma commande ?',
          'es-ES': '¿Dónde está mi pedido?',
          'it-IT': 'Dov’è il mio ordine?',
        },
        answer: {
          rich: {
            default: `
              Enter your email address and the order number on the page [find your order](/login). If they match, we send you a link. No password needed. The order number is in the confirmation email.`,
            'de-DE': `
              Gib auf der Seite [Finde deine Bestellung](/login) deine E-Mail-Adresse und die Bestellnummer ein. Passt beides zusammen, schicken wir dir einen Link. Ein Passwort brauchst du nicht. Die Bestellnummer steht in der Bestätigungsmail.`,
            'nl-NL': `
              Vul op de pagina [Zoek je bestelling op](/login) je e-mailadres en het bestelnummer in. Kloppen ze bij elkaar, dan sturen we je een link. Een wachtwoord is niet nodig. Het bestelnummer staat in de bevestigingsmail.`,
            'fr-FR': `
              Saisis ton e-mail et ton numéro de commande sur la page [Retrouver la commande](/login). S’ils correspondent, on t’envoie un lien. Pas de mot de passe. Le numéro est dans l’e-mail de confirmation.`,
            'es-ES': `
              Escribe tu correo y el número de pedido en la página [Encuentra tu pedido](/login). Si coinciden, te mandamos un enlace. No hace falta contraseña. El número está en el correo de confirmación.`,
            'it-IT': `
              Inserisci la tua e-mail e il numero d’ordine nella pagina [Trova il tuo ordine](/login). Se corrispondono, ti mandiamo un link. Nessuna password. Il numero è nell’e-mail di conferma.`,
          },
        },
      },
      {
        id: 'wrong-address',
        question: {
          default: 'I gave the wrong address. What now?',
          'de-DE': 'Ich habe die falsche Adresse angegeben. Und jetzt?',
          'nl-NL': 'Ik heb het verkeerde adres opgegeven. Wat nu?',
          'fr-FR': 'J’ai donné la mauvaise adresse. Que faire ?',
          'es-ES': 'He dado mal la dirección. ¿Y ahora?',
          'it-IT': 'Ho dato l’indirizzo sbagliato. E adesso?',
        },
        answer: {
          rich: {
            default: `
              Write to [hello@sockeye.example](mailto:hello@sockeye.example) with your order number, the sooner the better. As long as the parcel is still with us we can change the address. Once it has left, not even the fish can turn it round.`,
            'en-US': `
              Write to [hello@sockeye.example](mailto:hello@sockeye.example) with your order number, the sooner the better. As long as the package is still with us we can change the address. Once it has left, not even the fish can turn it around.`,
            'de-DE': `
              Schreib so schnell wie möglich mit deiner Bestellnummer an [hello@sockeye.example](mailto:hello@sockeye.example). Solange das Paket noch bei uns ist, ändern wir die Adresse. Ist es unterwegs, kann es nicht einmal der Fisch umlenken.`,
            'nl-NL': `
              Schrijf zo snel mogelijk met je bestelnummer naar [hello@sockeye.example](mailto:hello@sockeye.example). Zolang het pakje nog bij ons is, passen we het adres aan. Is het onderweg, dan kan zelfs de vis het niet meer keren.`,
            'fr-FR': `
              Écris au plus vite à [hello@sockeye.example](mailto:hello@sockeye.example) avec ton numéro de commande. Tant que le colis est chez nous, on peut changer l’adresse. Une fois parti, même le poisson ne le rattrape pas.`,
            'es-ES': `
              Escribe cuanto antes a [hello@sockeye.example](mailto:hello@sockeye.example) con tu número de pedido. Mientras el paquete siga con nosotros podemos cambiar la dirección. Si ya ha salido, ni el pez puede darle la vuelta.`,
            'it-IT': `
              Scrivi il prima possibile a [hello@sockeye.example](mailto:hello@sockeye.example) con il numero d’ordine. Finché il pacco è da noi possiamo cambiare l’indirizzo. Una volta partito, non lo ferma nemmeno il pesce.`,
          },
        },
      },
    ],
  },
}
