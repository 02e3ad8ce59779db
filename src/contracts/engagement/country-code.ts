/**
 * The country look-up (APP-06): where a visitor seems to be, guessed from the network. The request has the assumed
 * country; the response is the detected one, or the assumed one where none is detected.
 */
import type { CountryCode } from '../../markets/types.ts'

/** `country-code` in small letters, `cv` a time, so that nothing in between answers from memory. */
export const COUNTRY_CODE_PARAMETER = 'country-code'

export interface CountryAnswer {
  readonly countryCode: CountryCode
}

export const COUNTRY_CODE_ERRORS = {
  /** ERR-43 */
  MISSING_COUNTRY_CODE: 'Missing country code',
  /** ERR-44 */
  INVALID_COUNTRY_CODE: 'Invalid country code',
} as const
