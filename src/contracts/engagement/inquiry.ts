/** Inquiries: what a shopper sends with the form of a campaign, for instance for gifts to a whole company. */
import type { CountryCode, StorefrontCode } from '../../markets/types.ts'

/**
 * Ids of the elements that show the result to a shopper without JavaScript: the plain form redirects to its page with
 * one of them as the fragment.
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
  /** A honeypot: a hidden field that only bots fill in. They get a success response, and the inquiry is discarded. */
  readonly website?: string
}
