import type { DemoStory } from './demo-story.ts'

/** Questions and plain answers. The cookie policy is a page of its own, not a section of the list. */
export const faq: readonly DemoStory[] = [
  {
    fullSlug: '_default/faq',
    name: 'faq',
    component: 'page',
    fields: {
      title: {
        default: 'Frequently asked questions',
        'de-DE': 'Häufige Fragen',
        'nl-NL': 'Veelgestelde vragen',
        'fr-FR': 'Questions fréquentes',
        'es-ES': 'Preguntas frecuentes',
        'it-IT': 'Domande frequenti',
      },
      intro: {
        default: 'The fish has heard most of them and still likes being asked. Pick a subject.',
        'de-DE': 'Die meisten kennt der Fisch schon und freut sich trotzdem. Such dir ein Thema aus.',
        'nl-NL': 'De vis kent de meeste al en vindt ze nog steeds leuk. Kies een onderwerp.',
        'fr-FR': 'Le poisson les connaît presque toutes et aime encore qu’on les lui pose. Choisis un sujet.',
        'es-ES': 'El pez ya se las sabe casi todas y aun así le gusta que pregunten. Elige un tema.',
        'it-IT': 'Il pesce le conosce quasi tutte e gli fa ancora piacere sentirle. Scegli un argomento.',
      },
      metaDescription: {
        default: 'Delivery, returns, sizes and cookies: short answers in plain words, checked by a fish.',
        'en-US': 'Shipping, returns, sizes and cookies: short answers in plain words, checked by a fish.',
        'de-DE': 'Lieferung, Rückgabe, Größen und Cookies: kurze Antworten in klaren Worten, vom Fisch geprüft.',
        'nl-NL': 'Bezorging, retourneren, maten en cookies: korte antwoorden in gewone taal, nagekeken door een vis.',
        'fr-FR':
          'Livraison, retours, tailles et cookies : des réponses courtes, en mots simples, relues par un poisson.',
        'es-ES': 'Envíos, devoluciones, tallas y cookies: respuestas cortas y claras, revisadas por un pez.',
        'it-IT': 'Consegna, resi, taglie e cookie: risposte brevi in parole semplici, rilette da un pesce.',
      },
    },
  },
  {
    fullSlug: '_default/faq/delivery',
    name: 'faq-delivery',
    component: 'faq-section',
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
        'es-ES':
          'Cuánto cuesta el envío, adónde llegamos y qué pasa después del pedido. Respuestas claras como el agua.',
        'it-IT':
          'Quanto costa la spedizione, dove consegniamo e cosa succede dopo l’ordine. Risposte chiare come l’acqua.',
      },
    },
  },
  {
    fullSlug: '_default/faq/returns',
    name: 'faq-returns',
    component: 'faq-section',
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
        default:
          'You have 14 days to change your mind (in the EU that’s your right of withdrawal, in the UK your right to cancel). Please send back both socks, even if only one was to blame.',
        'en-US': 'You have 14 days to change your mind. Please send back both socks, even if only one was to blame.',
        'de-DE':
          'Du hast 14 Tage Zeit, es dir anders zu überlegen (in der EU ist das dein Widerrufsrecht). Schick bitte beide Socken zurück, auch wenn nur eine schuld war.',
        'nl-NL':
          'Je hebt 14 dagen bedenktijd: dat is je herroepingsrecht. Stuur wel beide sokken terug, ook als het maar aan één lag.',
        'fr-FR':
          'Vous avez 14 jours pour changer d’avis : c’est votre droit de rétractation. Renvoyez bien les deux chaussettes, même si une seule est en cause.',
        'es-ES':
          'Tienes 14 días para cambiar de idea: es tu derecho de desistimiento. Devuelve los dos calcetines, aunque la culpa sea solo de uno.',
        'it-IT':
          'Hai 14 giorni per cambiare idea: è il tuo diritto di recesso. Rimanda tutti e due i calzini, anche se la colpa è di uno solo.',
      },
      metaDescription: {
        default:
          'How returns work: 14 days to change your mind, and both socks in the parcel. Short answers, no hard feelings.',
        'en-US':
          'How returns work: 14 days to change your mind, and both socks in the package. Short answers, no hard feelings.',
        'de-DE':
          'So geht die Rückgabe: 14 Tage Zeit, beide Socken ins Paket. Kurze Antworten, und niemand ist beleidigt.',
        'nl-NL':
          'Zo werkt retourneren: 14 dagen bedenktijd en beide sokken in het pakje. Korte antwoorden, even goede vrienden.',
        'fr-FR':
          'Comment marchent les retours : 14 jours pour changer d’avis, les deux chaussettes dans le colis, sans rancune.',
        'es-ES':
          'Cómo van las devoluciones: 14 días para cambiar de idea y los dos calcetines en el paquete. Tan amigos.',
        'it-IT':
          'Come funzionano i resi: 14 giorni per cambiare idea e tutti e due i calzini nel pacco. Amici come prima.',
      },
    },
  },
  {
    fullSlug: '_default/faq/sizes',
    name: 'faq-sizes',
    component: 'faq-section',
    fields: {
      title: {
        default: 'Sizes',
        'de-DE': 'Größen',
        'nl-NL': 'Maten',
        'fr-FR': 'Tailles',
        'es-ES': 'Tallas',
        'it-IT': 'Taglie',
      },
      intro: {
        default:
          'Adult socks come in European sizes 36–40 and 41–46, kids’ socks by age. Measure in the evening: feet swell during the day, fish don’t.',
        'en-US':
          'Adult socks come in European sizes 36–40 (about women’s 5½–9) and 41–46 (about men’s 8–12), kids’ socks by age. Measure in the evening: feet swell during the day, fish don’t.',
        'de-DE':
          'Socken für Erwachsene gibt es in 36–40 und 41–46, Kindersocken nach Alter. Miss am Abend: Füße schwellen tagsüber an, Fische nicht.',
        'nl-NL':
          'Sokken voor volwassenen zijn er in 36–40 en 41–46, kindersokken op leeftijd. Meet ’s avonds: voeten zetten overdag uit, vissen niet.',
        'fr-FR':
          'Les chaussettes adultes existent en 36–40 et 41–46, celles des enfants par âge. Mesure le soir : les pieds gonflent dans la journée, pas les poissons.',
        'es-ES':
          'Los calcetines de adulto van de la 36 a la 40 y de la 41 a la 46; los de niño, por edad. Mide por la tarde: los pies se hinchan durante el día, los peces no.',
        'it-IT':
          'I calzini da adulto ci sono nelle misure 36–40 e 41–46, quelli da bambino si scelgono in base all’età. Misura la sera: i piedi si gonfiano durante il giorno, i pesci no.',
      },
      metaDescription: {
        default: 'Which sock size fits: European sizes 36–40 and 41–46 for adults, ages for kids, and when to measure.',
        'de-DE':
          'Welche Sockengröße passt: 36–40 und 41–46 für Erwachsene, Altersangaben für Kinder, und wann du am besten misst.',
        'nl-NL':
          'Welke sokkenmaat past: 36–40 en 41–46 voor volwassenen, leeftijden voor kinderen, en wanneer je het best meet.',
        'fr-FR':
          'Quelle taille de chaussettes choisir : 36–40 et 41–46 pour les adultes, l’âge pour les enfants, et quand mesurer.',
        'es-ES':
          'Qué talla de calcetín elegir: 36–40 y 41–46 para adultos, por edad para niños, y cuándo conviene medir.',
        'it-IT':
          'Quale taglia di calzini scegliere: 36–40 e 41–46 per adulti, l’età per i bambini, e quando conviene misurare.',
      },
    },
  },
  {
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
    },
  },
]
