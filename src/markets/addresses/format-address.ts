/** An address as the post of its country prints it, everywhere it is shown (SHX-05). */
import { REGION_NAMES } from '../derived/region-names.ts'
import { TOWN_LINES } from '../derived/town-lines.ts'
import type { Address } from './checkout-information.ts'

/** Members are missing where a reader may not see them. */
export type PartialAddress = Pick<Address, 'country'> & { readonly [Member in keyof Address]?: string | undefined }

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A house number that was entered apart from its street, as wallets do. */
const HOUSE_NUMBER = /^\d+ ?[a-z]?$/i

/** One line for each part that is there; the country is the last one, in the words of `nameOf`. */
export function formatAddress(address: PartialAddress, nameOf: (country: string) => string): readonly string[] {
  return [...linesOf(address), nameOf(address.country)].map((line) => line.trim()).filter(Boolean)
}

/** Long: one entry per order of the lines. */
function linesOf(address: PartialAddress): readonly string[] {
  const { country, city = '', postCode = '' } = address
  const region = regionIn(address)
  const name = nameIn(address)
  const street = streetLines(address)
  const isNational = EAST_ASIAN.test([name, ...street, city, region].join(''))
  // Also for a country that nothing is shipped to: a bill may go there.
  const townLines = TOWN_LINES[country] ?? 'code-before-town'
  switch (townLines) {
    case 'town-state-code':
      return [name, ...street, joined(', ', city, joined(' ', region, postCode))]
    case 'town-region-code':
      return [name, ...street, joined(' ', city, region, postCode)]
    case 'town-before-code':
      return [name, ...street, joined(' ', city, postCode), region]
    case 'town-comma-code':
      return [name, ...street, region, joined(', ', city, postCode)]
    case 'town-above-code':
      return [name, ...street, city, region, postCode]
    case 'town-above-region':
      return [name, ...street, city, region, postCode]
    case 'town-above-street':
      return [name, city, ...street, postCode, region]
    case 'code-town-province':
    case 'code-town-region':
      return [name, ...street, joined(' ', postCode, city, region)]
    case 'japanese':
      return isNational
        ? [postCode === '' ? '' : `〒${postCode}`, joined(' ', region, city), ...street, name]
        : [name, ...street, joined(', ', city, region), postCode]
    case 'korean':
      return isNational
        ? [joined(' ', region, city, ...street), name, postCode]
        : [name, ...street, joined(', ', city, region), postCode]
    case 'code-before-town':
      return [name, ...street, joined(' ', postCode, city), region]
  }
}

/** Forms store codes; where addresses have names, the region that is named like its town is left out: 28013 Madrid. */
function regionIn({ country, city = '', region = '' }: PartialAddress): string {
  const name = REGION_NAMES[country]?.[region]
  if (name === undefined) return region
  if (name === city.trim()) return ''
  return country === 'IE' ? `Co. ${name}` : name
}

/** Family names come first where addresses are written in Chinese characters, Hangul or Kana. */
function nameIn({ firstName = '', lastName = '' }: PartialAddress): string {
  const isFamilyFirst = EAST_ASIAN.test(firstName) && EAST_ASIAN.test(lastName)
  return isFamilyFirst ? joined(' ', lastName, firstName) : joined(' ', firstName, lastName)
}

function streetLines({ street0 = '', street1 = '' }: PartialAddress): readonly string[] {
  return HOUSE_NUMBER.test(street1.trim()) && !/\d/.test(street0) ? [joined(' ', street0, street1)] : [street0, street1]
}

const joined = (between: string, ...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between)
