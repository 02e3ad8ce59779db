/** The size guides of what is worn higher up: underwear and beanies. */
import type { DemoStory } from '../demo-story.ts'
import { label } from './label.ts'
import { figures, lengths } from './measures.ts'
import { sharedStory } from './shared-story.ts'

const size = label('Size', 'Größe', 'Maat', 'Taille', 'Talla', 'Taglia')

export const guidesAboveTheFeet: readonly DemoStory[] = [
  sharedStory('size-guide-underwear', 'pdp-size-guide', {
    identifier: 'underwear',
    title: label(
      'Which underwear fits',
      'Welche Unterwäsche passt',
      'Welk ondergoed past',
      'Quels sous-vêtements te vont',
      'Qué ropa interior te vale',
      'Quale intimo ti va bene',
    ),
    intro: {
      default: 'The same cut for everybody who wears it. If waist and hips disagree, the hips decide.',
      'de-DE':
        'Ein Schnitt für alle, die ihn tragen. Wenn Taille und Hüfte sich nicht einig sind, entscheidet die Hüfte.',
      'nl-NL': 'Eén model voor iedereen die het draagt. Zijn taille en heupen het oneens, dan beslissen de heupen.',
      'fr-FR':
        'La même coupe pour tout le monde. Si la taille et les hanches se contredisent, les hanches l’emportent.',
      'es-ES': 'El mismo corte para quien se lo ponga. Si cintura y cadera no coinciden, manda la cadera.',
      'it-IT': 'Lo stesso taglio per chiunque lo indossi. Se vita e fianchi non vanno d’accordo, decidono i fianchi.',
    },
    table: {
      head: [
        size,
        label(
          'Waist (cm)',
          'Taille (cm)',
          'Taille (cm)',
          'Tour de taille (cm)',
          'Cintura (cm)',
          'Vita (cm)',
          'Waist (in)',
        ),
        label(
          'Hips (cm)',
          'Hüfte (cm)',
          'Heupen (cm)',
          'Tour de hanches (cm)',
          'Cadera (cm)',
          'Fianchi (cm)',
          'Hips (in)',
        ),
      ],
      rows: [
        ['S', figures('68–76', '27–30'), figures('88–95', '34.5–37.5')],
        ['M', figures('77–85', '30.5–33.5'), figures('96–103', '38–40.5')],
        ['L', figures('86–94', '34–37'), figures('104–111', '41–43.5')],
        ['XL', figures('95–103', '37.5–40.5'), figures('112–119', '44–47')],
      ],
    },
    tip: {
      default:
        'Waist: where you bend when you lean sideways. Hips: where they are widest. Keep the tape level and breathe out first.',
      'de-DE':
        'Taille: dort, wo du dich beim Neigen zur Seite knickst. Hüfte: an der breitesten Stelle. Das Band waagerecht halten und vorher ausatmen.',
      'nl-NL':
        'Taille: waar je knikt als je opzij buigt. Heupen: op het breedste punt. Houd het meetlint recht en adem eerst uit.',
      'fr-FR':
        'La taille : là où tu te plies en te penchant sur le côté. Les hanches : à l’endroit le plus large. Garde le mètre à l’horizontale et expire d’abord.',
      'es-ES':
        'La cintura: por donde te doblas al inclinarte de lado. La cadera: por donde es más ancha. Mantén la cinta recta y suelta antes el aire.',
      'it-IT':
        'La vita: dove ti pieghi quando ti inclini di lato. I fianchi: nel punto più largo. Tieni il metro in orizzontale e prima butta fuori l’aria.',
    },
  }),
  sharedStory('size-guide-beanies', 'pdp-size-guide', {
    identifier: 'beanies',
    title: label(
      'Which beanie fits',
      'Welche Mütze passt',
      'Welke muts past',
      'Quel bonnet te va',
      'Qué gorro te vale',
      'Quale berretto ti va bene',
    ),
    intro: {
      default: 'Knitted wool gives a little, heads don’t.',
      'de-DE': 'Gestrickte Wolle gibt ein wenig nach, Köpfe nicht.',
      'nl-NL': 'Gebreide wol geeft een beetje mee, hoofden niet.',
      'fr-FR': 'La laine tricotée s’étire un peu, les têtes non.',
      'es-ES': 'La lana de punto cede un poco; las cabezas, no.',
      'it-IT': 'La lana lavorata a maglia cede un po’, le teste no.',
    },
    table: {
      head: [
        size,
        label(
          'Round the head (cm)',
          'Kopfumfang (cm)',
          'Hoofdomtrek (cm)',
          'Tour de tête (cm)',
          'Contorno de cabeza (cm)',
          'Circonferenza della testa (cm)',
          'Around the head (in)',
        ),
      ],
      rows: [
        ['M', lengths('54–57')],
        ['L', lengths('57.5–61')],
      ],
    },
    tip: {
      default: 'Lay the tape round your head just above the ears and the eyebrows. Hair counts.',
      'en-US': 'Wrap the tape around your head just above the ears and the eyebrows. Hair counts.',
      'de-DE': 'Leg das Maßband knapp über Ohren und Augenbrauen um den Kopf. Haare zählen mit.',
      'nl-NL': 'Leg het meetlint net boven je oren en wenkbrauwen om je hoofd. Haar telt mee.',
      'fr-FR': 'Passe le mètre autour de la tête, juste au-dessus des oreilles et des sourcils. Les cheveux comptent.',
      'es-ES': 'Pasa la cinta alrededor de la cabeza, justo por encima de las orejas y las cejas. El pelo cuenta.',
      'it-IT': 'Passa il metro intorno alla testa, appena sopra le orecchie e le sopracciglia. I capelli contano.',
    },
  }),
]
