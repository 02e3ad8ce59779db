/**
 * The country look-up (APP-06): where a visitor seems to be, guessed from the network. Asked with the country that is
 * assumed; the answer is the one that is known better, and what was assumed where nobody knows.
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
