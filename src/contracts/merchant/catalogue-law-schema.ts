/** What the law wants to know of a product: who answers for it, what certificates and badges rest on (LAW-18, LAW-20, LAW-22). */
import { z } from 'zod'
import { CERTIFICATE_SCHEMES, claimMessage, genericClaims } from '../../markets/products/environmental-claims.ts'
import { isObject } from '../answer-kinds.ts'
import { oneOf, text, texts, wholeNumber } from './catalogue-texts-schema.ts'

const MAX_UNITS = 100_000_000

const party = z.strictObject({ name: text(120), address: text(300), contact: text(200) })

const webAddress = z
  .string()
  .max(400, 'is too long')
  .refine((value) => URL.parse(value)?.protocol === 'https:', 'must be an address such as https://…')

export const certificate = z.strictObject({ scheme: oneOf(CERTIFICATE_SCHEMES), id: text(60), link: webAddress })

const day = z.iso.date('must be a day such as 2026-11-30')

export const badgeFacts = z.strictObject({
  newSince: day.exactOptional(),
  editionUnits: wholeNumber(MAX_UNITS)
    .refine((value) => value !== 0, 'must not be zero')
    .exactOptional(),
  sold: z.strictObject({ units: wholeNumber(MAX_UNITS), from: day, to: day }).exactOptional(),
})

export const safety = z.strictObject({
  manufacturer: party.exactOptional(),
  responsiblePerson: party.exactOptional(),
  warnings: texts(500).exactOptional(),
})

/** Texts that shoppers read: a generic environmental claim needs a certificate (LAW-20). */
const CLAIMING = [
  ['name'],
  ['description', 'short'],
  ['description', 'full'],
  ['meta', 'title'],
  ['meta', 'description'],
]

export function withoutGenericClaims(product: unknown, context: z.RefinementCtx): void {
  const certificates = memberOf(product, 'certificates')
  if (Array.isArray(certificates) && certificates.length > 0) return
  for (const place of CLAIMING) {
    const found: unknown = place.reduce(memberOf, product)
    if (!isObject(found)) continue
    for (const [language, value] of Object.entries(found)) {
      for (const claim of typeof value === 'string' ? genericClaims(value) : []) {
        context.addIssue({ code: 'custom', message: claimMessage(claim), path: [...place, language] })
      }
    }
  }
}

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? Reflect.get(value, name) : undefined)
