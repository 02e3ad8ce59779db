/** Edits of many subjects at once raise the version of each: forms and undo of before them are stale (OPS-05, OPS-10). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { versionsOf } from '../../src/merchant/run/versions.ts'
import { PRICE_CURRENCIES } from '../../src/contracts/merchant/catalogue.ts'
import { barcode, product, variant } from '../support/catalogue-product.ts'
import { LOOM } from '../support/demo-shop.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, type OperationShop } from '../support/operation-shop.ts'

const undoable = z.object({ undo: z.object({ id: z.string() }) })

describe.each(engines)('versions after edits of many on %s', (engine) => {
  let shop: OperationShop
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sockeye-import-'))
    shop = await operationShop(engine, undefined, { dataDir: folder, drawingsModule: LOOM })
  })
  afterEach(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })

  /** As the command line runs it: `final` in euro of the first size; the second one stays. */
  const sock = (final: number, sizes: readonly number[] = [1, 2]) =>
    product('SOCK', {
      variants: sizes.map((number) =>
        variant(100 + number, {
          sku: `SOCK-${number}`,
          size: String(number),
          prices: Object.fromEntries(
            PRICE_CURRENCIES.map((currency) => [
              currency,
              { original: 3000, final: number === 1 && currency === 'EUR' ? final : 1000 },
            ]),
          ),
        }),
      ),
    })
  async function runFile(name: string, written: unknown, more: object = {}) {
    const file = join(folder, 'import.json')
    await writeFile(file, JSON.stringify(written))
    const input = { file, checkOnly: false, ...more }
    const actor = { kind: 'cli', user: 'ada' } as const
    const answer = await runOperation(
      MERCHANT_REGISTRY,
      { name, input, actor },
      { ...shop.context, files: { dataDir: folder, drawingsModule: LOOM } },
    )
    expect(answer).toMatchObject({ status: 200, body: { value: { problems: [] } } })
    return answer
  }
  const importProducts = (products: readonly unknown[], replace = false) =>
    runFile('catalogue.import', products, { replace })
  const version = async (subject: string) => (await versionsOf(shop.database.query, [subject])).get(subject) ?? 0
  const price = async (sku: string) => {
    const rows = shop.database.query.selectFrom('prices').innerJoin('variants', 'variants.id', 'prices.variant_id')
    return (await rows.select('final').where('sku', '=', sku).where('currency', '=', 'EUR').executeTakeFirst())?.final
  }
  const set = (final: number, base: number) =>
    shop.call('price.set', { sku: 'SOCK-1', currency: 'EUR', original: 3000, final, version: base })
  const undo = ({ body }: { readonly body: unknown }) => shop.call('undo.run', { id: undoable.parse(body).undo.id })

  it('OPS-05 OPS-10 a catalogue import makes a form that was opened before it stale, and undo of an edit before it', async () => {
    await importProducts([sock(1000)])
    const edited = await set(900, 0)
    expect([edited.status, await version('variant:SOCK-1')]).toEqual([200, 1])
    await importProducts([sock(2500)])
    expect(await undo(edited)).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', current: 2, fields: ['price.EUR'] },
    })
    expect(await set(800, 1)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', current: 2 } })
    expect(await price('SOCK-1')).toBe(2500)
  })

  it('OPS-05 an import raises the versions of what it changed, and of nothing else', async () => {
    await importProducts([sock(1000)])
    const versions = async () =>
      Promise.all(['product:SOCK', 'variant:SOCK-1', 'variant:SOCK-2'].map((subject) => version(subject)))
    // Nothing was there that an edit could be based on.
    expect(await versions()).toEqual([0, 0, 0])
    await importProducts([sock(2000)])
    expect(await versions()).toEqual([0, 1, 0])
    await importProducts([{ ...sock(2000), name: { en: 'Another' } }])
    expect(await versions()).toEqual([1, 1, 0])
    await importProducts([{ ...sock(2000, [1]), name: { en: 'Another' } }])
    expect(await versions()).toEqual([1, 1, 1])
    await importProducts([product('OTHER', { variants: [variant(200, { sku: 'OTHER-1' })] })], true)
    expect(await versions()).toEqual([2, 2, 1])
  })

  it('OPS-05 an import that lists a draft makes the form of the draft stale', async () => {
    expect(
      (await shop.call('product.save', { sku: 'SOCK', product: { name: { en: 'Half a sock' } }, create: true })).status,
    ).toBe(200)
    await importProducts([sock(1000)])
    expect(
      await shop.call('product.save', { sku: 'SOCK', product: { name: { en: 'Half a sock' } }, version: 1 }),
    ).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', current: 2 },
    })
  })

  it('OPS-10 undo of a product is rejected once one of its variants that it changed has changed again', async () => {
    await importProducts([sock(1000)])
    const { images: _images, sku: _sku, ...given } = sock(900)
    const read = await shop.call('product.edit', { sku: 'SOCK' })
    const { product: stored } = z.object({ product: z.looseObject({}) }).parse(read.body['value'])
    const saved = await shop.call('product.save', { sku: 'SOCK', product: { ...stored, variants: given.variants } })
    expect([saved.status, await version('variant:SOCK-1')]).toEqual([200, 1])
    expect((await set(2500, 0)).status).toBe(409)
    expect((await set(2500, 1)).status).toBe(200)
    expect(await undo(saved)).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', fields: ['price.EUR'] } })
    expect(await price('SOCK-1')).toBe(2500)
  })

  it('OPS-05 converted prices raise the versions of the variants that got one', async () => {
    await importProducts([sock(1000)])
    await shop.database.query
      .insertInto('exchange_rates')
      .values({ base: 'EUR', rates: JSON.stringify({ USD: 1.1 }), fetched_at: shop.clock.now().toISOString() })
      .execute()
    await shop.database.query
      .deleteFrom('prices')
      .where('currency', '=', 'USD')
      .where('variant_id', 'in', [barcode(101)])
      .execute()
    const converted = await shop.call('price.convert', { currency: 'USD' })
    expect(converted).toMatchObject({ status: 200, body: { value: 1 } })
    expect([await version('variant:SOCK-1'), await version('variant:A1-1')]).toEqual([1, 0])
  })

  it('OPS-05 OPS-10 an import of search rules raises the versions of those that changed; its undo loses no later rule', async () => {
    const rule = (id: string, target: string) => ({ id, kind: 'redirect', terms: [id], target })
    await runFile('search-rules.import', [rule('a', '/faq'), rule('b', '/faq')])
    const before = [await version('search-rule:a'), await version('search-rule:b')]
    const imported = await runFile('search-rules.import', [rule('a', '/about'), rule('b', '/faq')])
    expect([await version('search-rule:a'), await version('search-rule:b')]).toEqual([(before[0] ?? 0) + 1, before[1]])
    const stale = await shop.call('search-rule.save', { rule: rule('a', '/x'), isNew: false, version: before[0] })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
    expect((await shop.call('search-rule.save', { rule: rule('c', '/faq'), isNew: true })).status).toBe(200)
    const { undo: undone } = undoable.parse(imported.body)
    const actor = { kind: 'cli', user: 'ada' } as const
    expect(await shop.callPlainly('undo.run', { id: undone.id }, actor)).toMatchObject({ status: 409 })
  })
})
