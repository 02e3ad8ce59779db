/**
 * Everything that selling in one country depends on. A record is complete or it does not compile: no fact of a country
 * has a default, because a default is a fact that was never checked (docs/adr/0042).
 */
import type { Language, TextLocale } from './languages/languages.ts'
import type { BesideLanguage } from './law/law-languages.ts'
import type { CurrencyCode, SymbolPosition } from './prices/currencies.ts'
import type { AnyStorefrontCode } from './storefronts/storefront-records.ts'
import type { WarehouseRegion } from './warehouses.ts'

export type Environment = 'production' | 'staging'
export type Continent = 'EU' | 'NA' | 'AS'

export interface Region {
  readonly name: string
  readonly code: string
}

/** How a number is grouped and where its decimals begin: 1,234.50, 1.234,50, 1 234,50, 1'234.50. */
export type SeparatorStyle =
  | 'point'
  | 'comma'
  /** Spanish and Italian write 1234 and 12.345. */
  | 'comma-from-five-digits'
  | 'space'
  | 'narrow-space'
  | 'apostrophe'

export interface VatRate {
  /** First day, in the country's own time. */
  readonly from: `${number}-${number}-${number}`
  /** Percent. */
  readonly standard: number
}

/** What nothing more is charged for on delivery (LAW-03). */
export interface PricesInclude {
  /** 'vat': the recipient pays duty. 'neither': the recipient pays VAT and duty, or the order adds the sales tax of a US state. */
  readonly charges: 'vat' | 'vat+duty' | 'neither'
  /** Major units of products without VAT and delivery. Above it the recipient pays VAT and duty, and prices contain none. */
  readonly upTo?: { readonly amount: number; readonly per: 'parcel' | 'item' }
}

export type PaymentMethodType =
  | 'scheme'
  | 'ideal'
  | 'bcmc'
  | 'eps'
  | 'klarna'
  | 'onlineBanking_PL'
  | 'blik'
  | 'twint'
  | 'mobilepay'
  | 'vipps'
  | 'paypal'
  | 'applepay'
  | 'googlepay'

/** A slash stands for a new line. */
export type TownLines =
  /** 10115 Berlin */
  | 'code-before-town'
  /** 28100 Alcobendas Madrid: the region by its name. */
  | 'code-town-province'
  /** 00187 Roma RM */
  | 'code-town-region'
  /** London / SW1A 1AA */
  | 'town-above-code'
  /** Dubai Marina / Dubai */
  | 'town-above-region'
  /** Budapest / Andrássy út 1. / 1061: the town stands above the street. */
  | 'town-above-street'
  /** Wellington 6011 */
  | 'town-before-code'
  /** Rīga, LV-1010 */
  | 'town-comma-code'
  /** Sydney NSW 2000 */
  | 'town-region-code'
  /** Reno, NV 89501 */
  | 'town-state-code'
  /** In Japanese from large to small, the post code first; in Latin letters as abroad. */
  | 'japanese'
  /** In Korean from large to small, the post code last; in Latin letters as abroad. */
  | 'korean'

export interface AddressFormat {
  /** The order of the fields of an address. */
  readonly fieldOrder: 'code-first' | 'town-first' | 'town-before-street' | 'large-to-small' | 'without-post-code'
  /** How town, region and post code are printed (SHX-05). */
  readonly townLines: TownLines
  readonly streetLabel: 'street-and-number' | 'address-line'
  /** A number belongs to the street; a missing one is most likely an oversight. */
  readonly needsHouseNumber: boolean
  readonly postCode: {
    /** ADR-02 */
    readonly isRequired: boolean
    /** A regular expression over the whole code, in capitals. A code of another shape is questioned, never rejected. */
    readonly format: string
    /** The letters that some write before the digits on envelopes; empty where there are none. */
    readonly prefix: string
    readonly hasLetters: boolean
  }
  readonly regionLabel: 'province' | 'county' | 'state' | 'emirate'
  /** MKT-03: empty where an address needs none; then no field is shown. */
  readonly regions: readonly Region[]
  /** Regions that nothing is shipped to (ADR-09, ADR-11). */
  readonly unshippedRegions: readonly string[]
}

/** Months are 1 to 12, days of the week 0 (Sunday) to 6. */
export type HolidayRule =
  /** The same day every year: MM-DD. */
  | { readonly on: string }
  /** Days after Easter Sunday; below zero before it. */
  | { readonly easter: number }
  /** The nth such day of the week of a month; -1 is the last one. */
  | { readonly month: number; readonly weekday: number; readonly nth: 1 | 2 | 3 | 4 | -1 }
  /** The first such day of the week on or after a day: MM-DD. */
  | { readonly from: string; readonly weekday: number }
  /** A day of another calendar, which moves through the year; the month in the words of Intl in English. */
  | {
      readonly calendar: 'chinese' | 'dangi' | 'hebrew' | 'islamic-umalqura'
      readonly month: string
      readonly day: number
      /** Days after it; below zero before it. */
      readonly offset?: number
    }
  /** Where no calendar gives it: YYYY-MM-DD of each known year. */
  | { readonly dates: readonly string[] }

/** Days without deliveries in the whole country. Those of regions are left out: they delay a parcel, which its tracking shows. */
export interface PublicHolidays {
  readonly rules: readonly HolidayRule[]
  /** What becomes of one on a weekend: it is lost, or another day is given for it. */
  readonly onWeekend: 'lost' | 'next-working-day' | 'nearest-working-day' | 'monday-after-sunday'
}

/** Countries whose terms have the same mandatory clauses (LAW-13). */
export type TermsGroup = 'eu' | 'no' | 'gb' | 'ch' | 'us' | 'kr' | 'sg' | 'il' | 'ae' | 'elsewhere'

/** What the law requires of texts. Each fact is to be confirmed by an adviser of the merchant. */
export interface MarketLaw {
  readonly terms: TermsGroup
  /**
   * Languages beside that of the interface (LAW-12): CRD 6(7), Regulation (EU) 1007/2011 16(3), GPSR 19(d), in Poland the
   * Language Act 7. Empty where the interface is in the language of the country.
   */
  readonly languages: readonly BesideLanguage[]
  /** CRD 6(1)(l), Regulation (EU) 2025/1960; in France also the box of Code de la consommation D211-2 (LAW-01). */
  readonly guaranteeNotice: 'eu' | 'fr' | 'none'
  /** Whether terms bind only with an act of agreement; else placing the order after a clear reference is enough (LAW-10). */
  readonly agreement: 'express' | 'implied'
  /** Supervises the accessibility of online shops (Directive (EU) 2019/882); empty where the merchant must find it out (LAW-30). */
  readonly accessibilityBody: string
}

export interface MarketRecord {
  /** ISO 3166-1, in capitals. */
  readonly countryCode: string
  readonly name: { readonly english: string; readonly local: string }
  readonly storefront: AnyStorefrontCode
  /** MKT-02: there is no Oceania, so AU and NZ count as Asia. */
  readonly continent: Continent
  readonly language: Language
  /** MKT-38: language-COUNTRY. */
  readonly locale: `${Language}-${string}`
  /** The locale whose interface texts are shown. */
  readonly textLocale: TextLocale
  /** IANA. Times on order mails and order pages are in it; of a country with several, the one most people live in. */
  readonly timeZone: string
  readonly currency: CurrencyCode
  /** PRC-03..09 */
  readonly priceNotation: { readonly symbol: SymbolPosition; readonly separators: SeparatorStyle }
  /** SHP-10: in major units; the content of the free-shipping bar may override it. 0: never. */
  readonly freeShippingFrom: number
  /** PRC-18: whether prices contain the tax, or the order adds the sales tax of a US state. */
  readonly taxRule: 'included' | 'us-sales-tax'
  /** MKT-25..30: what the market's record shows. Carts, orders and documents use `vat` and the rates of the merchant (LAW-02). */
  readonly taxPercentage: Readonly<Record<Environment, number | 'none'>>
  /** The standard rate by law, oldest first; empty where there is no VAT. */
  readonly vat: readonly VatRate[]
  /** Who pays what the law charges on import. A merchant's adviser confirms it: docs/law.md. */
  readonly pricesInclude: PricesInclude
  readonly warehouse: WarehouseRegion
  /** Days of the week without work, 0 (Sunday) to 6: the main one last. */
  readonly weekend: readonly [number, number]
  readonly publicHolidays: PublicHolidays
  /** Days in which a purchase may be withdrawn from without a reason, by law. 0: no such right. */
  readonly withdrawalDays: number
  readonly law: MarketLaw
  /** Whether a payment method may be selected before the shopper chooses one: Sweden and Finland forbid it. */
  readonly mayPreselectPayment: boolean
  readonly paymentMethods: readonly PaymentMethodType[]
  readonly telephone: {
    readonly callingCode: string
    /** What is dialled before a number inside the country; empty where the whole number is always dialled. */
    readonly trunkPrefix: string
  }
  readonly address: AddressFormat
}

type Named<Country extends string, Code extends AnyStorefrontCode, Money extends CurrencyCode> = MarketRecord & {
  readonly countryCode: Country
  readonly storefront: Code
  readonly currency: Money
}

/** Preserves country, storefront and currency as literals: types such as CountryCode are derived from the records. */
export const defineMarket = <
  const Country extends string,
  const Code extends AnyStorefrontCode,
  const Money extends CurrencyCode,
>(
  record: Named<Country, Code, Money>,
): Named<Country, Code, Money> => record

/** The standard rate on a day (YYYY-MM-DD); undefined before the first known one and where there is no VAT. */
export function vatOn({ vat }: Pick<MarketRecord, 'vat'>, day: string): number | undefined {
  return vat.findLast(({ from }) => from <= day)?.standard
}
