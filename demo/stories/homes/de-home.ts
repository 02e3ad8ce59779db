import {
  homeStory,
  latestNews,
  pictureAndText,
  productRow,
  quote,
  reasons,
  recommended,
  shelves,
} from './home-blocks.ts'

/** Germany, and Austria and Switzerland read along: guests take off their shoes. */
export const deHome = homeStory({
  storefront: 'de',
  language: 'de-DE',
  title: 'Schuhe aus. Auftritt.',
  intro: 'An der Haustür zeigt sich, wer gute Socken trägt. Such dir ein Paar aus, das sich sehen lassen kann.',
  metaDescription:
    'Socken, Geschenkboxen und Unterwäsche für alle, die an der Haustür die Schuhe ausziehen. Beratung: ein Lachs.',
  hero: {
    picture: {
      drawing: 'banner.legs.cats_lilac.argyle_forest.pizza_sun',
      alt: 'Mehrere Paar Beine ohne Schuhe, in Socken mit Katzen, Rauten und Pizza',
    },
    leadsTo: '/adults/socks',
    linkText: 'Paar aussuchen',
    tint: 'sun',
  },
  body: [
    pictureAndText({
      title: 'Besuch ohne Hausschuhe',
      text: `Die Schuhe stehen im Flur, und die Pantoffeln reichen wieder nicht für alle. Jetzt sind die Socken dran, und zwar
        vor Publikum.

        Mit Katzen, Rauten oder Pizza am Fuß hast du gleich ein Gesprächsthema. Das Wetter darf draußen bleiben.`,
      picture: {
        drawing: 'banner.parade.faces_coral.leopard_rose.zigzag_lagoon.eyes_liquorice',
        alt: 'Eine Reihe Socken mit Gesichtern, Leopardenflecken, Zacken und Augen',
      },
      leadsTo: '/collection/bold-ones',
      linkText: 'Laute Socken ansehen',
      isPictureLast: true,
      tint: 'blush',
    }),
    productRow('Die können sich sehen lassen', 'collection/bold-ones', 'Alle lauten Socken zeigen'),
    shelves('Wohin zuerst?', [
      {
        label: 'Socken für Erwachsene',
        leadsTo: '/adults/socks',
        drawing: 'crew.pair.houndstooth_brick',
        tint: 'coral',
      },
      { label: 'Kindersocken', leadsTo: '/kids/socks', drawing: 'kids-crew.pair.bears_butter', tint: 'river' },
      {
        label: 'Geschenkboxen',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-4.open.mushrooms_forest.coffee_oat.foxes_tangerine.stars_navy',
        tint: 'sun',
      },
      {
        label: 'Hüttenschuhe und Mützen',
        leadsTo: '/accessories',
        drawing: 'slipper.pair.fair-isle_brick',
        tint: 'pond',
      },
      { label: 'Unterwäsche', leadsTo: '/underwear', drawing: 'briefs.front.cherries_chalk', tint: 'blush' },
      {
        label: 'Streifen aller Art',
        leadsTo: '/collection/stripe-club',
        drawing: 'knee-high.worn.wide-stripes_salmon',
        tint: 'paper',
      },
      { label: 'Essbar gemustert', leadsTo: '/collection/food-hall', drawing: 'crew.worn.beer_denim', tint: 'coral' },
      { label: 'Outlet', leadsTo: '/outlet', drawing: 'low.pair.checks_grape', tint: 'sun' },
    ]),
    reasons('Vier Gründe, zwei Füße', [
      {
        icon: 'parcel',
        title: 'In 2 bis 4 Werktagen da',
        text: 'Was der Versand kostet, siehst du vor dem Bezahlen. Ab einem bestimmten Bestellwert: nichts.',
      },
      { icon: 'return', title: '30 Tage zum Überlegen', text: 'Ungetragen und mit Etikett darf alles zurück.' },
      {
        icon: 'yarn',
        title: 'Gekämmte Baumwolle',
        text: 'Rund 80 % in den meisten Socken, dazu Polyamid und Elasthan, damit sie oben bleiben.',
      },
      { icon: 'fish', title: 'Beratung vom Lachs', text: 'Hat keine Füße und deshalb kein eigenes Interesse.' },
    ]),
    recommended('Der Fisch meint, das steht dir'),
    productRow('Neu hier', 'new', 'Alles Neue zeigen'),
    quote('Ich gehe seit jeher ohne Schuhe unter Leute. Man gewöhnt sich an die Blicke.', 'Der Fisch', 'pond'),
    latestNews('Gute Nachrichten'),
  ],
})
