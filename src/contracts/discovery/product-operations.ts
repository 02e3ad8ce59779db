/** Operations on products by SKU, on where they have pages, and the document of this contract. Server only. */
import { z } from 'zod'
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
import { MOST_SKUS, type ProductsAnswer } from './discovery.ts'

const TEXT = { type: 'string' }

const directoryAnswer = z.looseObject({
  products: z.array(z.looseObject({ sku: z.string(), updatedAt: z.string() })),
  next: z.int().exactOptional(),
})

export const productOperations = {
  readProducts: operation({
    ...READ_PRODUCTS,
    access: 'public',
    summary: 'Returns products by their SKUs, in one language.',
    parameters: [
      ['skus', 'query', TEXT, `At most ${MOST_SKUS}, separated by commas.`],
      ['language', 'query', { type: 'string', enum: TEXT_LANGUAGES, default: 'en' }, 'Of the texts.', 'optional'],
    ],
    query: productsWanted,
    output: typed<ProductsAnswer>(productsAnswer),
    refusals: ['Invalid'],
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
    output: productsVersionAnswer,
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
    output: directoryAnswer,
    refusals: ['Invalid'],
  }),
}
