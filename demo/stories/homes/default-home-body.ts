import type { DemoBlock } from '../demo-story.ts'
import { defaultHomeReasons } from './default-home-reasons.ts'
import { defaultHomeShelves } from './default-home-shelves.ts'

/** What follows the hero of the home page that stands in where a storefront has none of its own. */
export const defaultHomeBody: readonly DemoBlock[] = [
  defaultHomeShelves,
  {
    component: 'product-row',
    title: {
      default: 'New in',
      'en-US': 'New arrivals',
      'de-DE': 'Neu hier',
      'nl-NL': 'Nieuw binnen',
      'fr-FR': 'Nouveautés',
      'es-ES': 'Novedades',
      'it-IT': 'Novità',
    },
    collection: 'new',
    link: { leadsTo: '/new' },
    linkText: {
      default: 'See what’s new',
      'en-US': 'Shop what’s new',
      'de-DE': 'Alles Neue zeigen',
      'nl-NL': 'Bekijk alles wat nieuw is',
      'fr-FR': 'Voir les nouveautés',
      'es-ES': 'Ver las novedades',
      'it-IT': 'Vedi le novità',
    },
  },
  {
    component: 'picture-and-text',
    title: {
      default: 'Why a fish?',
      'de-DE': 'Warum ein Fisch?',
      'nl-NL': 'Waarom een vis?',
      'fr-FR': 'Pourquoi un poisson ?',
      'es-ES': '¿Por qué un pez?',
      'it-IT': 'Perché un pesce?',
    },
    text: {
      rich: {
        default: `A sockeye is a salmon, and somebody once heard a sock in the name. We kept the mistake and gave it a shop.

          It has turned out to be a good shopkeeper: patient, curious, and free of any opinion on what your feet ought to
          look like.`,
        'en-US': `A sockeye is a salmon, and somebody once heard a sock in the name. We kept the mistake and gave it a store.

          It has turned out to be a good storekeeper: patient, curious, and free of any opinion on what your feet should
          look like.`,
        'de-DE': `Der Rotlachs heißt auf Englisch „sockeye“, und irgendwer hat darin eine Socke gehört. Wir haben den Irrtum
          behalten und ihm einen Laden eingerichtet.

          Er macht das gut: geduldig, neugierig und ganz ohne Meinung dazu, wie deine Füße auszusehen haben.`,
        'nl-NL': `De rode zalm heet in het Engels ‘sockeye’, en iemand hoorde daar een sok in. Wij hielden de vergissing en
          gaven haar een winkel.

          Een goede winkelier, bleek al snel: geduldig, nieuwsgierig en zonder mening over hoe jouw voeten eruit horen te
          zien.`,
        'fr-FR': `En anglais, le saumon rouge s’appelle « sockeye », et quelqu’un y a entendu « sock », la chaussette. On a gardé
          l’erreur et on lui a ouvert une boutique.

          Il fait un bon commerçant : patient, curieux, et sans opinion sur l’allure que devraient avoir tes pieds.`,
        'es-ES': `En inglés, el salmón rojo se llama «sockeye», y alguien oyó ahí «sock», calcetín. Nos quedamos con el error y le
          pusimos una tienda.

          Ha salido buen tendero: paciente, curioso y sin opinión sobre cómo deberían verse tus pies.`,
        'it-IT': `In inglese il salmone rosso si chiama «sockeye», e qualcuno ci ha sentito «sock», calzino. Ci siamo tenuti
          l’errore e gli abbiamo aperto un negozio.

          È un bravo negoziante: paziente, curioso e senza opinioni su come dovrebbero essere i tuoi piedi.`,
      },
    },
    picture: {
      drawing: 'banner.parade.fish_lagoon.scales_coral.waves_river.stripes_salmon',
      alt: {
        default: 'A row of socks with fish, scales, waves and stripes',
        'de-DE': 'Eine Reihe Socken mit Fischen, Schuppen, Wellen und Streifen',
        'nl-NL': 'Een rij sokken met vissen, schubben, golven en strepen',
        'fr-FR': 'Une rangée de chaussettes à poissons, écailles, vagues et rayures',
        'es-ES': 'Una fila de calcetines con peces, escamas, olas y rayas',
        'it-IT': 'Una fila di calzini con pesci, squame, onde e righe',
      },
    },
    link: { leadsTo: '/about-us' },
    linkText: {
      default: 'Meet the fish',
      'de-DE': 'Fisch kennenlernen',
      'nl-NL': 'Maak kennis met de vis',
      'fr-FR': 'Rencontrer le poisson',
      'es-ES': 'Conocer al pez',
      'it-IT': 'Conosci il pesce',
    },
    tint: 'pond',
  },
  {
    component: 'widget',
    title: {
      default: 'The fish thinks you’d suit these',
      'en-US': 'The fish thinks these are you',
      'de-DE': 'Der Fisch meint, das steht dir',
      'nl-NL': 'De vis dacht aan jou',
      'fr-FR': 'Le poisson a pensé à toi',
      'es-ES': 'El pez ha pensado en ti',
      'it-IT': 'Il pesce ha pensato a te',
    },
    widget: 'home',
  },
  defaultHomeReasons,
  {
    component: 'product-row',
    title: {
      default: 'Ready to give',
      'de-DE': 'Fertig zum Verschenken',
      'nl-NL': 'Klaar om te geven',
      'fr-FR': 'Prêts à offrir',
      'es-ES': 'Listos para regalar',
      'it-IT': 'Pronti da regalare',
    },
    collection: 'gifts/gift-boxes',
    link: { leadsTo: '/gifts/gift-boxes' },
    linkText: {
      default: 'See all gift boxes',
      'en-US': 'Shop gift boxes',
      'de-DE': 'Alle Geschenkboxen zeigen',
      'nl-NL': 'Bekijk alle geschenkdozen',
      'fr-FR': 'Voir tous les coffrets',
      'es-ES': 'Ver todas las cajas regalo',
      'it-IT': 'Vedi tutti i cofanetti',
    },
  },
  {
    component: 'quote',
    text: {
      default: 'I have no feet. It keeps my advice honest.',
      'de-DE': 'Ich habe keine Füße. Das hält meine Beratung ehrlich.',
      'nl-NL': 'Ik heb geen voeten. Daar wordt mijn advies eerlijk van.',
      'fr-FR': 'Je n’ai pas de pieds. Mes conseils n’en sont que plus honnêtes.',
      'es-ES': 'No tengo pies. Por eso mis consejos son honrados.',
      'it-IT': 'Non ho piedi. È per questo che i miei consigli sono onesti.',
    },
    source: {
      default: 'The fish',
      'de-DE': 'Der Fisch',
      'nl-NL': 'De vis',
      'fr-FR': 'Le poisson',
      'es-ES': 'El pez',
      'it-IT': 'Il pesce',
    },
    tint: 'sun',
  },
  {
    component: 'post-list',
    title: {
      default: 'Happy news',
      'de-DE': 'Gute Nachrichten',
      'nl-NL': 'Goed nieuws',
      'fr-FR': 'Bonnes nouvelles',
      'es-ES': 'Buenas noticias',
      'it-IT': 'Buone notizie',
    },
    folder: 'happy-news',
    count: 3,
  },
]
