/**
 * The schema of the catalogue contract. Reports every mistake of a product together, each at its own path, so that a
 * merchant corrects a file once, not fifty times. Rules between fields are checked even where one of the fields is
 * invalid already.
 */
import { z } from 'zod'
import { BADGES } from '../../markets/products/badges.ts'
import { COLOURS } from '../../markets/products/colours.ts'
import { isEan13 } from '../../markets/products/ean.ts'
import { FEATURES } from '../../markets/products/features.ts'
import { PARTS } from '../../markets/products/fibre-names.ts'
import { MATERIALS } from '../../markets/products/materials.ts'
import { isObject } from '../answer-kinds.ts'
import { isAmericanPack } from '../../markets/products/variants-of-storefront.ts'
import { badgeFacts, certificate, safety, withoutGenericClaims } from './catalogue-law-schema.ts'
import { oneOf, text, texts, wholeNumber } from './catalogue-texts-schema.ts'
import type { CatalogueProduct, PriceCurrency } from './catalogue.ts'
import {
  AGE_GROUPS,
  CARE,
  DRAWING,
  FAMILIES,
  IMAGE_TYPES,
  ORIGINS,
  PRICE_CURRENCIES,
  WAREHOUSE_CODES,
} from './catalogue.ts'

const MAX_AMOUNT = 100_000_000
const MAX_STOCK = 10_000_000
const MAX_VARIANTS = 100
const MAX_IMAGES = 16
const MAX_TAGS = 40

/** Checked even when the product has other mistakes: the values it reads may then be of any type. */
const always = { when: ({ value }: { value: unknown }) => isObject(value) }

const skuOf = z
  .string()
  .regex(/^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/, 'must be capital letters, digits and hyphens, at most 40')
  // An address contains the name before the SKU: with more hyphens, the two could not be separated.
  .refine((value) => value.split('-').length <= 9, 'must not have more than 8 hyphens')
const path = z
  .string()
  .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, 'must be a path of lower-case words, such as adults/socks')
const word = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be one lower-case word, with hyphens')
export const variantSize = z
  .string()
  .regex(/^[\p{Letter}\p{Number}][\p{Letter}\p{Number} ./+-]{0,15}$/u, 'must be a size of at most 16 characters')
const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #ffd9cc')

const unique = <Item extends z.ZodType>(item: Item, most = MAX_TAGS) =>
  z
    .array(item)
    .max(most, `must be at most ${most}`)
    .refine((list) => new Set(list).size === list.length, 'must not hold the same twice')

/** Nothing is free: a price of zero is a gap in the data. */
const amount = wholeNumber(MAX_AMOUNT).refine((value) => value !== 0, 'must not be zero')

const price = z
  .strictObject({ original: amount, final: amount, prior: amount.exactOptional() })
  .refine(({ original, final }) => final <= original, {
    message: 'must not be above the original price',
    path: ['final'],
  })

/** A variant as the shop holds it. After a currency is added it has no price in it until the merchant sets one (HSE-11). */
export const offeredVariant = z.strictObject({
  id: z.string().refine(isEan13, 'must be a barcode of 13 digits (EAN-13) with the right last digit'),
  sku: skuOf,
  size: variantSize,
  prices: z.partialRecord(oneOf(PRICE_CURRENCIES), price),
  stock: z.partialRecord(oneOf(WAREHOUSE_CODES), wholeNumber(MAX_STOCK)),
})

/** The packs of the United States are paid in dollars; all others may be bought in any market of the other storefronts. */
const variant = PRICE_CURRENCIES.reduce(
  (checked, currency) =>
    checked.refine((value) => !needsPrice(value, currency) || hasPrice(value, currency), {
      message: `a price in ${currency} is missing`,
      path: ['prices', currency],
      ...always,
    }),
  offeredVariant,
)

const needsPrice = ({ sku }: { sku?: unknown }, currency: PriceCurrency): boolean =>
  typeof sku === 'string' && (currency === 'USD' || !isAmericanPack(sku))

const hasPrice = ({ prices }: { prices?: unknown }, currency: PriceCurrency): boolean =>
  typeof prices === 'object' && prices !== null && Object.hasOwn(prices, currency)

const composition = z
  .strictObject({
    part: oneOf(PARTS),
    fibres: unique(
      z.strictObject({
        material: oneOf(MATERIALS),
        percent: z.int().min(1, 'must be 1 to 100').max(100, 'must be 1 to 100'),
      }),
    ).min(1, 'must name at least one fibre'),
  })
  .refine(({ fibres }) => fibres.reduce((sum, { percent }) => sum + percent, 0) === 100, {
    message: 'must add up to 100 percent',
    path: ['fibres'],
  })
  .refine(({ fibres }) => new Set(fibres.map(({ material }) => material)).size === fibres.length, {
    message: 'must not name a fibre twice',
    path: ['fibres'],
  })

const image = z.strictObject({
  picture: z
    .string()
    .min(1, 'is missing')
    .max(400, 'is too long')
    .refine((value) => value.startsWith(DRAWING) || isBeside(value), 'must be a file in the folder of the catalogue'),
  imageType: oneOf(IMAGE_TYPES),
  backgroundColor: hex.exactOptional(),
  alt: texts(300).exactOptional(),
})

/** A relative path that does not climb out of its folder. */
function isBeside(file: string): boolean {
  return !/^(?:[/\\~]|[a-z]+:)/i.test(file) && !file.split(/[/\\]/).includes('..') && !/\p{Control}/u.test(file)
}

export const productSku = skuOf.refine((value) => !isAmericanPack(value), 'must not hold -UP: that marks variants')

export const catalogueProduct = z
  .strictObject({
    sku: productSku,
    name: texts(120),
    description: z.strictObject({ short: texts(300), full: texts(5000) }),
    meta: z
      .strictObject({ title: texts(120).exactOptional(), description: texts(400).exactOptional() })
      .exactOptional(),
    keywords: texts(500).exactOptional(),
    family: oneOf(FAMILIES),
    ageGroup: oneOf(AGE_GROUPS),
    silhouette: word,
    patternGroup: word,
    design: word.exactOptional(),
    occasion: word.exactOptional(),
    colour: z.strictObject({ primary: oneOf(COLOURS), secondary: oneOf(COLOURS).exactOptional() }),
    linkedProducts: unique(skuOf),
    sections: unique(word),
    categories: unique(path),
    collections: unique(word),
    materials: unique(oneOf(MATERIALS)),
    displayFeatures: unique(oneOf(FEATURES)),
    badges: unique(oneOf(BADGES)),
    badgeFacts: badgeFacts.exactOptional(),
    certificates: z.array(certificate).max(6, 'must be at most 6').exactOptional(),
    certifications: unique(text(60).refine((value) => !value.includes('|'), 'must not hold |')),
    compositions: z.array(composition).max(6, 'must be at most 6'),
    isTextile: z.literal(false, 'must be no or left out').exactOptional(),
    hasAnimalParts: z.literal(true, 'must be yes or left out').exactOptional(),
    safety: safety.exactOptional(),
    washingInstructions: unique(oneOf(CARE)),
    sizeGuideBlock: word.exactOptional(),
    origin: oneOf(ORIGINS).exactOptional(),
    seasonalClearance: z.boolean('must be true or false'),
    recommended: z.boolean('must be true or false'),
    images: z.array(image).min(1, 'must have at least one picture').max(MAX_IMAGES, `must be at most ${MAX_IMAGES}`),
    variants: z
      .array(variant)
      .min(1, 'must have at least one variant')
      .max(MAX_VARIANTS, `must be at most ${MAX_VARIANTS}`)
      .superRefine((variants, context) => {
        for (const index of repeatedSizes(variants)) {
          context.addIssue({ code: 'custom', message: 'duplicates another variant', path: [index, 'size'] })
        }
      }),
  })
  // Regulation (EU) 1007/2011 art. 16: of all textile products, also of caps and of what is in a box.
  .refine(({ compositions, isTextile }) => isTextile === false || !isEmpty(compositions), {
    message: 'is missing: the fibres must be named before the purchase',
    path: ['compositions'],
    ...always,
  })
  // 16 CFR 303.34: an offer in the United States states where the product was made.
  .refine(({ origin, variants, isTextile }) => isTextile === false || origin !== undefined || !isSoldInUs(variants), {
    message: 'is missing: an offer in the United States states it',
    path: ['origin'],
    ...always,
  })
  .superRefine(withoutGenericClaims)
  .refine(({ linkedProducts, sku }) => !Array.isArray(linkedProducts) || !linkedProducts.includes(sku), {
    message: 'must not name the product itself',
    path: ['linkedProducts'],
    ...always,
  }) satisfies z.ZodType<CatalogueProduct>

/** What the export writes: the import then names each price that is still missing. */
export const offeredProduct = catalogueProduct.safeExtend({ variants: z.array(offeredVariant) })

/** The duplicate sizes among the packs of one region: a shopper could not choose between them. */
function repeatedSizes(variants: readonly { readonly sku: string; readonly size: string }[]): readonly number[] {
  const places = variants.map(({ sku, size: label }) => `${isAmericanPack(sku)} ${label.toLowerCase()}`)
  return places.flatMap((place, index) => (places.indexOf(place) < index ? [index] : []))
}

const isSoldInUs = (variants: unknown): boolean =>
  Array.isArray(variants) &&
  variants.some((one: unknown) => {
    const sku: unknown = isObject(one) ? Reflect.get(one, 'sku') : undefined
    return typeof sku === 'string' && isAmericanPack(sku)
  })

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
