/**
 * The stored form of a product document. It checks shapes and closed lists only: what a merchant may write was checked when
 * the catalogue was imported.
 */
import { z } from 'zod'
import { AGE_GROUPS, CARE, FAMILIES, IMAGE_TYPES, ORIGINS } from '../../../contracts/merchant/catalogue.ts'
import { BADGES } from '../../../markets/goods/badges.ts'
import { COLOURS } from '../../../markets/goods/colours.ts'
import { FEATURES } from '../../../markets/goods/features.ts'
import { PARTS } from '../../../markets/goods/fibre-names.ts'
import { MATERIALS } from '../../../markets/goods/materials.ts'
import type { Label, ProductDocument } from './product-document.ts'

const words = z.array(z.string())

const translation = z.string().exactOptional()
const texts = z.object({
  en: z.string(),
  'en-US': translation,
  de: translation,
  nl: translation,
  fr: translation,
  es: translation,
  it: translation,
})

const image = z.object({
  imageType: z.enum(IMAGE_TYPES),
  alt: texts.exactOptional(),
  href: z.string(),
  drawn: z.boolean(),
  width: z.number(),
  height: z.number(),
  backgroundColor: z.string(),
})

const composition = z.object({
  part: z.enum(PARTS),
  fibres: z.array(z.object({ material: z.enum(MATERIALS), percent: z.number() })),
})

export const productDocument: z.ZodType<ProductDocument> = z.object({
  sku: z.string(),
  name: texts,
  description: z.object({ short: texts, full: texts }),
  meta: z.object({ title: texts.exactOptional(), description: texts.exactOptional() }).exactOptional(),
  keywords: texts.exactOptional(),
  family: z.enum(FAMILIES),
  ageGroup: z.enum(AGE_GROUPS),
  silhouette: z.string(),
  patternGroup: z.string(),
  design: z.string().exactOptional(),
  occasion: z.string().exactOptional(),
  colour: z.object({ primary: z.enum(COLOURS), secondary: z.enum(COLOURS).exactOptional() }),
  linkedProducts: words,
  sections: words,
  categories: words,
  collections: words,
  materials: z.array(z.enum(MATERIALS)),
  displayFeatures: z.array(z.enum(FEATURES)),
  badges: z.array(z.enum(BADGES)),
  certifications: words,
  compositions: z.array(composition),
  washingInstructions: z.array(z.enum(CARE)),
  sizeGuideBlock: z.string().exactOptional(),
  origin: z.enum(ORIGINS).exactOptional(),
  seasonalClearance: z.boolean(),
  recommended: z.boolean(),
  images: z.array(image),
})

export const labelSchema: z.ZodType<Label> = z.object({
  name: texts,
  colour: z.string(),
  hero: z.object({ href: z.string(), backgroundColor: z.string() }).exactOptional(),
})
