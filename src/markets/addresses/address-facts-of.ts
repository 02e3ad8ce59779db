import { ADDRESS_FORMATS, type AddressFacts } from '../derived/address-formats.ts'
import type { CountryCode } from '../types.ts'

export function addressFactsOf(country: CountryCode): AddressFacts {
  const facts = ADDRESS_FORMATS[country]
  if (facts === undefined) throw new Error(`No address format of ${country}`)
  return facts
}
