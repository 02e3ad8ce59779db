/** Handler of the country look-up. */
import { COUNTRY_CODE_ERRORS, COUNTRY_CODE_PARAMETER } from '../../../contracts/engagement/country-code.ts'
import type { countryOperations } from '../../../contracts/engagement/engagement-operations.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import { success, type Handlers, type Rejection } from '../../../platform/http/operations.ts'
import { visitorCountryOf } from '../../../platform/http/visitor-country.ts'
import type { CountryLookUp } from './country-look-up.ts'

/** APP-06: the reply is one visitor's, and outdated as soon as they travel. */
const HEADERS = { 'Cache-Control': 'private, no-store' }

export const countryHandlers = (lookUp: CountryLookUp): Handlers<typeof countryOperations> => ({
  async lookUpCountry({ query, headers }) {
    const given = query[COUNTRY_CODE_PARAMETER] ?? ''
    if (given === '') return rejection('MISSING_COUNTRY_CODE')
    const assumed = given.toUpperCase()
    if (!isCountryCode(assumed)) return rejection('INVALID_COUNTRY_CODE')
    const found = visitorCountryOf(headers) ?? (await lookUp.fetch(clientIpOf(headers) ?? ''))
    return success({ countryCode: found ?? assumed }, HEADERS)
  },
})

function rejection(code: keyof typeof COUNTRY_CODE_ERRORS): Rejection {
  const value = { code, message: COUNTRY_CODE_ERRORS[code], field: COUNTRY_CODE_PARAMETER }
  return { ok: false, status: 400, value, headers: HEADERS }
}
