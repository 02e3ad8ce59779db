import type { Texts } from './types.ts'

/** Italian. Says tu. */
export const texts: Texts = {
  chooserTitle: 'Dove hai i piedi?',
  chooserIntro: 'Scegli il tuo Paese e i calzini andranno nella direzione giusta.',
  continentEU: 'Europa',
  continentNA: 'Nord America',
  continentAS: 'Asia e Oceania',
  chooserExternal: 'apre il negozio del nostro partner',

  cantFindIt: 'Sparita, come l’altro calzino',
  cantFindItText: 'Questa pagina si è trasferita o non è mai esistita. Controlla l’indirizzo o riparti dalla home.',
  somethingBroke: 'Ci è scappata una maglia',
  somethingBrokeText: 'Qualcosa si è rotto, e la colpa è nostra. Riprova tra poco.',
  badRequest: 'È arrivato al rovescio',
  badRequestText: 'Questo indirizzo non ci dice nulla. Controlla che non ci siano refusi o riparti dalla home.',
  backToStart: 'Torna a nuoto alla home',

  home: 'Home',
  search: 'Cerca',
  cart: 'Carrello',
  menu: 'Menu',
  checkout: 'Cassa',
  logIn: 'Accedi',
  faq: 'Domande frequenti',
  skipToContent: 'Vai al contenuto',
  pageLoaded: '{title}, pagina caricata',
  changeCountry: 'Cambia Paese',
  madeBy: 'Gestito da un pesce senza piedi, ma con le idee chiare sui calzini.',
  menuTitle: 'Tutto quello che nuota qui',

  searchFor: 'Risultati per «{term}»',
  searchPrompt: 'Cosa vuoi pescare?',
  comingSoon: 'I telai si stanno scaldando. Presto qui ci saranno i calzini.',

  emptyCart: 'Il tuo carrello è scalzo',
  emptyCartText: 'Ancora niente dentro. Comincia con un paio: il secondo calzino è compreso.',
  cartView: 'Carrello',
  addressView: 'Indirizzo',
  paymentView: 'Pagamento',
  successView: 'Fatto',

  orderLookup: 'Trova il tuo ordine',
  orderLookupText:
    'Inserisci la tua e-mail e il numero d’ordine. Se corrispondono, ti mandiamo un link via e-mail. Nessuna password da ricordare.',
  productDiagnostics: 'Diagnostica del prodotto',
}
