/**
 * A product that is being written: the members of the catalogue contract, each of which may still be missing or wrong. Lengths are
 * limited and types are checked; everything else is checked when the product is listed.
 */
import { z } from 'zod'
import { PRICE_CURRENCIES, TEXT_LANGUAGES, WAREHOUSE_CODES } from './catalogue.ts'

const MAX_TEXT = 6000
const MAX_ITEMS = 100
const MAX_NUMBER = 1_000_000_000

const text = z.string().max(MAX_TEXT).exactOptional()
const texts = z.partialRecord(z.enum(TEXT_LANGUAGES), z.string().max(MAX_TEXT))
const words = z.array(z.string().max(200)).max(MAX_ITEMS).exactOptional()
const number = z.number().min(-MAX_NUMBER).max(MAX_NUMBER)
const flag = z.boolean().exactOptional()

const composition = z.strictObject({
  part: text,
  fibres: z
    .array(z.strictObject({ material: text, percent: number.exactOptional() }))
    .max(MAX_ITEMS)
    .exactOptional(),
})

const image = z.strictObject({
  /** `{hash}/{name}` of a picture of the media library. */
  picture: text,
  imageType: text,
  backgroundColor: text,
  alt: texts.exactOptional(),
})

const price = z.strictObject({
  original: number.exactOptional(),
  final: number.exactOptional(),
  prior: number.exactOptional(),
})

const variant = z.strictObject({
  id: text,
  sku: text,
  size: text,
  prices: z.partialRecord(z.enum(PRICE_CURRENCIES), price).exactOptional(),
  stock: z.partialRecord(z.enum(WAREHOUSE_CODES), number).exactOptional(),
})

const party = z.strictObject({ name: text, address: text, contact: text }).exactOptional()

const badgeFacts = z.strictObject({
  newSince: text,
  editionUnits: number.exactOptional(),
  sold: z.strictObject({ units: number.exactOptional(), from: text, to: text }).exactOptional(),
})

export const incompleteProduct = z.strictObject({
  name: texts.exactOptional(),
  description: z.strictObject({ short: texts.exactOptional(), full: texts.exactOptional() }).exactOptional(),
  meta: z.strictObject({ title: texts.exactOptional(), description: texts.exactOptional() }).exactOptional(),
  keywords: texts.exactOptional(),
  family: text,
  ageGroup: text,
  silhouette: text,
  patternGroup: text,
  design: text,
  occasion: text,
  colour: z.strictObject({ primary: text, secondary: text }).exactOptional(),
  linkedProducts: words,
  sections: words,
  categories: words,
  collections: words,
  materials: words,
  displayFeatures: words,
  badges: words,
  badgeFacts: badgeFacts.exactOptional(),
  certificates: z
    .array(z.strictObject({ scheme: text, id: text, link: text }))
    .max(MAX_ITEMS)
    .exactOptional(),
  certifications: words,
  compositions: z.array(composition).max(MAX_ITEMS).exactOptional(),
  isTextile: flag,
  hasAnimalParts: flag,
  safety: z
    .strictObject({ manufacturer: party, responsiblePerson: party, warnings: texts.exactOptional() })
    .exactOptional(),
  washingInstructions: words,
  sizeGuideBlock: text,
  origin: text,
  seasonalClearance: flag,
  recommended: flag,
  images: z.array(image).max(MAX_ITEMS).exactOptional(),
  variants: z.array(variant).max(MAX_ITEMS).exactOptional(),
})

/** Without the SKU, which names it. */
export type IncompleteProduct = z.output<typeof incompleteProduct>

/** The same without members that say nothing: empty texts and groups are missing ones. Lists retain their places. */
export function withoutEmpty(product: IncompleteProduct): IncompleteProduct {
  return incompleteProduct.parse(pruned(product) ?? {})
}

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.flatMap((item) => (item === '' ? [] : [pruned(item) ?? {}]))
  }
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value)
    .map(([name, member]) => [name, pruned(member)] as const)
    .filter(([, member]) => member !== undefined)
  return members.length === 0 ? undefined : Object.fromEntries(members)
}
