/** A received product, member by member: what an answer of discovery is checked and described by. Server only. */
import { z } from 'zod'
import { BADGES } from '../../markets/products/badges.ts'
import { CERTIFICATE_SCHEMES } from '../../markets/products/environmental-claims.ts'
import { FEATURES } from '../../markets/products/features.ts'
import { PARTS } from '../../markets/products/fibre-names.ts'
import { MATERIALS } from '../../markets/products/materials.ts'
import { STOCK_STATUSES } from '../../markets/products/stock-status.ts'
import { AGE_GROUPS, CARE, FAMILIES, IMAGE_TYPES, ORIGINS, PRICE_CURRENCIES } from '../merchant/catalogue.ts'

const amount = z.int().min(0)
const named = z.string().min(1)
const texts = z.array(z.string())
const regions = <Value extends z.ZodType>(value: Value) => z.strictObject({ nl: value, us: value })

const price = { original: amount, final: amount }

const variant = z.strictObject({
  id: named.describe('EAN-13'),
  sku: named,
  size: z.string(),
  stockStatus: z.enum(STOCK_STATUSES),
  price: z
    .strictObject({ ...price, values: z.partialRecord(z.enum(PRICE_CURRENCIES), z.strictObject(price)) })
    .describe('In minor units; by currency in values.'),
  discount: z.strictObject({ absolute: amount, percentage: z.int().min(0).max(100) }),
})

const image = z.strictObject({
  url: z.string(),
  alt: z.string(),
  position: z.int().min(1),
  backgroundColor: z.string(),
  imageType: z.enum(IMAGE_TYPES),
  width: z.int().min(1),
  height: z.int().min(1),
})

const linkedProduct = z.strictObject({
  sku: named,
  name: z.string(),
  colour: z.string(),
  picture: z.string(),
  backgroundColor: z.string(),
  stock: regions(z.int()),
  offered: regions(z.boolean()).exactOptional(),
})

const party = z.strictObject({ name: z.string(), address: z.string(), contact: z.string() })

const information = z.strictObject({
  composition: z.string(),
  compositions: z.array(
    z.strictObject({
      part: z.enum(PARTS),
      fibres: z.array(z.strictObject({ material: z.enum(MATERIALS), percent: z.int().min(1).max(100) })),
    }),
  ),
  legalMaterials: texts,
  washingInstructions: z.array(z.enum(CARE)),
  sizeGuideBlock: z.string().exactOptional(),
  occasion: z.string().exactOptional(),
  ageGroup: z.enum(AGE_GROUPS),
  family: z.enum(FAMILIES),
  silhouette: z.string(),
  origin: z.enum(ORIGINS).exactOptional(),
  safety: z
    .strictObject({
      manufacturer: party.exactOptional(),
      responsiblePerson: party.exactOptional(),
      warnings: z.string().exactOptional(),
    })
    .exactOptional(),
  certificates: z
    .array(z.strictObject({ scheme: z.enum(CERTIFICATE_SCHEMES), id: z.string(), link: z.string() }))
    .exactOptional(),
})

/** PRD-03 */
export const receivedProduct = z.strictObject({
  _id: named,
  id: named,
  kind: z.literal('product'),
  type: z.literal('product'),
  sku: named,
  name: z.string(),
  stockStatus: z.enum(STOCK_STATUSES).exclude(['low-stock']),
  variants: z.array(variant),
  linkedProducts: z.array(linkedProduct).describe('The same product in other colours.'),
  relatedColours: texts,
  media: z.strictObject({
    hero: z.strictObject({
      small: z.string(),
      original: z.string(),
      thumbnail: z.string(),
      large: z.string(),
    }),
    alternate: z.string(),
    images: z.array(image),
  }),
  meta: z.strictObject({ title: z.string(), description: z.string() }),
  description: z.strictObject({ full: z.string(), short: z.string() }),
  information,
  colour: z.strictObject({ primary: z.string(), secondary: z.string().exactOptional() }),
  patternGroup: z.string(),
  sections: texts,
  availableSizes: texts,
  collections: texts,
  categories: texts,
  materials: z.array(z.enum(MATERIALS)),
  displayFeatures: z.array(z.enum(FEATURES)),
  badges: z.array(z.enum(BADGES)),
  certifications: texts,
  seasonalClearance: z.boolean(),
  updatedAt: z.iso.datetime(),
  updateReason: named,
})
