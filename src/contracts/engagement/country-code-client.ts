/** Looks up where the visitor seems to be. Runs in the browser, so it stays small. */
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../markets/types.ts'
import type { Transport } from '../transport.ts'
import { COUNTRY_CODE_PARAMETER } from './country-code.ts'
import { LOOK_UP_COUNTRY } from './engagement-routes.ts'

/** Where they are assumed to be as long as nothing else is known. Rejects with a CallError. */
export async function lookUpCountry(
  assumed: CountryCode,
  transport: Transport,
  now = Date.now(),
): Promise<CountryCode> {
  const query = { [COUNTRY_CODE_PARAMETER]: assumed.toLowerCase(), cv: String(now) }
  const { value } = await transport(LOOK_UP_COUNTRY, { query })
  const country: unknown =
    typeof value === 'object' && value !== null && 'countryCode' in value ? value.countryCode : undefined
  return isCountryCode(country) ? country : assumed
}
