/** Carriers as data (FUL-04): name, countries, where a parcel is tracked, and what its tracking numbers look like. */
import { z } from 'zod'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { refuse, type OrderRefusal } from './refusal.ts'

export type Carrier = {
  readonly id: string
  readonly name: string
  /** Empty: everywhere. */
  readonly countries: readonly string[]
  /** https, with `{number}` once. Without it a number is shown, but leads nowhere. */
  readonly trackingUrl?: string
  /** Letters, digits, sets and counts: `3S[A-Z0-9]{13}|\d{14}`. No groups, so that no pattern can take long. */
  readonly numberPattern?: string
  /** Shown where another number is entered. */
  readonly example?: string
  readonly allowsNoTracking: boolean
}

const PATTERN = /^(?:(?:[A-Z0-9]|\\d|\[[A-Z0-9-]{1,20}\])(?:\{\d{1,2}(?:,\d{1,2})?\})?|\|)+$/

export const MAX_TRACKING_LENGTH = 40

export const matchesPattern = (pattern: string, number: string): boolean => new RegExp(`^(?:${pattern})$`).test(number)

/** A set with its letters in the wrong order is no expression. */
function isPattern(pattern: string): boolean {
  if (!PATTERN.test(pattern)) return false
  try {
    return new RegExp(pattern).source !== ''
  } catch {
    return false
  }
}

function isTrackingUrl(url: string): boolean {
  return url.split('{number}').length === 2 && URL.parse(url.replace('{number}', '1'))?.protocol === 'https:'
}

const known: ReadonlySet<string> = new Set(SHIPPING_COUNTRY_CODES)

const definition = {
  name: z.string().trim().min(1).max(60),
  countries: z.array(z.string().refine((code) => known.has(code), 'is no country that the shop ships to')).max(100),
  trackingUrl: z
    .string()
    .max(300)
    .refine(isTrackingUrl, 'must be an https address with {number} in it exactly once')
    .exactOptional(),
  numberPattern: z
    .string()
    .max(100)
    .refine(isPattern, String.raw`must consist of letters, digits, \d, sets and counts, such as 3S[A-Z0-9]{13}`)
    .exactOptional(),
  example: z.string().max(MAX_TRACKING_LENGTH).exactOptional(),
  allowsNoTracking: z.boolean(),
}

export const carrierSchema: z.ZodType<Carrier> = z
  .strictObject({ id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/), ...definition })
  .refine(({ numberPattern, example }) => numberPattern === undefined || example !== undefined, {
    path: ['example'],
    error: 'is needed with a pattern',
  })
  .refine(
    ({ numberPattern, example }) =>
      numberPattern === undefined ||
      example === undefined ||
      (isPattern(numberPattern) && matchesPattern(numberPattern, example)),
    { path: ['example'], error: 'must match the pattern' },
  )

const stored = z.looseObject(definition)

/** In the merchant's order. */
export async function listCarriers(query: CommerceQuery): Promise<readonly Carrier[]> {
  const rows = await query.selectFrom('carriers').selectAll().orderBy('position').orderBy('id').execute()
  return rows.map(({ id, definition: text }) => ({ id, ...parseStoredJson(stored, text, `carrier ${id}`) }))
}

/** All of them together: what is not given is gone. Shipments store the name and the address that they were posted with. */
export async function saveCarriers(
  transaction: Transaction<CommerceTables>,
  carriers: readonly Carrier[],
): Promise<void> {
  await transaction.deleteFrom('carriers').execute()
  if (carriers.length === 0) return
  await transaction
    .insertInto('carriers')
    .values(carriers.map(({ id, ...carrier }, position) => ({ id, position, definition: JSON.stringify(carrier) })))
    .execute()
}

export type Tracking = { readonly number: string | undefined; readonly url: string | undefined }

/** Blanks in a number mean nothing, and letters are capitals. */
export function readTracking(
  carrier: Carrier,
  country: string,
  given: string | undefined,
): Result<Tracking, OrderRefusal> {
  const { id, name, countries, numberPattern, example = '', trackingUrl, allowsNoTracking } = carrier
  if (countries.length > 0 && !countries.includes(country)) {
    return refuse('UNKNOWN_CARRIER', { carrier: id, country }, { field: 'carrier' })
  }
  const number = (given ?? '').replaceAll(/[\s\u00a0]/g, '').toUpperCase()
  const isWrong =
    number.length > MAX_TRACKING_LENGTH ||
    (number === ''
      ? !allowsNoTracking
      : !/^[A-Z0-9-]+$/.test(number) || (numberPattern !== undefined && !matchesPattern(numberPattern, number)))
  if (isWrong) return refuse('TRACKING_NUMBER', { carrier: name, example }, { field: 'trackingNumber' })
  if (number === '') return ok({ number: undefined, url: undefined })
  return ok({ number, url: trackingUrl?.replace('{number}', encodeURIComponent(number)) })
}
