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

/** Italy: the detail that shows when one sits down. */
export const itHome = homeStory({
  storefront: 'it',
  language: 'it-IT',
  title: 'Calzini in gamba',
  intro: 'In gamba lo sono per mestiere, simpatici per scelta. Prendi un paio e fai un passo avanti, o anche due.',
  metaDescription:
    'Calzini in gamba, cofanetti regalo e intimo per grandi e piccoli. Consiglia un salmone, che di passi ne sa poco.',
  hero: {
    picture: {
      drawing: 'banner.legs.terrazzo_rose.houndstooth_ink.gingham_olive',
      alt: 'Gambe con calzini a terrazzo, pied-de-poule e quadretti',
    },
    leadsTo: '/adults/socks',
    linkText: 'Scegli un paio',
    tint: 'pond',
  },
  body: [
    pictureAndText({
      title: 'Il dettaglio si vede da seduti',
      text: `In piedi siamo tutti uguali. Poi ci si siede, l’orlo sale di quattro dita e il calzino prende la parola.

        Meglio che abbia qualcosa da dire: un gessato, un quadretto, una pizza.`,
      picture: {
        drawing: 'banner.line.pinstripes_navy.checks_mustard.pizza_forest.argyle_rose',
        alt: 'Calzini gessati, a quadri, con la pizza e a rombi stesi al filo',
      },
      leadsTo: '/collection/classics',
      linkText: 'Guarda i classici',
      tint: 'sun',
    }),
    productRow('Chi non sbaglia mai', 'collection/classics', 'Vedi tutti i classici'),
    shelves('Da che piede partiamo?', [
      {
        label: 'Calzini da donna',
        leadsTo: '/collection/socks-for-women',
        drawing: 'knee-high.worn.daisies_garden',
        tint: 'blush',
      },
      {
        label: 'Calzini da uomo',
        leadsTo: '/collection/socks-for-men',
        drawing: 'crew.worn.argyle_navy',
        tint: 'river',
      },
      { label: 'Calzini per bambini', leadsTo: '/kids/socks', drawing: 'kids-crew.pair.penguins_apricot', tint: 'sun' },
      {
        label: 'Cofanetti regalo',
        leadsTo: '/gifts/gift-boxes',
        drawing: 'box-2.open.pizza_forest.ice-cream_blush',
        tint: 'coral',
      },
      {
        label: 'Fantasmini',
        leadsTo: '/collection/sneaker-socks',
        drawing: 'sneaker.worn.terrazzo_cream',
        tint: 'pond',
      },
      { label: 'Intimo', leadsTo: '/underwear', drawing: 'briefs.front.lemons_lagoon', tint: 'paper' },
      { label: 'Outlet', leadsTo: '/outlet', drawing: 'crew.folded.gingham_grape', tint: 'sun' },
    ]),
    recommended('Il pesce ha pensato a te'),
    quote('Chi dorme non piglia pesci. Per me puoi dormire quanto vuoi, magari con i calzini.', 'Il pesce', 'blush'),
    productRow('Appena arrivati', 'new', 'Vedi tutte le novità'),
    reasons('Quattro motivi per due piedi', [
      {
        icon: 'parcel',
        title: 'A casa tua in 2-4 giorni lavorativi',
        text: 'Spedizione gratuita da 40 €. Sotto, vedi il prezzo prima di pagare.',
      },
      {
        icon: 'return',
        title: '30 giorni per ripensarci',
        text: 'Mai indossati e con l’etichetta attaccata, possono tornare indietro.',
      },
      {
        icon: 'yarn',
        title: 'Cotone pettinato',
        text: 'Circa l’80% in quasi tutti i calzini, con poliammide ed elastan perché stiano su.',
      },
      {
        icon: 'gift',
        title: 'Pronti da regalare',
        text: 'Da due a sette paia per cofanetto. Il biglietto lo scrivi tu.',
      },
    ]),
    latestNews('Buone notizie'),
  ],
})
