/** Dates, amounts and sizes in the language and the time zone of the account. */
import { numberFormat } from '../../markets/formats/intl-formats.ts'
import { TEXT_LOCALES, type Language } from '../../markets/languages/languages.ts'
import { decimalsOf } from './typed-numbers.ts'

export type Formats = {
  readonly number: (value: number) => string
  /** With its ISO currency, never a symbol: nine currencies share the same columns (DSK-21). */
  readonly amount: (minorUnits: number, currency: string) => string
  /** The same as a person would type it, without currency and groups. */
  readonly typedAmount: (minorUnits: number, currency: string) => string
  readonly dateTime: (iso: string) => string
  readonly date: (iso: string) => string
  /** "3 minutes ago"; after a week the date. */
  readonly relative: (iso: string, now: number) => string
  /** A day without a time, such as `2026-11-17`: the same in every time zone. */
  readonly day: (day: string) => string
  readonly country: (code: string) => string
  /** Of texts, such as `en-US`. */
  readonly language: (code: string) => string
  /** With its code, which amounts are shown with. */
  readonly currency: (code: string) => string
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number, below: number])[] = [
  ['second', 1, 60],
  ['minute', 60, 3600],
  ['hour', 3600, 86_400],
  ['day', 86_400, 7 * 86_400],
]

export function formatsOf(language: Language, timeZone: string | null): Formats {
  const locale = TEXT_LOCALES[language][0]
  const zone = timeZone === null ? {} : { timeZone }
  const number = new Intl.NumberFormat(locale)
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...zone })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const currencies = new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' })
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'code' })
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return {
    number: (value) => number.format(value),
    amount: (minorUnits, currency) => `${decimal(locale, minorUnits, currency, true)}\u00a0${currency}`,
    typedAmount: (minorUnits, currency) => decimal(locale, minorUnits, currency, false),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    date: (iso) => date.format(new Date(iso)),
    relative: (iso, now) => {
      const exact = Math.round((Date.parse(iso) - now) / 1000)
      // The clocks of the shop and of the browser differ a little: what just happened is not in the future.
      const seconds = exact > 0 && exact < 60 ? 0 : exact
      const step = STEPS.find(([, , below]) => Math.abs(seconds) < below)
      return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : date.format(new Date(iso))
    },
    day: (given) => day.format(new Date(`${given}T00:00:00Z`)),
    country: (code) => nameOf(countries, code),
    language: (code) => nameOf(languages, code),
    currency: (code) => `${nameOf(currencies, code)} (${code})`,
  }
}

function decimal(locale: string, minorUnits: number, currency: string, useGrouping: boolean): string {
  const digits = decimalsOf(currency)
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping }
  return numberFormat(locale, options).format(minorUnits / 10 ** digits)
}

function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
