/**
 * Sales tax of the United States by state, as data. Only the rates of whole states: counties and cities add their own,
 * and a shop that owes those uses a tax service instead of this table.
 */

/** How clothing is taxed where it is not taxed like everything else. Amounts are cents of one piece. */
export type ClothingRule =
  | { readonly kind: 'exempt' }
  /** Pieces below the amount are free of tax, others are taxed whole. */
  | { readonly kind: 'exempt-below'; readonly amount: number }
  /** Of each piece only what is above the amount is taxed. */
  | { readonly kind: 'taxed-above'; readonly amount: number }

export type StateTax = {
  /** Percent. */
  readonly rate: number
  readonly clothing?: ClothingRule
  /** Whether sending taxed products is taxed, too. */
  readonly taxesShipping: boolean
}

/**
 * Percent, state by state, as of 2025-07-01; Puerto Rico is shipped to as well. State rates as commonly known at that date,
 * with what every county of a state must add (California, Utah, Virginia); compared with no official list. A shop that really
 * sells to the US hands over a tax service instead, or has its own adviser check every row. A change of a rate changes the
 * date.
 */
const RATES: Readonly<Record<string, number>> = {
  AL: 4,
  AK: 0,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DE: 0,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  MT: 0,
  NE: 5.5,
  NV: 6.85,
  NH: 0,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  OR: 0,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
  PR: 10.5,
}

const EXEMPT: ClothingRule = { kind: 'exempt' }

const CLOTHING: Readonly<Record<string, ClothingRule>> = {
  PA: EXEMPT,
  NJ: EXEMPT,
  MN: EXEMPT,
  VT: EXEMPT,
  NY: { kind: 'exempt-below', amount: 110_00 },
  MA: { kind: 'taxed-above', amount: 175_00 },
  RI: { kind: 'taxed-above', amount: 250_00 },
}

/** Where the delivery of taxed products is taxed even as a separate line. */
const SHIPPING_TAXED: ReadonlySet<string> = new Set(
  'AR CT GA HI IN KY MN MS NE NJ NM NY NC ND OH PA RI SC SD TN TX VT WA WV WI'.split(' '),
)

/** Undefined for what is no state. */
export function stateTaxOf(state: string): StateTax | undefined {
  const rate = Object.hasOwn(RATES, state) ? RATES[state] : undefined
  if (rate === undefined) return undefined
  const clothing = CLOTHING[state]
  return { rate, ...(clothing === undefined ? {} : { clothing }), taxesShipping: SHIPPING_TAXED.has(state) }
}
