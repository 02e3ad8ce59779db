import type { DemoBlock } from '../demo-story.ts'
import { corporateGiftsForm } from './corporate-gifts-form.ts'
import { corporateGiftsQuestions } from './corporate-gifts-questions.ts'

/** What follows the hero of the page for companies. */
export const corporateGiftsBody: readonly DemoBlock[] = [
  {
    component: 'picture-and-text',
    title: {
      default: 'One box, the whole team',
      'de-DE': 'Eine Box fürs ganze Team',
      'nl-NL': 'Eén doos, het hele team',
      'fr-FR': 'Un coffret, toute l’équipe',
      'es-ES': 'Una caja, todo el equipo',
      'it-IT': 'Un cofanetto, tutta la squadra',
    },
    text: {
      rich: {
        default: `A welcome on the first day, a thank-you on the last, and all the birthdays in between. Socks suit them all, and they
          travel well to people who work from home.

          Choose a ready box with two, three, four or seven pairs, or tell us what you have in mind.`,
        'de-DE': `Ein Willkommen am ersten Tag, ein Dankeschön am letzten und alle Geburtstage dazwischen: Socken passen immer. Und
          sie reisen gern zu denen, die von zu Hause arbeiten.

          Nimm eine fertige Box mit zwei, drei, vier oder sieben Paar, oder schreib uns, was du vorhast.`,
        'nl-NL': `Een welkom op de eerste dag, een bedankje op de laatste en alle verjaardagen daartussen: met sokken zit je goed.
          Ze reizen ook makkelijk naar wie thuiswerkt.

          Kies een kant-en-klare doos met twee, drie, vier of zeven paar, of vertel ons wat je van plan bent.`,
        'fr-FR': `Un mot de bienvenue le premier jour, un merci le dernier, et tous les anniversaires entre les deux : la chaussette
          convient à chaque fois. Elle voyage bien, aussi, chez celles et ceux qui télétravaillent.

          Prenez un coffret tout prêt de deux, trois, quatre ou sept paires, ou racontez-nous votre idée.`,
        'es-ES': `Una bienvenida el primer día, unas gracias el último y todos los cumpleaños de en medio: los calcetines valen para
          todo. Y viajan bien hasta quien trabaja desde casa.

          Elige una caja ya hecha de dos, tres, cuatro o siete pares, o cuéntanos qué tienes en mente.`,
        'it-IT': `Un benvenuto il primo giorno, un grazie l’ultimo e tutti i compleanni in mezzo: i calzini vanno sempre bene. E
          viaggiano volentieri fino a chi lavora da casa.

          Scegli un cofanetto pronto da due, tre, quattro o sette paia, oppure raccontaci che cosa hai in mente.`,
      },
    },
    picture: {
      drawing: 'banner.parade.colour-blocks_parade.pinstripes_navy.confetti_sun.checks_pond.plain_berry',
      alt: {
        default: 'Five different socks queueing like colleagues at the coffee machine',
        'en-US': 'Five different socks lined up like coworkers at the coffee machine',
        'de-DE': 'Fünf verschiedene Socken stehen an wie Kollegen an der Kaffeemaschine',
        'nl-NL': 'Vijf verschillende sokken in de rij, als collega’s bij het koffieapparaat',
        'fr-FR': 'Cinq chaussettes différentes en file, comme des collègues à la machine à café',
        'es-ES': 'Cinco calcetines distintos en cola, como compañeros ante la máquina de café',
        'it-IT': 'Cinque calzini diversi in coda, come colleghi alla macchinetta del caffè',
      },
    },
    link: { leadsTo: '/gifts/gift-boxes' },
    linkText: {
      default: 'See all gift boxes',
      'en-US': 'Shop gift boxes',
      'de-DE': 'Geschenkboxen ansehen',
      'nl-NL': 'Bekijk de geschenkdozen',
      'fr-FR': 'Voir les coffrets',
      'es-ES': 'Ver las cajas regalo',
      'it-IT': 'Guarda i cofanetti',
    },
    tint: 'sun',
  },
  {
    component: 'reasons',
    title: {
      default: 'Why socks, of all things',
      'de-DE': 'Warum ausgerechnet Socken',
      'nl-NL': 'Waarom juist sokken',
      'fr-FR': 'Pourquoi des chaussettes',
      'es-ES': 'Por qué calcetines',
      'it-IT': 'Perché proprio i calzini',
    },
    reasons: [
      {
        icon: 'sock',
        title: {
          default: 'Two sizes fit the office',
          'de-DE': 'Zwei Größen für alle',
          'nl-NL': 'Twee maten voor iedereen',
          'fr-FR': 'Deux tailles pour tout le bureau',
          'es-ES': 'Dos tallas para toda la oficina',
          'it-IT': 'Due taglie per tutto l’ufficio',
        },
        text: {
          default: 'EU 36-40 and 41-46. That is a shorter survey than for T-shirts.',
          'de-DE': '36-40 und 41-46. Die Umfrage ist kürzer als bei T-Shirts.',
          'nl-NL': '36-40 en 41-46. Dat rondje langs de bureaus is zo gedaan.',
          'fr-FR': '36-40 et 41-46. Le sondage va plus vite que pour les t-shirts.',
          'es-ES': '36-40 y 41-46. La encuesta es más corta que con las camisetas.',
          'it-IT': '36-40 e 41-46. Il sondaggio è più breve che per le magliette.',
        },
      },
      {
        icon: 'gift',
        title: {
          default: 'Boxed already',
          'de-DE': 'Schon verpackt',
          'nl-NL': 'Zit al in een doos',
          'fr-FR': 'Déjà en boîte',
          'es-ES': 'Ya en su caja',
          'it-IT': 'Già nella scatola',
        },
        text: {
          default: 'Two to seven pairs per gift box. The kind words are up to you.',
          'de-DE': 'Zwei bis sieben Paar je Geschenkbox. Die netten Worte kommen von dir.',
          'nl-NL': 'Twee tot zeven paar per geschenkdoos. De aardige woorden zijn aan jou.',
          'fr-FR': 'De deux à sept paires par coffret. Le mot gentil, c’est à vous de l’écrire.',
          'es-ES': 'De dos a siete pares por caja. Las palabras bonitas las pones tú.',
          'it-IT': 'Da due a sette paia per cofanetto. Le parole gentili le metti tu.',
        },
      },
      {
        icon: 'parcel',
        title: {
          default: 'To 30 countries',
          'de-DE': 'In 30 Länder',
          'nl-NL': 'Naar 30 landen',
          'fr-FR': 'Dans 30 pays',
          'es-ES': 'A 30 países',
          'it-IT': 'In 30 Paesi',
        },
        text: {
          default: 'Handy when the team is in one chat and nowhere near one place.',
          'de-DE': 'Praktisch, wenn das Team in einem Chat sitzt, aber nicht an einem Ort.',
          'nl-NL': 'Handig als je team in één chat zit, maar niet op één plek.',
          'fr-FR': 'Pratique quand l’équipe partage une messagerie, mais pas une adresse.',
          'es-ES': 'Práctico si el equipo comparte chat, pero no ciudad.',
          'it-IT': 'Comodo se la squadra sta nella stessa chat, ma non nella stessa città.',
        },
      },
    ],
  },
  {
    component: 'product-row',
    title: {
      default: 'Boxes for any Monday',
      'de-DE': 'Boxen für jeden Montag',
      'nl-NL': 'Dozen voor elke maandag',
      'fr-FR': 'Des coffrets pour tous les lundis',
      'es-ES': 'Cajas para cualquier lunes',
      'it-IT': 'Cofanetti per ogni lunedì',
    },
    collection: 'gifts/gift-boxes',
    link: { leadsTo: '/gifts/gift-boxes' },
    linkText: {
      default: 'See all of them',
      'de-DE': 'Alle zeigen',
      'nl-NL': 'Bekijk ze allemaal',
      'fr-FR': 'Tous les voir',
      'es-ES': 'Verlas todas',
      'it-IT': 'Vedili tutti',
    },
  },
  corporateGiftsQuestions,
  corporateGiftsForm,
]
