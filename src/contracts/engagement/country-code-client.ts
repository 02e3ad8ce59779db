/** Asks where the visitor seems to be. Runs in the browser, so it stays small. */
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../markets/types.ts'
import { callJson, type Fetch } from '../call-json.ts'
import { COUNTRY_CODE_PARAMETER, COUNTRY_CODE_PATH } from './country-code.ts'

/** Where they are assumed to be as long as nothing else is known. Rejects with a CallError. */
export async function lookUpCountry(
  assumed: CountryCode,
  { fetch, baseUrl, now = Date.now() }: { readonly fetch: Fetch; readonly baseUrl: string; readonly now?: number },
): Promise<CountryCode> {
  const query = new URLSearchParams({ [COUNTRY_CODE_PARAMETER]: assumed.toLowerCase(), cv: String(now) })
  const { body } = await callJson({ fetch, url: `${baseUrl}${COUNTRY_CODE_PATH}?${query}` })
  const country: unknown =
    typeof body === 'object' && body !== null && 'countryCode' in body ? body.countryCode : undefined
  return isCountryCode(country) ? country : assumed
}
