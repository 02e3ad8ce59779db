/** Operations on products by SKU, on where they have pages, and the document of this contract. Server only. */
import { z } from 'zod'
import { COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { catalogueProduct } from '../merchant/catalogue-schema.ts'
import { TEXT_LANGUAGES } from '../merchant/catalogue.ts'
import { operation, typed } from '../operation.ts'
import { productsAnswer, productsVersionAnswer } from './discovery-answer-schema.ts'
import {
  READ_DISCOVERY_OPENAPI,
  READ_PRODUCTS,
  READ_PRODUCTS_DIRECTORY,
  READ_PRODUCTS_VERSION,
} from './discovery-routes.ts'
import { directoryWanted, productsWanted } from './discovery-schema.ts'
import { MAX_SKUS, type DirectoryAnswer, type ProductsAnswer, type ProductsVersionAnswer } from './discovery.ts'

const TEXT = { type: 'string' }

const directoryAnswer = z.strictObject({
  products: z.array(
    z.strictObject({
      sku: z.string(),
      names: catalogueProduct.shape.name,
      updatedAt: z.string(),
      pictures: z.array(z.strictObject({ href: z.string(), backgroundColor: z.string() })),
      countries: z.array(z.enum(COUNTRY_CODES)),
    }),
  ),
  next: z.int().exactOptional(),
})

export const productOperations = {
  readProducts: operation({
    ...READ_PRODUCTS,
    access: 'public',
    summary: 'Returns products by their SKUs, in one language.',
    parameters: [
      ['skus', 'query', TEXT, `At most ${MAX_SKUS}, separated by commas.`],
      ['language', 'query', { type: 'string', enum: TEXT_LANGUAGES, default: 'en' }, 'Of the texts.', 'optional'],
      ['token', 'query', TEXT, 'Of a market: stock is what it can buy.', 'optional'],
    ],
    query: productsWanted,
    output: typed<ProductsAnswer>(productsAnswer),
    refusals: ['Invalid', 'Unknown'],
  }),
  readDiscoveryOpenApi: operation({
    ...READ_DISCOVERY_OPENAPI,
    access: 'public',
    summary: 'Returns this document.',
    output: z.looseObject({}),
  }),
  readProductsVersion: operation({
    ...READ_PRODUCTS_VERSION,
    access: 'internal',
    summary: 'Returns a number that changes whenever any product does.',
    output: typed<ProductsVersionAnswer>(productsVersionAnswer),
  }),
  readProductsDirectory: operation({
    ...READ_PRODUCTS_DIRECTORY,
    access: 'internal',
    summary: 'Returns where products have pages: of some SKUs, or of all from a position on; `next` leads on.',
    parameters: [
      ['skus', 'query', TEXT, 'Separated by commas.', 'optional'],
      ['from', 'query', { type: 'integer', minimum: 0 }, 'Instead of SKUs: the position to begin at.', 'optional'],
    ],
    query: directoryWanted,
    output: typed<DirectoryAnswer>(directoryAnswer),
    refusals: ['Invalid'],
  }),
}
