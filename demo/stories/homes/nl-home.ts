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

/** The Netherlands, and Belgium reads along: no need to act normal. */
export const nlHome = homeStory({
  storefront: 'nl',
  language: 'nl-NL',
  title: 'Doe maar gek',
  intro: 'Gewoon doen kan altijd nog, en in je schoenen ziet toch niemand het. Kies de sokken die je stiekem wilde.',
  metaDescription:
    'Sokken, geschenkdozen en ondergoed voor wie even geen zin heeft in gewoon doen. Advies komt van een zalm.',
  hero: {
    picture: {
      drawing: 'banner.pile.bananas_bubblegum.leopard_sun.eyes_lagoon.memphis_parade',
      alt: 'Een berg sokken met bananen, luipaardvlekken, ogen en gekke vormen',
    },
    leadsTo: '/collection/bold-ones',
    linkText: 'Kies iets geks',
    tint: 'coral',
  },
  body: [
    productRow('Om mee te beginnen', 'collection/bold-ones', 'Bekijk alles wat opvalt'),
    shelves('Liever gericht zoeken?', [
      { label: 'Sokken voor volwassenen', leadsTo: '/adults/socks', drawing: 'crew.pair.tulips_river', tint: 'blush' },
      { label: 'Kindersokken', leadsTo: '/kids/socks', drawing: 'kids-crew.worn.dinosaurs_mint', tint: 'sun' },
      {
        label: 'Geschenkdozen',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-2.open.pizza_salmon.bananas_sky',
        tint: 'pond',
      },
      {
        label: 'Sneakersokken',
        leadsTo: '/collection/sneaker-socks',
        drawing: 'sneaker.pair.stripes_tangerine',
        tint: 'river',
      },
      { label: 'Enkelsokken', leadsTo: '/collection/low-socks', drawing: 'low.worn.dots_pistachio', tint: 'coral' },
      { label: 'Ondergoed', leadsTo: '/underwear', drawing: 'briefs.front.zebra_chalk', tint: 'sun' },
      { label: 'Sloffen en mutsen', leadsTo: '/accessories', drawing: 'slipper.side.sheep_denim', tint: 'paper' },
      { label: 'Outlet', leadsTo: '/outlet', drawing: 'crew.folded.waves_lilac', tint: 'blush' },
    ]),
    quote('Ik zwem mijn hele leven al tegen de stroom in. Je ziet nog eens wat.', 'De vis', 'sun'),
    productRow('Nieuw binnen', 'new', 'Bekijk alles wat nieuw is'),
    pictureAndText({
      title: 'Op de fiets ziet iedereen ze',
      text: `Eén trap en je broekspijp kruipt omhoog. Vanaf dat moment zijn je sokken openbaar.

        Daar kun je twee dingen aan doen: langere broeken kopen of betere sokken. Wij verkopen alleen sokken.`,
      picture: {
        drawing: 'banner.legs.bicycles_tangerine.sailor-stripes_chalk.tulips_pond',
        alt: 'Benen in sokken met fietsen, matrozenstrepen en tulpen',
      },
      leadsTo: '/adults/socks',
      linkText: 'Zoek een paar uit',
      tint: 'pond',
    }),
    recommended('De vis dacht aan jou'),
    reasons('Dan nu de gewone dingen', [
      {
        icon: 'parcel',
        title: 'In 2 tot 4 werkdagen in huis',
        text: 'Vanaf € 40 is bezorging gratis. Daaronder zie je vóór het betalen wat het kost.',
      },
      { icon: 'return', title: '30 dagen bedenktijd', text: 'Ongedragen en met het label eraan mag alles terug.' },
      {
        icon: 'yarn',
        title: 'Gekamd katoen',
        text: 'Zo’n 80% in de meeste sokken, met polyamide en elastaan zodat ze blijven zitten.',
      },
    ]),
    latestNews('Goed nieuws'),
  ],
})
