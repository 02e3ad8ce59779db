/** Throws unless the shop did what was requested. Answers the characters of a listing, else nothing of interest. */
export type PeerCall = () => Promise<number>

/** What is measured of a shop, whichever API it has. */
export type PeerShop = {
  /** With its version. */
  readonly name: string
  /** The first 24 products of a listing, with names and prices, from the API. */
  readonly list: PeerCall
  /** The same as its visitors get it: this shop renders the page, of a shop without pages the API is all there is. */
  readonly show: PeerCall
  /** A new cart with one unit. */
  readonly addToCart: PeerCall
  /** From a new cart with one unit to a paid order. */
  readonly buy: PeerCall
  /**
   * Carts with one unit of a product of which there are `RACED_STOCK`, one for each racer. Each function orders and pays: true
   * where the shop accepts it. Another product for each round.
   */
  readonly carts: (round: number, racers: number) => Promise<readonly (() => Promise<boolean>)[]>
  readonly stop: () => Promise<void>
}

export const RACED_STOCK = 10

/** Each shop has a database of its own on one server. */
export type PeerDatabase = {
  readonly databaseUrl: string
  /** With its version. */
  readonly databaseName: string
}
