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

/** Korea, Singapore, Israel and the Emirates: the journey first, because it is a long one. */
export const glHome = homeStory({
  storefront: 'gl',
  title: 'Socks that swim far',
  intro: 'Korea, Singapore, Israel, the Emirates: all a long way upstream. The fish has packed a snack.',
  metaDescription:
    'Socks, gift boxes and underwear sent to Korea, Singapore, Israel and the Emirates by a salmon with stamina.',
  hero: {
    picture: {
      drawing: 'banner.line.fish_river.waves_lagoon.whales_sky.scales_salmon',
      alt: 'Four socks on a line, with fish, waves, whales and scales',
    },
    leadsTo: '/adults/socks',
    linkText: 'Pack a pair',
    tint: 'pond',
  },
  body: [
    pictureAndText({
      title: 'The journey',
      text: `Your socks leave in pairs, which keeps them calm. They travel by courier and not by river, whatever the fish tells
        you, and they reach your door in 6 to 10 working days.

        You see what the trip costs before you pay. From $80 it costs nothing; in Korea, from ₩90,000.`,
      picture: {
        drawing: 'banner.parade.space_night.stars_grape.clouds_sky.sunset-stripes_coral',
        alt: 'Socks with planets, stars, clouds and a sunset, walking in a row',
      },
      leadsTo: '/shipping',
      linkText: 'See how we deliver',
      tint: 'sun',
    }),
    shelves('Light to carry', [
      { label: 'Socks for grown-ups', leadsTo: '/adults/socks', drawing: 'crew.pair.penguins_lagoon', tint: 'sun' },
      { label: 'Socks for kids', leadsTo: '/kids/socks', drawing: 'kids-crew.pair.ice-cream_bubblegum', tint: 'pond' },
      {
        label: 'Gift boxes',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-3.open.sushi_navy.fish_sun.waves_mint',
        tint: 'coral',
      },
      { label: 'Ankle socks', leadsTo: '/collection/low-socks', drawing: 'low.worn.lemons_sky', tint: 'blush' },
      { label: 'Underwear', leadsTo: '/underwear', drawing: 'briefs.folded.waves_river', tint: 'paper' },
      { label: 'Space', leadsTo: '/collection/space-age', drawing: 'crew.worn.space_plum', tint: 'river' },
    ]),
    productRow('For where it’s warm', 'collection/sneaker-socks', 'See all trainer socks'),
    productRow('For where it snows', 'collection/winter-wear', 'See everything warm'),
    reasons('For the long way', [
      { icon: 'return', title: '30 days to reconsider', text: 'Unworn and with the label still on, it can come back.' },
      {
        icon: 'yarn',
        title: 'Combed cotton',
        text: 'About 80% in most of our socks, with polyamide and elastane so they stay up.',
      },
      {
        icon: 'sock',
        title: 'Two sizes for grown-ups',
        text: 'EU 36-40 and 41-46. The size guide speaks UK and US too.',
      },
    ]),
    recommended('The fish thinks you’d suit these'),
    quote('People ask whether it is far. I have swum further for less.', 'The fish', 'coral'),
    latestNews('Happy news'),
  ],
})
