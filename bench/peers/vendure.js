/**
 * Vendure on PostgreSQL with products of the same number of sizes, as its own documentation fills a shop:
 * `node vendure.js FOLDER PORT DATABASE_URL`. Prints `ready` and its version once it serves. JavaScript, so that its packages are
 * not needed to check types.
 */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  bootstrap,
  DefaultLogger,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  JobQueueService,
  LanguageCode,
  LogLevel,
  VENDURE_VERSION,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'
import { InMemoryJobQueueStrategy } from '@vendure/core/dist/job-queue/in-memory-job-queue-strategy.js'

const [folder = '.', port = '3001', url = 'postgres://localhost/vendure'] = process.argv.slice(2)
const PRODUCTS = 200
const SIZES = ['36-40', '41-46', '47-50']
/** Products that shoppers race for: the first ones. */
const RACED = 5
const RACED_STOCK = 10

const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(port), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'admin', password: randomUUID() },
    cookieOptions: { secret: randomUUID() },
  },
  dbConnectionOptions: { type: 'postgres', url, synchronize: true },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  // By default it runs one job at a time and fills the index of its search for minutes.
  jobQueueOptions: { jobQueueStrategy: new InMemoryJobQueueStrategy({ concurrency: 4, pollInterval: 10 }) },
  plugins: [DefaultSearchPlugin.init({})],
  logger: new DefaultLogger({ level: LogLevel.Error }),
}

const INITIAL = {
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Europe',
  countries: [{ name: 'Netherlands', code: 'NL', zone: 'Europe' }],
  taxRates: [{ name: 'Standard Tax', percentage: 21 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
}

const HEAD =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

function rowsOf(product) {
  const stock = product < RACED ? RACED_STOCK : 1_000_000
  return SIZES.map((size, index) => {
    const [name, slug, group] = index === 0 ? [`Sock ${product}`, `sock-${product}`, 'size'] : ['', '', '']
    const text = index === 0 ? 'A sock with a pattern' : ''
    return `${name},${slug},${text},,,${group},${size},S${product}-${index},9.95,standard,${stock},true,,`
  })
}

const csv = join(folder, 'products.csv')
await writeFile(csv, [HEAD, ...Array.from({ length: PRODUCTS }, (_, product) => rowsOf(product)).flat()].join('\n'))
const app = await populate(() => bootstrap(config), INITIAL, csv)
await app.get(JobQueueService).start()
console.log(`ready ${VENDURE_VERSION}`)
