import { Hono } from 'hono'
import {
  COUNTRY_CODE_ERRORS,
  COUNTRY_CODE_PARAMETER,
  COUNTRY_CODE_PATH,
  type CountryAnswer,
} from '../../../contracts/engagement/country-code.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { visitorCountryOf } from '../../../platform/http/visitor-country.ts'
import type { CountryLookUp } from './country-look-up.ts'

/** APP-06: the answer is one visitor's, and old as soon as they travel. */
export function countryRoutes({ lookUp }: { readonly lookUp: CountryLookUp }) {
  return new Hono<ServiceEnv>().get(COUNTRY_CODE_PATH, async (c) => {
    c.header('Cache-Control', 'private, no-store')
    const refuse = (code: keyof typeof COUNTRY_CODE_ERRORS) =>
      c.json({ code, message: COUNTRY_CODE_ERRORS[code], field: COUNTRY_CODE_PARAMETER }, 400)
    const given = c.req.query(COUNTRY_CODE_PARAMETER) ?? ''
    if (given === '') return refuse('MISSING_COUNTRY_CODE')
    const assumed = given.toUpperCase()
    if (!isCountryCode(assumed)) return refuse('INVALID_COUNTRY_CODE')
    const { headers } = c.req.raw
    const found = visitorCountryOf(headers) ?? (await lookUp.ask(clientIpOf(headers) ?? ''))
    const answer: CountryAnswer = { countryCode: found ?? assumed }
    return c.json(answer)
  })
}
