/** A shopper in each of the thirty countries, with an address in the local format. */
import { shippingCountries } from '../../src/markets/storefronts/table.ts'
import type { CountryCode, Market } from '../../src/markets/types.ts'

type Home = {
  readonly street0: string
  readonly city: string
  /** Empty where addresses have none. */
  readonly postCode: string
  readonly region?: string
  readonly telephone: string
}

export type Buyer = { readonly market: Market; readonly person: Home & { readonly email: string } }

const HOMES: Readonly<Partial<Record<CountryCode, Home>>> = {
  GB: { street0: '1 Mill Lane', city: 'Bath', postCode: 'BA1 1AA', telephone: '07700 900123' },
  DE: { street0: 'Hafenstraße 7', city: 'Hamburg', postCode: '20457', telephone: '030 23125001' },
  AT: { street0: 'Ringstraße 3', city: 'Wien', postCode: '1010', telephone: '01 5880000' },
  BE: { street0: 'Meir 12', city: 'Antwerpen', postCode: '2000', telephone: '03 2210000' },
  CH: { street0: 'Seeweg 4', city: 'Zürich', postCode: '8001', telephone: '044 6681800' },
  NL: { street0: 'Damrak 1', city: 'Amsterdam', postCode: '1012 LG', telephone: '020 5550100' },
  FR: { street0: '5 rue des Lilas', city: 'Lyon', postCode: '69001', telephone: '01 99 00 12 34' },
  US: { street0: '1 Mill Road', city: 'Reno', postCode: '89501', region: 'NV', telephone: '(775) 555-0100' },
  ES: { street0: 'Calle Mayor 8', city: 'Madrid', postCode: '28013', region: 'M', telephone: '910 000 123' },
  IT: { street0: 'Via Roma 2', city: 'Roma', postCode: '00184', region: 'RM', telephone: '06 6982 0000' },
  SE: { street0: 'Storgatan 1', city: 'Stockholm', postCode: '111 29', telephone: '08 46500 40' },
  DK: { street0: 'Strandvejen 9', city: 'København', postCode: '2100', telephone: '32 12 34 56' },
  NO: { street0: 'Havnegata 2', city: 'Oslo', postCode: '0150', telephone: '22 12 34 56' },
  FI: { street0: 'Satamakatu 6', city: 'Helsinki', postCode: '00160', telephone: '09 1234567' },
  EE: { street0: 'Pikk 10', city: 'Tallinn', postCode: '10123', telephone: '612 3456' },
  HR: { street0: 'Ilica 14', city: 'Zagreb', postCode: '10000', telephone: '01 2345 678' },
  SK: { street0: 'Hlavná 3', city: 'Bratislava', postCode: '811 01', telephone: '02 1234 5678' },
  CZ: { street0: 'Dlouhá 5', city: 'Praha', postCode: '110 00', telephone: '212 345 678' },
  PT: { street0: 'Rua Nova 7', city: 'Lisboa', postCode: '1100-048', telephone: '21 234 5678' },
  LV: { street0: 'Brīvības iela 1', city: 'Rīga', postCode: 'LV-1010', telephone: '67 123 456' },
  LT: { street0: 'Gedimino 4', city: 'Vilnius', postCode: '01103', telephone: '+370 5 2123456' },
  IE: { street0: '4 Quay Street', city: 'Galway', postCode: '', region: 'G', telephone: '091 123456' },
  SI: { street0: 'Trubarjeva 2', city: 'Ljubljana', postCode: '1000', telephone: '01 234 5678' },
  HU: { street0: 'Fő utca 11', city: 'Budapest', postCode: '1011', telephone: '+36 1 234 5678' },
  PL: { street0: 'Długa 6', city: 'Kraków', postCode: '31-147', telephone: '12 345 67 89' },
  LU: { street0: 'Grand-Rue 9', city: 'Luxembourg', postCode: '1661', telephone: '+352 27 12 34 56' },
  SG: { street0: '1 Fullerton Road', city: 'Singapore', postCode: '049213', telephone: '6123 4567' },
  KR: { street0: '세종대로 110', city: '서울', postCode: '04524', telephone: '02 2123 4567' },
  IL: { street0: 'Dizengoff 50', city: 'Tel Aviv', postCode: '6433222', telephone: '03 612 3456' },
  AE: { street0: '12 Creek Road', city: 'Dubai', postCode: '', region: 'DU', telephone: '04 212 3456' },
}

export const BUYERS: readonly Buyer[] = shippingCountries('production').map((market) => {
  const home = HOMES[market.countryCode]
  if (home === undefined) throw new Error(`No address in ${market.countryCode}`)
  return { market, person: { ...home, email: `ada.${market.countryCode.toLowerCase()}@example.com` } }
})

export function buyerIn(country: CountryCode): Buyer {
  const found = BUYERS.find(({ market }) => market.countryCode === country)
  if (found === undefined) throw new Error(`No shopper in ${country}`)
  return found
}
