/**
 * Finding an order again without a password (RTE-12), and withdrawing from one: the addresses and their parameters.
 * They are part of mails, so they never change. The pages are rendered by the service itself: they work without
 * JavaScript, contain personal data, and are never cached.
 */
import type { CountryCode, Language } from '../../markets/types.ts'

/** All of the following are below it. */
export const ORDER_PAGES_PREFIX = '/order-pages/'

/** Shows the order whose token is in the query: where a confirmation leads to. */
export const ORDER_PAGE_PATH = '/order-pages/order'
/** Opened from a mail: requires a confirmation, so that a mail scanner that follows links does not use it up. */
export const ORDER_LINK_PATH = '/order-pages/link'
/** What the link opens. */
export const ORDERS_PAGE_PATH = '/order-pages/orders'
/** Withdraw from contract here. `country`, `language` and `order` in the query fill in what is known. */
export const WITHDRAWAL_PAGE_PATH = '/order-pages/withdrawal'

/** An invoice or a credit note. `token` is that of the order page, `number` the document's. */
export const DOCUMENT_PAGE_PATH = '/order-pages/document'

/** Ids of the elements that show the result to a shopper without JavaScript. */
export const LOOK_UP_SENT = 'look-up-sent'
export const LOOK_UP_FAILED = 'look-up-failed'

export const MAX_ORDER_NUMBER_LENGTH = 20
export const MAX_PERSON_NAME_LENGTH = 100

export type OrderLookUp = {
  readonly email: string
  /** As it was typed. */
  readonly orderNumber: string
  /** The market of the request: the mail is written for it. */
  readonly countryCode: CountryCode
  readonly languageCode: Language
}
