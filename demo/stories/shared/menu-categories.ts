/** The categories of the menu, with what stands below each. */
import type { DemoBlock, Words } from '../demo-story.ts'
import { label } from './label.ts'
import { PLACES, type Place } from './places.ts'

type LinkExtras = {
  readonly name?: Words
  readonly text?: Words
  readonly disabled?: true
  readonly isHighlighted?: true
}

const linkTo = ({ name, leadsTo }: Place, extras: LinkExtras = {}): DemoBlock => ({
  name,
  url: { leadsTo },
  disabled: false,
  isHighlighted: false,
  ...extras,
})

/** The listing of kids' socks, narrowed to one size. */
const kidsOf = (size: string, name: Words): DemoBlock =>
  linkTo({ name, leadsTo: `${PLACES.kids.leadsTo}?sizes=${size}` })

const sevenPairs = label(
  'Two to seven pairs, box included',
  'Zwei bis sieben Paar, Box inklusive',
  'Twee tot zeven paar, doos inbegrepen',
  'De deux à sept paires, boîte comprise',
  'De dos a siete pares, caja incluida',
  'Da due a sette paia, scatola compresa',
)

export const socksMenu: DemoBlock = {
  name: PLACES.socks.name,
  url: { leadsTo: PLACES.socks.leadsTo },
  isHighlighted: false,
  picture: {
    drawing: 'banner.parade.sunset-stripes_tangerine.dots_lagoon.argyle_plum.leopard_butter',
    alt: label(
      'A row of socks in stripes, dots, diamonds and leopard print',
      'Eine Reihe Socken mit Streifen, Punkten, Rauten und Leopardenmuster',
      'Een rij sokken met strepen, stippen, ruiten en luipaardprint',
      'Une rangée de chaussettes à rayures, à pois, à losanges et léopard',
      'Una fila de calcetines de rayas, lunares, rombos y leopardo',
      'Una fila di calzini a righe, a pois, a rombi e leopardati',
    ),
  },
  links: [
    linkTo(PLACES.socks, {
      name: label(
        'All socks',
        'Alle Socken',
        'Alle sokken',
        'Toutes les chaussettes',
        'Todos los calcetines',
        'Tutti i calzini',
      ),
    }),
    linkTo(PLACES.newIn),
    linkTo(PLACES.women),
    linkTo(PLACES.men),
    linkTo(PLACES.ankle),
    linkTo(PLACES.trainer, {
      text: label(
        'Unseen by design',
        'Absichtlich unsichtbar',
        'Met opzet onzichtbaar',
        'Invisibles par vocation',
        'Invisibles por vocación',
        'Invisibili per vocazione',
      ),
    }),
    linkTo(PLACES.winter),
  ],
}

export const kidsMenu: DemoBlock = {
  name: PLACES.kids.name,
  url: { leadsTo: PLACES.kids.leadsTo },
  isHighlighted: false,
  links: [
    linkTo(PLACES.kids, {
      name: label(
        'All kids’ socks',
        'Alle Kindersocken',
        'Alle kindersokken',
        'Toutes les chaussettes enfant',
        'Todos los calcetines infantiles',
        'Tutti i calzini per bambini',
      ),
    }),
    kidsOf('0-12M', label('0–12 months', '0–12 Monate', '0–12 maanden', '0–12 mois', '0–12 meses', '0–12 mesi')),
    kidsOf('12-24M', label('12–24 months', '12–24 Monate', '12–24 maanden', '12–24 mois', '12–24 meses', '12–24 mesi')),
    kidsOf('2-3Y', label('2–3 years', '2–3 Jahre', '2–3 jaar', '2–3 ans', '2–3 años', '2–3 anni')),
    kidsOf('4-6Y', label('4–6 years', '4–6 Jahre', '4–6 jaar', '4–6 ans', '4–6 años', '4–6 anni')),
    kidsOf('7-9Y', label('7–9 years', '7–9 Jahre', '7–9 jaar', '7–9 ans', '7–9 años', '7–9 anni')),
  ],
}

const everyGift: DemoBlock = linkTo(PLACES.gifts, {
  name: label('All gifts', 'Alle Geschenke', 'Alle cadeaus', 'Tous les cadeaux', 'Todos los regalos', 'Tutti i regali'),
})

export const giftsMenu: DemoBlock = {
  name: PLACES.gifts.name,
  url: { leadsTo: PLACES.gifts.leadsTo },
  isHighlighted: false,
  picture: {
    drawing: 'banner.parade.cherries_blush.stars_night.checks_mint.bees_mustard',
    alt: label(
      'A row of socks with cherries, stars, checks and bees',
      'Eine Reihe Socken mit Kirschen, Sternen, Karos und Bienen',
      'Een rij sokken met kersen, sterren, ruitjes en bijen',
      'Une rangée de chaussettes à cerises, étoiles, carreaux et abeilles',
      'Una fila de calcetines con cerezas, estrellas, cuadros y abejas',
      'Una fila di calzini con ciliegie, stelle, quadretti e api',
    ),
  },
  links: [
    everyGift,
    linkTo(PLACES.giftBoxes, { text: sevenPairs, isHighlighted: true }),
    linkTo(PLACES.corporateGifts),
    linkTo(PLACES.winter),
    // Waits here for February.
    linkTo(PLACES.valentines, { disabled: true }),
  ],
}

/** When presents are what people come for: whom they are for comes first. */
export const giftSeasonMenu: DemoBlock = {
  ...giftsMenu,
  isHighlighted: true,
  picture: {
    drawing: 'banner.pile.snowflakes_cherry.fair-isle_forest.stars_navy.hearts_rose',
    alt: label(
      'A pile of socks with snowflakes, stars and hearts',
      'Ein Stapel Socken mit Schneeflocken, Sternen und Herzen',
      'Een stapel sokken met sneeuwvlokken, sterren en hartjes',
      'Une pile de chaussettes à flocons, étoiles et cœurs',
      'Un montón de calcetines con copos, estrellas y corazones',
      'Una pila di calzini con fiocchi di neve, stelle e cuori',
    ),
  },
  links: [
    linkTo(PLACES.giftBoxes, { text: sevenPairs, isHighlighted: true }),
    everyGift,
    linkTo(PLACES.women),
    linkTo(PLACES.men),
    linkTo(PLACES.kids, {
      name: label(
        'Socks for kids',
        'Kindersocken',
        'Kindersokken',
        'Chaussettes pour enfants',
        'Calcetines para niños',
        'Calzini per bambini',
      ),
    }),
    linkTo(PLACES.accessories),
    linkTo(PLACES.corporateGifts),
  ],
}

export const underwearMenu: DemoBlock = {
  name: label(
    'Underwear and more',
    'Unterwäsche und mehr',
    'Ondergoed en meer',
    'Sous-vêtements et plus',
    'Ropa interior y más',
    'Intimo e altro',
  ),
  url: { leadsTo: PLACES.underwear.leadsTo },
  isHighlighted: false,
  links: [linkTo(PLACES.underwear), linkTo(PLACES.accessories), linkTo(PLACES.winter), linkTo(PLACES.sizes)],
}

export const patternsMenu: DemoBlock = {
  name: label('Patterns', 'Muster', 'Dessins', 'Motifs', 'Estampados', 'Fantasie'),
  url: { leadsTo: PLACES.bold.leadsTo },
  isHighlighted: false,
  links: [
    linkTo(PLACES.stripes),
    linkTo(PLACES.dots),
    linkTo(PLACES.fruit),
    linkTo(PLACES.food),
    linkTo(PLACES.animals),
    linkTo(PLACES.flowers),
    linkTo(PLACES.space),
    linkTo(PLACES.classics),
    linkTo(PLACES.bold),
  ],
}

export const outletMenu: DemoBlock = {
  name: PLACES.outlet.name,
  url: { leadsTo: PLACES.outlet.leadsTo },
  isHighlighted: false,
  links: [
    linkTo(PLACES.outlet, {
      name: label(
        'The last pairs',
        'Die letzten Paare',
        'De laatste paren',
        'Les dernières paires',
        'Los últimos pares',
        'Le ultime paia',
      ),
    }),
    linkTo(PLACES.sizes),
    linkTo(PLACES.care),
    linkTo(PLACES.returns),
  ],
}
