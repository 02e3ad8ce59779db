import type { DemoStory } from '../demo-story.ts'

/** Sending socks back: how long, how, who pays, and when the money comes. */
export const returns: DemoStory = {
  fullSlug: '_default/faq/returns',
  name: 'faq-returns',
  component: 'faq-section',
  position: 2,
  fields: {
    title: {
      default: 'Returns',
      'de-DE': 'Rückgabe',
      'nl-NL': 'Retourneren',
      'fr-FR': 'Retours',
      'es-ES': 'Devoluciones',
      'it-IT': 'Resi',
    },
    intro: {
      default: 'You have 30 days to change your mind. Please send back both socks, even if only one was to blame.',
      'de-DE':
        'Du hast 30 Tage Zeit, es dir anders zu überlegen. Schick bitte beide Socken zurück, auch wenn nur eine schuld war.',
      'nl-NL': 'Je hebt 30 dagen bedenktijd. Stuur wel beide sokken terug, ook als het maar aan één lag.',
      'fr-FR': 'Tu as 30 jours pour changer d’avis. Renvoie bien les deux chaussettes, même si une seule est en cause.',
      'es-ES': 'Tienes 30 días para cambiar de idea. Devuelve los dos calcetines, aunque la culpa sea solo de uno.',
      'it-IT': 'Hai 30 giorni per cambiare idea. Rimanda tutti e due i calzini, anche se la colpa è di uno solo.',
    },
    metaDescription: {
      default:
        'How returns work: 30 days to change your mind, and both socks in the parcel. Short answers, no hard feelings.',
      'en-US':
        'How returns work: 30 days to change your mind, and both socks in the package. Short answers, no hard feelings.',
      'de-DE':
        'So geht die Rückgabe: 30 Tage Zeit, beide Socken ins Paket. Kurze Antworten, und niemand ist beleidigt.',
      'nl-NL':
        'Zo werkt retourneren: 30 dagen bedenktijd en beide sokken in het pakje. Korte antwoorden, even goede vrienden.',
      'fr-FR':
        'Comment marchent les retours : 30 jours pour changer d’avis, les deux chaussettes dans le colis, sans rancune.',
      'es-ES':
        'Cómo van las devoluciones: 30 días para cambiar de idea y los dos calcetines en el paquete. Tan amigos.',
      'it-IT':
        'Come funzionano i resi: 30 giorni per cambiare idea e tutti e due i calzini nel pacco. Amici come prima.',
    },
    questions: [
      {
        id: 'how-many-days',
        question: {
          default: 'How long may I think about it?',
          'en-US': 'How long do I have to think about it?',
          'de-DE': 'Wie lange darf ich überlegen?',
          'nl-NL': 'Hoe lang mag ik erover nadenken?',
          'fr-FR': 'Combien de temps ai-je pour réfléchir ?',
          'es-ES': '¿Cuánto tiempo tengo para pensármelo?',
          'it-IT': 'Quanto tempo ho per pensarci?',
        },
        answer: {
          rich: {
            default: `
              30 days from the day your parcel arrives. For orders in Europe the law gives you 14 days to change your mind (in the EU it’s called the right of withdrawal, in the UK the right to cancel), and you need give no reason. Ours are added on top and take nothing away from it.`,
            'en-US': `
              30 days from the day your package arrives, and you don’t have to give a reason. (Orders in Europe come with 14 days by law. We give everyone 30.)`,
            'de-DE': `
              30 Tage ab dem Tag, an dem dein Paket ankommt. Für Bestellungen in Europa gibt dir das Gesetz 14 Tage, um ohne Angabe von Gründen zurückzutreten, in der EU heißt das Widerrufsrecht. Unsere 30 Tage kommen dazu und nehmen dir davon nichts weg.`,
            'nl-NL': `
              30 dagen vanaf de dag dat je pakje aankomt. Bij bestellingen in Europa geeft de wet je 14 dagen om zonder reden van de koop af te zien, in de EU heet dat het herroepingsrecht. Onze 30 dagen komen daarbovenop en nemen er niets van af.`,
            'fr-FR': `
              30 jours à partir de l’arrivée du colis. Pour les commandes en Europe, la loi te donne 14 jours pour changer d’avis sans te justifier : dans l’UE, c’est le droit de rétractation. Nos 30 jours s’y ajoutent et ne lui retirent rien.`,
            'es-ES': `
              30 días desde que llega el paquete. En los pedidos en Europa la ley te da 14 días para cambiar de idea sin dar explicaciones: en la UE se llama derecho de desistimiento. Nuestros 30 días lo amplían y no le quitan nada.`,
            'it-IT': `
              30 giorni da quando arriva il pacco. Per gli ordini in Europa la legge ti dà 14 giorni per cambiare idea senza spiegazioni: nell’UE si chiama diritto di recesso. I nostri 30 giorni lo allungano e non gli tolgono niente.`,
          },
        },
      },
      {
        id: 'which-condition',
        question: {
          default: 'What condition must things be in?',
          'de-DE': 'In welchem Zustand muss die Ware sein?',
          'nl-NL': 'In welke staat moet alles zijn?',
          'fr-FR': 'Dans quel état doivent être les articles ?',
          'es-ES': '¿En qué estado tiene que estar todo?',
          'it-IT': 'In che stato devono essere gli articoli?',
        },
        answer: {
          rich: {
            default: `
              Unworn, with the label still on. Trying on is allowed: a sock at home, on a clean foot, on a carpet. A walk around the block counts as wearing.`,
            'de-DE': `
              Ungetragen und mit Etikett. Anprobieren ist erlaubt: zu Hause, mit sauberem Fuß, auf dem Teppich. Eine Runde um den Block zählt als getragen.`,
            'nl-NL': `
              Ongedragen en met het label er nog aan. Passen mag: thuis, met een schone voet, op het tapijt. Een blokje om geldt als dragen.`,
            'fr-FR': `
              Non portés, avec leur étiquette. Essayer est permis : à la maison, pied propre, sur un tapis. Un tour du quartier, c’est déjà porter.`,
            'es-ES': `
              Sin usar y con la etiqueta puesta. Probarse está permitido: en casa, con el pie limpio, sobre una alfombra. Una vuelta a la manzana ya es usar.`,
            'it-IT': `
              Mai indossati e con l’etichetta attaccata. Provare si può: in casa, a piede pulito, su un tappeto. Un giro dell’isolato vale come indossare.`,
          },
        },
      },
      {
        id: 'how-to-return',
        question: {
          default: 'How do I send something back?',
          'de-DE': 'Wie schicke ich etwas zurück?',
          'nl-NL': 'Hoe stuur ik iets terug?',
          'fr-FR': 'Comment renvoyer un article ?',
          'es-ES': '¿Cómo devuelvo algo?',
          'it-IT': 'Come rimando indietro qualcosa?',
        },
        answer: {
          rich: {
            default: `
              - Write to [hello@sockeye.example](mailto:hello@sockeye.example) with your order number and what is coming back.
              - We answer with the address for the return.
              - Pack it so that it survives a journey, put the order number inside, and keep the receipt until the money is back.`,
            'de-DE': `
              - Schreib mit deiner Bestellnummer an [hello@sockeye.example](mailto:hello@sockeye.example), was zurückkommt.
              - Wir antworten mit der Adresse für die Rücksendung.
              - Pack alles reisefest ein, leg die Bestellnummer dazu und heb den Beleg auf, bis das Geld zurück ist.`,
            'nl-NL': `
              - Schrijf met je bestelnummer naar [hello@sockeye.example](mailto:hello@sockeye.example) wat er terugkomt.
              - Wij antwoorden met het retouradres.
              - Pak het stevig in, stop het bestelnummer erbij en bewaar het verzendbewijs tot je geld terug is.`,
            'fr-FR': `
              - Écris à [hello@sockeye.example](mailto:hello@sockeye.example) avec ton numéro de commande et ce que tu renvoies.
              - On te répond avec l’adresse de retour.
              - Emballe solidement, glisse le numéro de commande dans le colis et garde la preuve d’envoi jusqu’au remboursement.`,
            'es-ES': `
              - Escribe a [hello@sockeye.example](mailto:hello@sockeye.example) con tu número de pedido y lo que devuelves.
              - Te contestamos con la dirección de devolución.
              - Empaquétalo para que aguante el viaje, mete el número de pedido y guarda el resguardo hasta recibir el dinero.`,
            'it-IT': `
              - Scrivi a [hello@sockeye.example](mailto:hello@sockeye.example) con il numero d’ordine e che cosa rimandi.
              - Ti rispondiamo con l’indirizzo per il reso.
              - Imballa tutto perché regga il viaggio, metti dentro il numero d’ordine e conserva la ricevuta fino al rimborso.`,
          },
        },
      },
      {
        id: 'return-postage',
        question: {
          default: 'Who pays the postage?',
          'en-US': 'Who pays for return shipping?',
          'de-DE': 'Wer zahlt die Rücksendung?',
          'nl-NL': 'Wie betaalt de retourkosten?',
          'fr-FR': 'Qui paie le retour ?',
          'es-ES': '¿Quién paga la devolución?',
          'it-IT': 'Chi paga la spedizione del reso?',
        },
        answer: {
          rich: {
            default: `
              You do, if you have changed your mind. We do, if something is wrong with the goods or we packed the wrong ones.`,
            'de-DE': `
              Du, wenn du es dir anders überlegt hast. Wir, wenn mit der Ware etwas nicht stimmt oder wir die falsche eingepackt haben.`,
            'nl-NL': `
              Jij, als je van gedachten bent veranderd. Wij, als er iets mis is met de spullen of als we de verkeerde hebben ingepakt.`,
            'fr-FR': `
              Toi, si tu as changé d’avis. Nous, si quelque chose ne va pas avec l’article ou si on s’est trompés de paire.`,
            'es-ES': `
              Tú, si has cambiado de idea. Nosotros, si algo falla en el artículo o te hemos mandado el que no era.`,
            'it-IT': `
              Tu, se hai cambiato idea. Noi, se l’articolo ha qualcosa che non va o se abbiamo imballato quello sbagliato.`,
          },
        },
      },
      {
        id: 'when-refunded',
        question: {
          default: 'When do I get my money back?',
          'de-DE': 'Wann bekomme ich mein Geld zurück?',
          'nl-NL': 'Wanneer krijg ik mijn geld terug?',
          'fr-FR': 'Quand est-ce que je reçois mon remboursement ?',
          'es-ES': '¿Cuándo me devolvéis el dinero?',
          'it-IT': 'Quando ricevo il rimborso?',
        },
        answer: {
          rich: {
            default: `
              Within 14 days after you tell us that it’s coming back, the same way you paid. We may wait until the parcel, or proof that you sent it, has reached us. If it takes longer, [write to us](mailto:hello@sockeye.example) and we look for it.`,
            'en-US': `
              Within 14 days after you tell us that it’s coming back, the same way you paid. We may wait until the package, or proof that you sent it, has reached us. If it takes longer, [write to us](mailto:hello@sockeye.example) and we’ll look for it.`,
            'de-DE': `
              Innerhalb von 14 Tagen, nachdem du uns Bescheid gegeben hast, auf demselben Weg, auf dem du bezahlt hast. Wir dürfen damit warten, bis das Paket bei uns ist oder ein Beleg, dass du es abgeschickt hast. Dauert es länger, [schreib uns](mailto:hello@sockeye.example), dann suchen wir es.`,
            'nl-NL': `
              Binnen 14 dagen nadat je ons hebt laten weten dat het terugkomt, op dezelfde manier als je hebt betaald. We mogen wachten tot het pakje bij ons is, of het bewijs dat je het hebt verstuurd. Duurt het langer, [schrijf ons](mailto:hello@sockeye.example), dan zoeken we het uit.`,
            'fr-FR': `
              Dans les 14 jours après ton message, par le même moyen que ton paiement. On peut attendre d’avoir reçu le colis, ou la preuve que tu l’as envoyé. Si ça dure, [écris-nous](mailto:hello@sockeye.example), on cherche.`,
            'es-ES': `
              En los 14 días siguientes a tu aviso, por el mismo medio con el que pagaste. Podemos esperar a que nos llegue el paquete, o una prueba de que lo has enviado. Si tarda más, [escríbenos](mailto:hello@sockeye.example) y lo buscamos.`,
            'it-IT': `
              Entro 14 giorni da quando ci avvisi, con lo stesso mezzo con cui hai pagato. Possiamo aspettare che ci arrivi il pacco, o la prova che l’hai spedito. Se tarda, [scrivici](mailto:hello@sockeye.example) e lo cerchiamo.`,
          },
        },
      },
      {
        id: 'something-wrong',
        question: {
          default: 'Something is wrong with my order. What do I do?',
          'de-DE': 'Mit meiner Bestellung stimmt etwas nicht. Was tun?',
          'nl-NL': 'Er is iets mis met mijn bestelling. Wat nu?',
          'fr-FR': 'Quelque chose ne va pas dans ma commande. Que faire ?',
          'es-ES': 'Algo falla en mi pedido. ¿Qué hago?',
          'it-IT': 'C’è qualcosa che non va nel mio ordine. Che faccio?',
        },
        answer: {
          rich: {
            default: `
              Sorry about that. Send a picture and your order number to [hello@sockeye.example](mailto:hello@sockeye.example). We replace what is faulty, or give you the money back, and the postage is ours. Your rights by law stay what they are.`,
            'en-US': `
              Sorry about that. Send a picture and your order number to [hello@sockeye.example](mailto:hello@sockeye.example). We replace what is defective, or give you the money back, and the shipping is on us. Your rights by law stay what they are.`,
            'de-DE': `
              Das tut uns leid. Schick ein Bild und deine Bestellnummer an [hello@sockeye.example](mailto:hello@sockeye.example). Wir ersetzen, was fehlerhaft ist, oder geben dir das Geld zurück, das Porto übernehmen wir. Deine gesetzlichen Rechte bleiben, wie sie sind.`,
            'nl-NL': `
              Dat spijt ons. Stuur een foto en je bestelnummer naar [hello@sockeye.example](mailto:hello@sockeye.example). We vervangen wat niet deugt of geven je geld terug, en de verzendkosten zijn voor ons. Je wettelijke rechten blijven wat ze zijn.`,
            'fr-FR': `
              On en est désolés. Envoie une photo et ton numéro de commande à [hello@sockeye.example](mailto:hello@sockeye.example). On remplace ce qui est défectueux ou on te rembourse, et le port est pour nous. Tes droits légaux restent entiers.`,
            'es-ES': `
              Lo sentimos. Manda una foto y tu número de pedido a [hello@sockeye.example](mailto:hello@sockeye.example). Cambiamos lo que esté defectuoso o te devolvemos el dinero, y los portes van de nuestra cuenta. Tus derechos legales no cambian.`,
            'it-IT': `
              Ci dispiace. Manda una foto e il numero d’ordine a [hello@sockeye.example](mailto:hello@sockeye.example). Sostituiamo ciò che è difettoso o ti ridiamo i soldi, e le spese sono nostre. I tuoi diritti di legge restano gli stessi.`,
          },
        },
      },
    ],
  },
}
