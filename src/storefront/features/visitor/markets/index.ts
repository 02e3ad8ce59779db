/** Where the visitor is, and the choice of country. It never decides which market a page is for: the server does. */
export { MARKET_COOKIE, marketCookie, preferredMarket, storeMarket } from './market-cookie.ts'
export { PlaceContext, usePlace } from './place.ts'
export type { MarketView, StorefrontMarket } from './place.ts'
