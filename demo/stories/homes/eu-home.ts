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

/** Sixteen countries of Europe that share a storefront: what holds in all of them comes first. */
export const euHome = homeStory({
  storefront: 'eu',
  title: 'Hello, Europe. Nice feet.',
  intro: 'Sixteen countries share this shop and one fish. It is a salmon; crossing borders upstream is what it does.',
  metaDescription:
    'Socks, gift boxes and underwear for sixteen countries of Europe, from one shop and one well-travelled salmon.',
  hero: {
    picture: {
      drawing: 'banner.parade.rainbow_carnival.fair-isle_brick.tulips_lilac.waves_lagoon.pines_forest',
      alt: 'Five socks in a row, with a rainbow, Fair Isle, tulips, waves and pine trees',
    },
    leadsTo: '/adults/socks',
    linkText: 'Meet the socks',
    tint: 'river',
  },
  body: [
    reasons('The same in all sixteen', [
      {
        icon: 'parcel',
        title: '2 to 4 working days',
        text: 'From Lisbon to Tallinn. Your basket knows what delivery costs, and when it costs nothing.',
      },
      { icon: 'return', title: '30 days to reconsider', text: 'Unworn and with the label still on, it can come back.' },
      {
        icon: 'yarn',
        title: 'Combed cotton',
        text: 'About 80% in most of our socks, with polyamide and elastane so they stay up.',
      },
    ]),
    productRow('New in', 'new', 'See what’s new'),
    shelves('Sixteen countries, eight shelves', [
      { label: 'Socks for grown-ups', leadsTo: '/adults/socks', drawing: 'crew.pair.scales_lagoon', tint: 'coral' },
      { label: 'Socks for kids', leadsTo: '/kids/socks', drawing: 'kids-crew.worn.foxes_pond', tint: 'sun' },
      {
        label: 'Gift boxes',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-4.open.cats_blush.pines_forest.sushi_sky.zigzag_sun',
        tint: 'river',
      },
      {
        label: 'Winter wear',
        leadsTo: '/collection/winter-wear',
        drawing: 'knee-high.pair.snowflakes_navy',
        tint: 'blush',
      },
      {
        label: 'Trainer socks',
        leadsTo: '/collection/sneaker-socks',
        drawing: 'sneaker.pair.checks_mint',
        tint: 'pond',
      },
      { label: 'Underwear', leadsTo: '/underwear', drawing: 'briefs.front.stars_parade', tint: 'paper' },
      {
        label: 'Flowers and leaves',
        leadsTo: '/collection/garden-party',
        drawing: 'crew.worn.leaves_rust',
        tint: 'sun',
      },
      { label: 'Outlet', leadsTo: '/outlet', drawing: 'low.pair.zigzag_aubergine', tint: 'coral' },
    ]),
    pictureAndText({
      title: 'Upstream is only a direction',
      text: `Salmon cross half an ocean and still find the river they grew up in. Compared with that, your letterbox is easy.

        Where it goes, how long it takes and from which amount delivery is free: it’s all on one page, and none of it
        involves swimming.`,
      picture: {
        drawing: 'banner.pile.fish_salmon.waves_sky.whales_denim.stripes_lagoon',
        alt: 'A heap of socks with fish, waves, whales and stripes',
      },
      leadsTo: '/shipping',
      linkText: 'See how it travels',
      tint: 'pond',
    }),
    recommended('The fish thinks you’d suit these'),
    productRow('Some of them bark', 'collection/animal-kingdom', 'See all the animals'),
    quote('Cold feet are the same everywhere. In Finland they just have more vowels.', 'The fish', 'sun'),
    latestNews('Happy news'),
  ],
})
