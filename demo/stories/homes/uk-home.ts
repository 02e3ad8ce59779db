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

/** Britain: the weather, naturally. */
export const ukHome = homeStory({
  storefront: 'uk',
  title: 'Four seasons a day, two socks',
  intro: 'British weather changes its mind by the hour. Your feet needn’t: pick a pair and stand by it.',
  metaDescription:
    'Socks, gift boxes and underwear for every sort of British weather, sold by a salmon who is used to getting wet.',
  hero: {
    picture: {
      drawing: 'banner.line.clouds_sky.stripes_navy.daisies_mustard.big-dots_salmon',
      alt: 'Four patterned socks on a washing line, with clouds, stripes, daisies and dots',
    },
    leadsTo: '/adults/socks',
    linkText: 'Pick a pair',
    tint: 'blush',
  },
  body: [
    shelves('Where to first?', [
      { label: 'Socks for grown-ups', leadsTo: '/adults/socks', drawing: 'crew.pair.tartan_forest', tint: 'sun' },
      { label: 'Socks for kids', leadsTo: '/kids/socks', drawing: 'kids-crew.pair.frogs_sky', tint: 'pond' },
      {
        label: 'Gift boxes',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-3.open.sheep_river.tartan_cherry.eggs_sun',
        tint: 'blush',
      },
      {
        label: 'Trainer socks',
        leadsTo: '/collection/sneaker-socks',
        drawing: 'sneaker.worn.gingham_berry',
        tint: 'river',
      },
      { label: 'Beanies and slippers', leadsTo: '/accessories', drawing: 'beanie.front.fair-isle_navy', tint: 'coral' },
      { label: 'Underwear', leadsTo: '/underwear', drawing: 'briefs.front.bees_butter', tint: 'paper' },
      {
        label: 'Anything with animals',
        leadsTo: '/collection/animal-kingdom',
        drawing: 'crew.worn.dogs_mint',
        tint: 'sun',
      },
      { label: 'Outlet', leadsTo: '/outlet', drawing: 'crew.folded.argyle_plum', tint: 'coral' },
    ]),
    productRow('New in', 'new', 'See what’s new'),
    pictureAndText({
      title: 'Outlook: cold feet, clearing later',
      text: `Sun at nine, drizzle at ten, hail by elevenses. You can’t dress for all of it, but you can dress the part that
        lands in the puddle.

        Wool for the wet half of the day, cotton for the other. Keep a spare pair in your bag and you’re better
        prepared than most forecasts.`,
      picture: {
        drawing: 'banner.pile.snowflakes_night.fair-isle_cherry.sheep_denim.tartan_mustard',
        alt: 'A heap of winter socks with snowflakes, Fair Isle, sheep and tartan',
      },
      leadsTo: '/collection/winter-wear',
      linkText: 'Warm your feet',
      tint: 'river',
    }),
    recommended('The fish thinks you’d suit these'),
    reasons('Dry facts, for a change', [
      {
        icon: 'parcel',
        title: 'With you in 2 to 4 working days',
        text: 'Free from £40. Below that, you see the price before you pay.',
      },
      { icon: 'return', title: '30 days to reconsider', text: 'Unworn and with the label still on, it can come back.' },
      {
        icon: 'yarn',
        title: 'Combed cotton',
        text: 'About 80% in most of our socks, with polyamide and elastane so they stay up.',
      },
      { icon: 'gift', title: 'Boxed already', text: 'Two to seven pairs in a gift box. You only write the card.' },
    ]),
    productRow('Nice things to unwrap', 'gifts/gift-boxes', 'See all gift boxes'),
    quote('I have been wet all my life. You lot make such a fuss about drizzle.', 'The fish', 'sun'),
    latestNews('Happy news'),
  ],
})
