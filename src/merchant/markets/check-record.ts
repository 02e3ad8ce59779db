/** What can be checked about a market without its shop: notation, interface texts, tax. */
import { loadTexts } from '../../contracts/storefront/texts/load-texts.ts'
import { CURRENCIES } from '../../markets/derived/currency-symbols.ts'
import { vatOn, type MarketRecord } from '../../markets/market-record.ts'
import { formatPrice } from '../../markets/prices/format-price.ts'
import { numberFormatOf } from '../../markets/prices/number-format.ts'
import type { CountryCode } from '../../markets/types.ts'

const EXAMPLE = 1_234_50

/** A price as shoppers read it. */
export function exampleOf(country: CountryCode, { currency, locale }: MarketRecord): string {
  return formatPrice(EXAMPLE, { currency: CURRENCIES[currency], country, locale })
}

/** Separators are those that Intl writes for plain numbers or for money. A locale that Intl does not know is not checked. */
export function wrongSeparators({ locale, currency }: MarketRecord): string | undefined {
  if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return undefined
  const { whole, decimalSeparator } = numberFormatOf(locale)
  const own = `${whole(1_234_567)}${decimalSeparator}50`
  const styles = [{ minimumFractionDigits: 2 }, { minimumFractionDigits: 2, style: 'currency', currency }] as const
  const written = styles.map((style) => numberIn(new Intl.NumberFormat(locale, { ...style, numberingSystem: 'latn' })))
  return written.includes(own) ? undefined : `priceNotation.separators writes ${own}, Intl ${written[0]} for ${locale}`
}

/** Without symbol and space. */
function numberIn(format: Intl.NumberFormat): string {
  const parts = format.formatToParts(1_234_567.5).filter(({ type }) => type !== 'currency' && type !== 'literal')
  return parts.map(({ value }) => value).join('')
}

/** A translation that repeats the English text is most likely not translated yet. */
export async function missingTexts({ language, textLocale }: MarketRecord): Promise<string | undefined> {
  if (language === 'en') return undefined
  const [own, english] = [await loadTexts(textLocale), await loadTexts('en-GB')]
  const same = Object.entries(own).filter(([key, text]) => Reflect.get(english, key) === text)
  if (same.length <= Object.keys(own).length / 4) return undefined
  return `${same.length} of ${Object.keys(own).length} interface texts of ${textLocale} are still English`
}

/** 0 and 'none' are decisions (export, no tax line); another percentage than the law's is most likely an omission. */
export function staleTax(record: MarketRecord, now: Date): string | undefined {
  const { production: percentage } = record.taxPercentage
  const rate = vatOn(record, now.toISOString().slice(0, 10))
  if (percentage === 'none' || percentage === 0 || rate === undefined || rate === percentage) return undefined
  return `taxPercentage is ${percentage} %, the standard rate is ${rate} %`
}
