/**
 * The stored form of a product document. It checks shapes only: what a merchant may write was checked when the catalogue was
 * imported, and a value that a closed list does not have (any more) hides that product or detail, not the whole shop.
 */
import { z } from 'zod'
import {
  TEXT_LANGUAGES,
  type AgeGroup,
  type Care,
  type Family,
  type ImageType,
  type Origin,
} from '../../../contracts/merchant/catalogue.ts'
import type { Badge } from '../../../markets/products/badges.ts'
import type { Colour } from '../../../markets/products/colours.ts'
import type { CertificateScheme } from '../../../markets/products/environmental-claims.ts'
import type { Feature } from '../../../markets/products/features.ts'
import type { Part } from '../../../markets/products/fibre-names.ts'
import type { Material } from '../../../markets/products/materials.ts'
import { storedName } from '../../../platform/stored-json.ts'
import type { Label, ProductDocument } from './product-document.ts'

const words = z.array(z.string())

const translation = z.string().exactOptional()
const translations = TEXT_LANGUAGES.filter((language) => language !== 'en').map(
  (language) => [language, translation] as const,
)
const texts = z.object({ en: z.string(), ...Object.fromEntries(translations) })

const image = z.object({
  imageType: storedName<ImageType>(),
  alt: texts.exactOptional(),
  href: z.string(),
  drawn: z.boolean(),
  width: z.number(),
  height: z.number(),
  backgroundColor: z.string(),
})

const composition = z.object({
  part: storedName<Part>(),
  fibres: z.array(z.object({ material: storedName<Material>(), percent: z.number() })),
})

const party = z.object({ name: z.string(), address: z.string(), contact: z.string() })

export const productDocument: z.ZodType<ProductDocument> = z.object({
  sku: z.string(),
  name: texts,
  description: z.object({ short: texts, full: texts }),
  meta: z.object({ title: texts.exactOptional(), description: texts.exactOptional() }).exactOptional(),
  keywords: texts.exactOptional(),
  family: storedName<Family>(),
  ageGroup: storedName<AgeGroup>(),
  silhouette: z.string(),
  patternGroup: z.string(),
  design: z.string().exactOptional(),
  occasion: z.string().exactOptional(),
  colour: z.object({ primary: storedName<Colour>(), secondary: storedName<Colour>().exactOptional() }),
  linkedProducts: words,
  sections: words,
  categories: words,
  collections: words,
  materials: z.array(storedName<Material>()),
  displayFeatures: z.array(storedName<Feature>()),
  badges: z.array(storedName<Badge>()),
  badgeFacts: z
    .object({
      newSince: z.string().exactOptional(),
      editionUnits: z.number().exactOptional(),
      sold: z.object({ units: z.number(), from: z.string(), to: z.string() }).exactOptional(),
    })
    .exactOptional(),
  certifications: words,
  certificates: z
    .array(z.object({ scheme: storedName<CertificateScheme>(), id: z.string(), link: z.string() }))
    .exactOptional(),
  compositions: z.array(composition),
  isTextile: z.literal(false).exactOptional(),
  hasAnimalParts: z.literal(true).exactOptional(),
  safety: z
    .object({
      manufacturer: party.exactOptional(),
      responsiblePerson: party.exactOptional(),
      warnings: texts.exactOptional(),
    })
    .exactOptional(),
  washingInstructions: z.array(storedName<Care>()),
  sizeGuideBlock: z.string().exactOptional(),
  origin: storedName<Origin>().exactOptional(),
  seasonalClearance: z.boolean(),
  recommended: z.boolean(),
  images: z.array(image),
})

export const labelSchema: z.ZodType<Label> = z.object({
  name: texts,
  colour: z.string(),
  hero: z.object({ href: z.string(), backgroundColor: z.string() }).exactOptional(),
})
