/**
 * How long data is retained after a purchase, by the country of the order: full calendar years after the year it is of. What is
 * longest in the countries we sell to is the default, because one seller has one set of books. A merchant's adviser may shorten it.
 */

export type Retention = {
  /** Invoices, credit notes and the orders they belong to: tax law (ten years, e.g. Regulation (EU) 282/2011 art. 63c (3)). */
  readonly documents: number
  /** Statements and proofs that no tax law wants: as long as claims can be made (three years, e.g. § 195, 199 BGB). */
  readonly claims: number
}

const DEFAULT: Retention = { documents: 10, claims: 3 }

/** Countries that differ. */
const BY_COUNTRY: Readonly<Record<string, Retention>> = {}

export const retentionOf = (country: string): Retention => BY_COUNTRY[country] ?? DEFAULT

/** Countries of each period, those without a period of their own together. */
export function retentionGroups(
  rule: keyof Retention,
  byCountry: Readonly<Record<string, Retention>> = BY_COUNTRY,
): readonly { readonly years: number; readonly countries: readonly string[]; readonly isRest: boolean }[] {
  const own = Object.entries(byCountry)
  return [
    ...own.map(([country, retention]) => ({ years: retention[rule], countries: [country], isRest: false })),
    { years: DEFAULT[rule], countries: own.map(([country]) => country), isRest: true },
  ]
}

/** The first moment that is still retained: the beginning of a year. */
export const retainedFrom = (years: number, now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() - years, 0, 1)).toISOString()
