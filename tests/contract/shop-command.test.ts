import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import {
  createDiscountOperation,
  listDiscountsOperation,
  stopDiscountOperation,
} from '../../src/merchant/commerce/discount-operations.ts'
import {
  cancelPriceOperation,
  listPricesOperation,
  setPriceOperation,
  setStockOperation,
  showStockOperation,
} from '../../src/merchant/commerce/stock-and-price-operations.ts'
import { discountCreate } from '../../src/cli/shop/discount.ts'
import { priceSet, stockSet } from '../../src/cli/shop/stock-and-prices.ts'
import type { CommandArguments, OneCommand } from '../../src/cli/run-one-of.ts'
import { duePrices } from '../../src/services/commerce/prices/due-prices.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { ShippingOffer } from '../../src/services/commerce/shipping/shipping-methods.ts'
import { demoShippingMethods } from '../support/demo-shop.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'
import { runCommand } from '../support/run-command.ts'

/** As an export lists countries. */
const sorted = ({ method, countries }: ShippingOffer) => ({ method, countries: countries.toSorted() })

const NOW = '2026-11-15T10:00:00.000Z'

describe('npm run shop', () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sockeye-command-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const COMMAND = 'src/cli/shop/command.ts'
  const run = (...args: string[]) => runCommandInProcess(COMMAND, args, { DATA_DIR: join(folder, 'data') })
  const runAlone = (...args: string[]) => runCommand(COMMAND, args, { DATA_DIR: join(folder, 'data') })

  it('creates a code, lists it, stops it', async () => {
    const made = await runAlone(
      'discount',
      'create',
      'welcome',
      '--code',
      'welcome10',
      '--percent',
      '10',
      '--limit',
      '5',
    )
    expect(made).toEqual({ code: 0, stdout: 'welcome: code WELCOME10.\n', stderr: '' })
    expect((await run('discount', 'list')).stdout).toMatch(/^welcome +WELCOME10 +percentage +0 of 5 +open$/m)
    expect(await run('discount', 'stop', 'welcome')).toMatchObject({ code: 0, stdout: 'welcome: stopped.\n' })
    expect(await run('discount', 'stop', 'welcome')).toMatchObject({ code: 1 })
  })

  it.each([
    ['nothing', [], 2, /^Usage\n {2}npm run shop -- discount create/],
    ['half a command', ['stock'], 2, /^Usage\n {2}npm run shop -- stock set/],
    ['an unknown option', ['discount', 'list', '--all'], 2, /Unknown option/],
    ['more than all', ['discount', 'create', 'x', '--percent', '150'], 2, /must be at most 100/],
    ['an unknown variant', ['stock', 'set', 'A', 'nl', '1'], 1, /^There is no variant A\. Nothing was changed\.\n$/],
  ])('rejects %s', async (_, args, code, complaint) => {
    const result = await run(...args)
    expect([result.code, result.stdout]).toEqual([code, ''])
    expect(result.stderr).toMatch(complaint)
  })

  it('prints the usage of all of them, and of each', async () => {
    const { stdout } = await runAlone('--help')
    expect(stdout.match(/npm run shop -- \w+/g)).toHaveLength(72)
    const one = await run('discount', 'create', '--help')
    expect([one.code, one.stdout.startsWith('Usage\n  npm run shop -- discount create ID')]).toEqual([0, true])
  })

  it('exports the shipping methods to a file, and imports it', async () => {
    const file = join(folder, 'shipping.json')
    const methods = `${JSON.stringify(demoShippingMethods().map(sorted), undefined, 2)}\n`
    writeFileSync(file, methods)
    expect(await run('shipping', 'import', file)).toMatchObject({
      code: 0,
      stdout: 'shipping.json: 7 shipping methods in the shop now.\n',
    })
    await run('shipping', 'export', file)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(methods))
    writeFileSync(file, methods.replace('"GB"', '"XX"'))
    expect(await run('shipping', 'import', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('countries'),
    })
    writeFileSync(file, '[]')
    expect(await run('shipping', 'import', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nothing could be sent any more to: United Arab Emirates, Austria'),
    })
    expect(await run('shipping', 'import', file, '--confirm')).toMatchObject({ code: 0 })
  })

  it('reports that all adds up', async () => {
    expect(await run('reconcile')).toMatchObject({ code: 0, stdout: 'What is promised adds up.\n' })
  })
})

describe('invalid input of a merchant', () => {
  it.each<[string, OneCommand, CommandArguments]>([
    ['Give one of --percent, --amount', discountCreate, { values: {}, words: ['x'] }],
    ['Give one of', discountCreate, { values: { percent: '5', 'free-shipping': true }, words: ['x'] }],
    ['--of goes with', discountCreate, { values: { of: 'sku:A', 'free-shipping': true }, words: ['x'] }],
    ['XXX is none of EUR', discountCreate, { values: { amount: 'XXX=5' }, words: ['x'] }],
    ['socks: begin with one of sku', discountCreate, { values: { percent: '5', of: 'socks' }, words: ['x'] }],
    ['2026-02-30 is no date', discountCreate, { values: { percent: '5', from: '2026-02-30' }, words: ['x'] }],
    ['cannot be a code', discountCreate, { values: { percent: '5', code: 'a b' }, words: ['x'] }],
    ['must be small letters', discountCreate, { values: { percent: '5' }, words: ['A B'] }],
    ['--required-pieces goes with', discountCreate, { values: { percent: '5', 'required-pieces': '2' }, words: ['x'] }],
    ['--order must be a whole number', discountCreate, { values: { percent: '5', order: '--1' }, words: ['x'] }],
    ['--limit must be a whole number', discountCreate, { values: { percent: '5', limit: '-1' }, words: ['x'] }],
    ['moon is none of nl-rsv', stockSet, { values: {}, words: ['A', 'moon', '1'] }],
    ['PAIRS must be a whole number', stockSet, { values: {}, words: ['A', 'nl', '1.5'] }],
    ['cannot be higher than', priceSet, { values: { original: '8' }, words: ['A', 'EUR', '9'] }],
    ['9.999 is no amount in EUR', priceSet, { values: {}, words: ['A', 'EUR', '9.999'] }],
  ])('%s', async (complaint, command, given) => {
    await expect(command.run(given)).rejects.toThrow(complaint)
  })
})

describe.each(engines)('operations of a merchant on %s', (engine) => {
  let fresh: FreshDatabase<ShopSchema>
  const clock = settableClock(NOW)
  const shop = () => ({ database: fresh.database, clock })

  beforeAll(async () => {
    fresh = await freshDatabase(engine, MIGRATIONS)
    await fresh.database.transaction((transaction) =>
      saveOffers(transaction, fresh.database, [{ sku: 'A1', variants: [variant(1, { sku: 'A1-S' })] }], clock.now()),
    )
  })
  afterAll(() => fresh.remove())

  const price = async () => {
    const { query } = fresh.database
    const row = query.selectFrom('prices').select(['original', 'final']).where('variant_id', '=', barcode(1))
    return row.where('currency', '=', 'EUR').executeTakeFirst()
  }
  const version = async () =>
    (await fresh.database.query.selectFrom('offers_version').select('version').executeTakeFirstOrThrow()).version

  it('a price begins at its time, with an entry in the history, and every node is notified', async () => {
    const since = Date.parse('2026-11-27T00:00:00.000Z')
    const wanted = { sku: 'A1-S', currency: 'EUR', original: 1200, final: 900, since } as const
    expect(await setPriceOperation.run(wanted, shop())).toMatchObject({ ok: true })
    expect(await listPricesOperation.run({}, shop())).toMatchObject({ value: [{ sku: 'A1-S', final: 900 }] })
    const before = await version()
    clock.set(new Date(since - 1))
    await duePrices(fresh.database, clock)()
    expect([await price(), await version()]).toEqual([{ original: 1200, final: 1200 }, before])
    clock.set(new Date(since))
    await Promise.all([duePrices(fresh.database, clock)(), duePrices(fresh.database, clock)()])
    expect([await price(), await version()]).toEqual([{ original: 1200, final: 900 }, before + 1])
    expect(await listPricesOperation.run({}, shop())).toMatchObject({ value: [] })
    const { query } = fresh.database
    const steps = query.selectFrom('price_history').select(['since', 'final']).where('currency', '=', 'EUR')
    expect(await steps.orderBy('since').execute()).toEqual([
      { since: NOW, final: 1200 },
      { since: '2026-11-27T00:00:00.000Z', final: 900 },
    ])
  })

  it('a price can begin now, cannot begin in the past, and can be deleted', async () => {
    const wanted = { sku: 'A1-S', currency: 'EUR', original: 1500, final: 1500 } as const
    expect(await setPriceOperation.run(wanted, shop())).toMatchObject({ ok: true })
    expect(await price()).toEqual({ original: 1500, final: 1500 })
    expect(await setPriceOperation.run({ ...wanted, since: clock.now().getTime() - 1 }, shop())).toMatchObject({
      ok: false,
    })
    expect(await setPriceOperation.run({ ...wanted, sku: 'UNKNOWN' }, shop())).toMatchObject({ ok: false })
    await setPriceOperation.run({ ...wanted, since: clock.now().getTime() + 1000 }, shop())
    expect(await cancelPriceOperation.run({ sku: 'A1-S', currency: 'EUR' }, shop())).toEqual({ ok: true, value: 1 })
    expect(await cancelPriceOperation.run({ sku: 'A1-S', currency: 'EUR' }, shop())).toMatchObject({ ok: false })
  })

  it('stock is set and shown', async () => {
    await setStockOperation.run({ sku: 'A1-S', warehouse: 'nl-rsv', quantity: 4 }, shop())
    expect(await showStockOperation.run({ sku: 'A1-S' }, shop())).toEqual({
      ok: true,
      value: [
        { warehouse: 'nl', quantity: 10, forSale: 10, reserved: 0, unshipped: 0, onHand: 10 },
        { warehouse: 'nl-rsv', quantity: 4, forSale: 4, reserved: 0, unshipped: 0, onHand: 4 },
      ],
    })
    expect(await showStockOperation.run({ sku: 'UNKNOWN' }, shop())).toMatchObject({ ok: false })
  })

  it('input from another process is validated there', async () => {
    const bad = { definition: { id: 'x', effect: { kind: 'percentage', percent: 500 } } }
    expect(await createDiscountOperation.runChecked(bad, shop())).toMatchObject({ ok: false })
    expect(await stopDiscountOperation.runChecked({}, shop())).toMatchObject({ ok: false })
    expect(await listDiscountsOperation.runChecked({}, shop())).toEqual({ ok: true, value: [] })
  })
})
