/** Answers of the operations on products and pictures. */
import * as z from 'zod/mini'

const texts = z.record(z.string(), z.string())
const text = z.optional(z.string())
const words = z.optional(z.array(z.string()))

const price = z.object({
  original: z.optional(z.number()),
  final: z.optional(z.number()),
  prior: z.optional(z.number()),
})

const variant = z.object({
  id: text,
  sku: text,
  size: text,
  prices: z.optional(z.record(z.string(), price)),
  stock: z.optional(z.record(z.string(), z.number())),
})

const composition = z.object({
  part: text,
  fibres: z.optional(z.array(z.object({ material: text, percent: z.optional(z.number()) }))),
})

const image = z.object({ picture: text, imageType: text, backgroundColor: text, alt: z.optional(texts) })

const party = z.optional(z.object({ name: text, address: text, contact: text }))

const badgeFacts = z.object({
  newSince: text,
  editionUnits: z.optional(z.number()),
  sold: z.optional(z.object({ units: z.optional(z.number()), from: text, to: text })),
})

/** A product as it is edited: every member may be missing. */
const editedProduct = z.object({
  name: z.optional(texts),
  description: z.optional(z.object({ short: z.optional(texts), full: z.optional(texts) })),
  meta: z.optional(z.object({ title: z.optional(texts), description: z.optional(texts) })),
  keywords: z.optional(texts),
  family: text,
  ageGroup: text,
  silhouette: text,
  patternGroup: text,
  design: text,
  occasion: text,
  colour: z.optional(z.object({ primary: text, secondary: text })),
  linkedProducts: words,
  sections: words,
  categories: words,
  collections: words,
  materials: words,
  displayFeatures: words,
  badges: words,
  badgeFacts: z.optional(badgeFacts),
  certificates: z.optional(z.array(z.object({ scheme: text, id: text, link: text }))),
  certifications: words,
  compositions: z.optional(z.array(composition)),
  isTextile: z.optional(z.boolean()),
  hasAnimalParts: z.optional(z.boolean()),
  safety: z.optional(z.object({ manufacturer: party, responsiblePerson: party, warnings: z.optional(texts) })),
  washingInstructions: words,
  sizeGuideBlock: text,
  origin: text,
  seasonalClearance: z.optional(z.boolean()),
  recommended: z.optional(z.boolean()),
  images: z.optional(z.array(image)),
  variants: z.optional(z.array(variant)),
})

/** As in the catalogue file: a row (of a variant, from 1), a column, and what is wrong. */
const problem = z.object({ row: z.number(), column: z.string(), message: z.string() })

export const PRODUCT_STATES = ['draft', 'listed', 'out'] as const

const productRow = z.object({
  sku: z.string(),
  name: z.string(),
  family: z.string(),
  ageGroup: z.string(),
  recommended: z.boolean(),
  state: z.enum(PRODUCT_STATES),
  picture: z.nullable(z.object({ href: z.string(), background: z.string() })),
  variants: z.number(),
  stockEurope: z.number(),
  stockAmerica: z.number(),
  price: z.nullable(z.object({ currency: z.string(), from: z.number(), to: z.number() })),
  problems: z.array(z.object({ code: z.string(), detail: z.string() })),
})

const productForEdit = z.object({
  sku: z.string(),
  state: z.enum(PRODUCT_STATES),
  version: z.number(),
  updatedAt: z.string(),
  product: editedProduct,
  problems: z.array(problem),
})

const picture = z.object({
  hash: z.string(),
  name: z.string(),
  reference: z.string(),
  href: z.string(),
  kind: z.enum(['file', 'drawing']),
  width: z.number(),
  height: z.number(),
  background: z.nullable(z.string()),
  alt: texts,
  createdAt: z.string(),
  deletedAt: z.nullable(z.string()),
  restorableUntil: z.nullable(z.string()),
})

const place = z.object({ kind: z.enum(['product', 'draft', 'story']), id: z.string(), name: z.string() })

const details = z.extend(picture, { version: z.number(), places: z.array(place) })

const nothing = z.unknown()

export const productSchemas = {
  'product.list': z.object({ rows: z.array(productRow), total: z.number(), more: z.boolean() }),
  'product.edit': productForEdit,
  'product.save': z.object({ state: z.enum(PRODUCT_STATES) }),
  'product.publish': nothing,
  'product.take-out': nothing,
  'product.duplicate': z.object({ sku: z.string() }),
  'product.discard': nothing,
  'media.list': z.object({ rows: z.array(picture), total: z.number(), more: z.boolean() }),
  'media.read': details,
  'media.upload': z.extend(picture, { isNew: z.boolean() }),
  'media.describe': nothing,
  'media.delete': nothing,
  'media.restore': nothing,
}

export { editedProduct as editedProductSchema, problem as productProblemSchema }
export type ProductEntry = z.infer<typeof productRow>
export type ProductForEdit = z.infer<typeof productForEdit>
export type ProductValue = z.infer<typeof editedProduct>
export type VariantValue = z.infer<typeof variant>
export type ImageValue = z.infer<typeof image>
export type ColumnProblem = z.infer<typeof problem>
export type MediaEntry = z.infer<typeof picture>
export type PictureDetails = z.infer<typeof details>
