/**
 * A shop that was open before Freedonia became one of its markets: its data has neither prices nor shipping nor texts for it.
 * They are added here by the merchant's commands, in the order of docs/add-a-market.md.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import type { ShippingOffer } from '../../src/services/commerce/admin.ts'
import { copyWithFreedonia, inFreedonian } from '../support/new-market.ts'
import { runCommand } from '../support/run-command.ts'
import { serveRates } from '../support/serve-rates.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { expect } from './shop.ts'

/** A pair that the merchant has translated and priced; the others are converted and read in English. */
export const PAIR = { sku: 'CR021-BRICK', name: 'Bieraj ŝtrumpetoj', word: 'Bieraj', price: 29_50 }
export const SHIPPING = { name: 'Per mulo', description: 'Du tagojn, se la mulo volas', price: 3_00 }
/** Of the record. */
const FREE_FROM = '100'
/** For one euro. */
export const RATE = 3.25
const RATES = { RON: RATE, GBP: 0.86, USD: 1.16, SEK: 11, DKK: 7.46, CZK: 24.3, KRW: 1690 }

/** What a storefront is built of, besides the sources. */
const BUILD_PARTS = ['tools', 'vite.config.ts', 'package.json', 'package-lock.json']

export type NewMarketShop = Shop & {
  /** The output of check-market for Freedonia before its data are added, and after. */
  readonly checks: { readonly before: string; readonly after: string }
}

/** Opens it while `use` runs. */
export async function withNewMarketShop(
  settings: Readonly<Record<string, string>>,
  use: (shop: NewMarketShop) => Promise<void>,
): Promise<void> {
  const cleanUp = new AsyncDisposableStack()
  try {
    const copy = copyWithFreedonia(BUILD_PARTS)
    cleanUp.defer(() => rm(copy, { recursive: true, force: true }))
    const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-new-market-'))
    cleanUp.defer(() => rm(dataDir, { recursive: true, force: true }))
    await cp(filledShop(), dataDir, { recursive: true })

    const merchant = merchantOf(copy, dataDir)
    const before = await merchant.checkMarket()
    await Promise.all([buildStorefront(copy), merchant.translateAndPrice()])
    const rates = await serveRates(RATES)
    cleanUp.defer(() => rates.close())
    const shop = await startShop({ ...settings, DATA_DIR: dataDir, RATES_URL: rates.url }, 'src/server/main.ts', copy)
    cleanUp.defer(async () => void (await shop.stop()))
    await merchant.convertPrices(shop)
    await merchant.addShipping()
    await merchant.promiseFreeShipping()
    await merchant.renewDiscounts()
    const after = await merchant.checkMarket()
    await use({ ...shop, dataDir, checks: { before, after } })
  } finally {
    await cleanUp.disposeAsync()
  }
}

function filledShop(): string {
  const folder = process.env['FILLED_SHOP']
  if (!folder) throw new Error('No shop was filled before this run')
  return folder
}

async function buildStorefront(copy: string): Promise<void> {
  const built = await runCommand('tools/build.ts', ['storefront'], {}, copy)
  if (built.code !== 0) throw new Error(built.stderr)
}

/** The table that a live shop would fetch from its bank. */
/** The commands of the recipe, each in a process of its own, as a merchant runs them. */
function merchantOf(copy: string, dataDir: string) {
  const run = (command: string, ...args: readonly string[]) =>
    runCommand(`src/cli/${command}/command.ts`, args, { DATA_DIR: dataDir }, copy)
  const succeed = async (command: string, ...args: readonly string[]): Promise<void> => {
    const { code, stdout, stderr } = await run(command, ...args)
    if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  }
  const file = (name: string): string => join(dataDir, name)

  return {
    checkMarket: async () => (await run('check-market', 'FD')).stdout,

    async translateAndPrice() {
      await succeed('catalogue', 'export', file('catalogue.json'))
      const products: readonly CatalogueProduct[] = JSON.parse(await readFile(file('catalogue.json'), 'utf8'))
      const changed = products.filter(({ sku }) => sku === PAIR.sku).map(inFreedonia)
      await writeFile(file('freedonia.json'), JSON.stringify(changed))
      await succeed('catalogue', 'import', file('freedonia.json'))
    },

    async convertPrices({ url }: Shop) {
      const known = async () => (await fetch(`${url}/api/eurocon`)).text()
      await expect.poll(known).toContain('RON')
      await succeed('shop', 'price', 'convert', 'RON')
    },

    async addShipping() {
      await succeed('shop', 'shipping', 'export', file('shipping.json'))
      const offers: readonly ShippingOffer[] = JSON.parse(await readFile(file('shipping.json'), 'utf8'))
      await writeFile(file('shipping.json'), JSON.stringify([...offers, MULE]))
      await succeed('shop', 'shipping', 'import', file('shipping.json'))
    },

    async promiseFreeShipping() {
      await succeed('content', 'pull', file('content'), '--key', '_default')
      const bar = file('content/stories/_default/shared-content/checkout-free-shipping-bar.json')
      const story: FreeShippingStory = JSON.parse(await readFile(bar, 'utf8'))
      const thresholds = [...story.content.thresholds, { _uid: 'freedonia', country: 'fd', amount: FREE_FROM }]
      await writeFile(bar, JSON.stringify({ ...story, content: { ...story.content, thresholds } }))
      await succeed('content', 'push', file('content'), '--publish')
    },

    /** A discount is never changed: it is stopped, and created again where it is to count in the country too. */
    async renewDiscounts() {
      await succeed('shop', 'discount', 'stop', 'socks-for-nothing')
      await succeed('shop', 'discount', 'stop', 'five-off-gift-boxes')
      const amounts = ['--amount', 'EUR=5,RON=15', '--of', 'family:gift-boxes']
      await succeed('shop', 'discount', 'create', 'gift-boxes', '--code', 'BOXES', ...amounts)
    },
  }
}

type FreeShippingStory = { readonly content: { readonly thresholds: readonly object[] } }

function inFreedonia({ name, description, variants, ...rest }: CatalogueProduct): object {
  const price = { original: PAIR.price, final: PAIR.price }
  return {
    ...rest,
    name: { ...name, fd: PAIR.name },
    description: {
      short: { ...description.short, fd: inFreedonian(description.short.en) },
      full: { ...description.full, fd: inFreedonian(description.full.en) },
    },
    variants: variants.map((variant) =>
      'EUR' in variant.prices ? { ...variant, prices: { ...variant.prices, RON: price } } : variant,
    ),
  }
}

const MULE = {
  method: {
    id: 'mule',
    active: true,
    price: { RON: SHIPPING.price },
    discount: {},
    attributes: {
      displayName: { en: 'By mule', fd: SHIPPING.name },
      description: { en: 'Two days, if the mule agrees', fd: SHIPPING.description },
    },
    isFreeFromThreshold: true,
  },
  countries: ['FD'],
}
