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

/** France: breakfast, and a striped shirt that moved downstairs. */
export const frHome = homeStory({
  storefront: 'fr',
  language: 'fr-FR',
  title: 'Trouve chaussette à ton pied',
  intro: 'Trouver chaussure à son pied peut prendre une vie. Pour la chaussette, compte deux minutes et un saumon.',
  metaDescription:
    'Chaussettes, coffrets cadeaux et sous-vêtements pour trouver enfin chaussette à ton pied. Un saumon te conseille.',
  hero: {
    picture: {
      drawing: 'banner.parade.croissants_butter.sailor-stripes_navy.cherries_blush.dots_cherry',
      alt: 'Des chaussettes à croissants, à rayures, à cerises et à pois à la queue leu leu',
    },
    leadsTo: '/adults/socks',
    linkText: 'Trouver la mienne',
    tint: 'blush',
  },
  body: [
    shelves('On commence par quel pied ?', [
      {
        label: 'Chaussettes pour femme',
        leadsTo: '/collection/socks-for-women',
        drawing: 'crew.worn.flowers_plum',
        tint: 'sun',
      },
      {
        label: 'Chaussettes pour homme',
        leadsTo: '/collection/socks-for-men',
        drawing: 'crew.pair.pinstripes_denim',
        tint: 'river',
      },
      {
        label: 'Chaussettes pour enfants',
        leadsTo: '/kids/socks',
        drawing: 'kids-crew.pair.whales_coral',
        tint: 'pond',
      },
      {
        label: 'Coffrets cadeaux',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-3.open.croissants_sky.coffee_cream.strawberries_mint',
        tint: 'blush',
      },
      {
        label: 'Socquettes invisibles',
        leadsTo: '/collection/sneaker-socks',
        drawing: 'sneaker.worn.sailor-stripes_chalk',
        tint: 'coral',
      },
      { label: 'Sous-vêtements', leadsTo: '/underwear', drawing: 'briefs.front.hearts_cherry', tint: 'paper' },
      { label: 'Bonnets et chaussons', leadsTo: '/accessories', drawing: 'beanie.front.stripes_navy', tint: 'sun' },
      { label: 'Outlet', leadsTo: '/outlet', drawing: 'low.pair.terrazzo_lilac', tint: 'pond' },
    ]),
    productRow('Le petit-déjeuner est servi', 'collection/food-hall', 'Voir toute la carte'),
    pictureAndText({
      title: 'La marinière descend d’un étage',
      text: `Des années en haut, toujours sous une veste. Elle avait envie de voir du pays : la voici aux pieds, en rayures
        fines, larges ou couleur coucher de soleil.

        Elle va avec tout, sauf avec la discrétion.`,
      picture: {
        drawing: 'banner.line.sailor-stripes_river.sunset-stripes_apricot.wide-stripes_cherry.pinstripes_night',
        alt: 'Quatre chaussettes rayées sur une corde à linge',
      },
      leadsTo: '/collection/stripe-club',
      linkText: 'Voir les rayures',
      isPictureLast: true,
      tint: 'river',
    }),
    recommended('Le saumon a pensé à toi'),
    productRow('Des cadeaux qui font la paire', 'gifts/gift-boxes', 'Voir les coffrets'),
    reasons('Quatre promesses pour deux pieds', [
      {
        icon: 'parcel',
        title: 'Chez toi en 2 à 4 jours ouvrés',
        text: 'Livraison offerte dès 40 €. En dessous, le prix s’affiche avant le paiement.',
      },
      {
        icon: 'return',
        title: '30 jours pour changer d’avis',
        text: 'Jamais portées, étiquette en place : elles peuvent revenir.',
      },
      {
        icon: 'yarn',
        title: 'Du coton peigné',
        text: 'Environ 80 % dans la plupart des chaussettes, plus du polyamide et de l’élasthanne pour qu’elles tiennent.',
      },
      { icon: 'gift', title: 'Déjà en boîte', text: 'De deux à sept paires par coffret. La carte, c’est ton affaire.' },
    ]),
    quote('Un poisson qui vend des chaussettes, ça n’a ni queue ni tête ? J’ai les deux, merci.', 'Le saumon', 'coral'),
    latestNews('Bonnes nouvelles'),
  ],
})
