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

/** The United States: gifts first. */
export const usHome = homeStory({
  storefront: 'us',
  language: 'en-US',
  title: 'Best foot forward. Then the other.',
  intro: 'Fifty states, two feet per person. The fish did the math and packed accordingly.',
  metaDescription:
    'Socks, gift boxes and underwear in every color a salmon can name. Two feet per person, so we sell them in pairs.',
  hero: {
    picture: {
      drawing: 'banner.pile.stars_navy.hearts_cherry.wide-stripes_chalk.confetti_carnival',
      alt: 'A heap of socks with stars, hearts, stripes and confetti',
    },
    leadsTo: '/gifts',
    linkText: 'Find a gift',
    tint: 'coral',
  },
  body: [
    shelves('Who’s it for?', [
      {
        label: 'People who have everything',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-7.open.stars_river.tacos_sun.dogs_mint.hearts_blush.coffee_oat.space_night.lemons_pond',
        tint: 'sun',
      },
      { label: 'Your other half', leadsTo: '/collection/valentines', drawing: 'crew.pair.hearts_berry', tint: 'blush' },
      { label: 'Kids', leadsTo: '/kids/socks', drawing: 'kids-crew.pair.space_grape', tint: 'river' },
      { label: 'Him', leadsTo: '/collection/socks-for-men', drawing: 'crew.worn.tacos_denim', tint: 'coral' },
      { label: 'Her', leadsTo: '/collection/socks-for-women', drawing: 'crew.worn.leopard_bubblegum', tint: 'sun' },
      {
        label: 'The pet’s human',
        leadsTo: '/collection/animal-kingdom',
        drawing: 'crew.folded.dogs_river',
        tint: 'pond',
      },
      {
        label: 'The whole office',
        leadsTo: '/corporate-gifts',
        drawing: 'bag.filled.colour-blocks_parade.stripes_ink',
        tint: 'paper',
      },
      { label: 'You', leadsTo: '/new', drawing: 'sneaker.worn.rainbow_carnival', tint: 'blush' },
    ]),
    productRow('Boxed and ready', 'gifts/gift-boxes', 'Shop gift boxes'),
    reasons('The fine print, in large print', [
      {
        icon: 'parcel',
        title: '3 to 5 business days',
        text: 'Orders of $50 and up ship free. Under that, you see the cost before you pay.',
      },
      { icon: 'return', title: '30 days to rethink it', text: 'Unworn, tag still on. That’s the whole list.' },
      {
        icon: 'yarn',
        title: 'Combed cotton',
        text: 'About 80% in most of our socks, with nylon and spandex so they stay up.',
      },
      { icon: 'gift', title: 'Two, three, four or seven', text: 'Pairs per gift box. You just write the card.' },
    ]),
    pictureAndText({
      title: 'Dressed for the couch',
      text: `The big game runs three hours, and your feet are on the coffee table for all of it. That makes your socks part of
        the broadcast.

        Stripes if you like order, tacos if you brought the dip.`,
      picture: {
        drawing: 'banner.legs.tacos_mustard.wide-stripes_cherry.pizza_river',
        alt: 'Legs in socks with tacos, wide stripes and pizza',
      },
      leadsTo: '/collection/food-hall',
      linkText: 'Shop the snack table',
      isPictureLast: true,
      tint: 'sun',
    }),
    recommended('The fish gave this some thought'),
    productRow('New arrivals', 'new', 'Shop what’s new'),
    quote('They say socks are a boring gift. They also said a fish can’t run a store.', 'The fish', 'blush'),
    latestNews('Happy news'),
  ],
})
