/** Inquiries: what a shopper asks in the form of a campaign, for instance for gifts to a whole company. */
import type { CountryCode, StorefrontCode } from '../../markets/types.ts'

/**
 * Ids of the elements that tell a shopper without JavaScript how it went: the plain form comes back to its page with one
 * of them as the fragment.
 */
export const INQUIRY_SENT = 'inquiry-sent'
export const INQUIRY_FAILED = 'inquiry-failed'

/** Of its campaign, a name, a company. */
export const MAX_INQUIRY_NAME_LENGTH = 200
/** A line end counts as one character. */
export const MAX_INQUIRY_MESSAGE_LENGTH = 4000
export const MAX_PIECES = 1_000_000

/** The names are also those of the fields of the plain form, where what is left out may be empty. */
export interface Inquiry {
  /** Which form it was. */
  readonly campaign: string
  readonly store: StorefrontCode
  readonly countryCode: CountryCode
  readonly name: string
  readonly email: string
  readonly company?: string
  readonly pieces?: number
  readonly message: string
  /** A field that nobody sees. Whoever fills it in is no shopper: told that all went well, and forgotten. */
  readonly website?: string
}
