import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueVariant } from '../../src/contracts/merchant/catalogue.ts'
import { commerceClient, type CommerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { commerceMigrations } from '../../src/services/commerce/migrations.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { barcode, variant } from '../support/catalogue-product.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'

const DAY = 24 * 60 * 60 * 1000
const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * DAY)
const euro = (original: number, final: number): CatalogueVariant['prices'] => ({ EUR: { original, final } })

describe.each(engines)('offers on %s', (engine) => {
  let fresh: FreshDatabase<CommerceTables>
  const save = (sku: string, variants: readonly CatalogueVariant[], now = day(0)) =>
    fresh.database.transaction((transaction) => saveOffers(transaction, fresh.database, [{ sku, variants }], now))

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...commerceMigrations, ...outboxMigrations])
    await save('A1', [
      variant(1, { sku: 'A1-S', stock: { 'nl-rsv': 2, nl: 3 } }),
      variant(2, { sku: 'A1-M', stock: { nl: 0, 'us-rsv': 9 } }),
      variant(3, { sku: 'A1-S-UP', stock: { us: 4 } }),
    ])
  })
  afterAll(() => fresh.remove())

  describe.each(transports)('called %s', (transport) => {
    let reached: Reached
    let client: CommerceClient

    beforeAll(async () => {
      const service = createCommerceService({
        database: fresh.database,
        environment: 'production',
        log: createLog({ level: 'silent' }),
      })
      reached = await reach(transport, service)
      client = commerceClient(reached)
    })
    afterAll(() => reached.close())

    const get = (path: string) => reached.fetch(new Request(`${reached.baseUrl}${path}`))

    it('returns the offers, in the order of the merchant and of the currencies', async () => {
      const { A1, ...others } = await client.offers(['A1', 'UNKNOWN'])
      expect(others).toEqual({})
      expect(A1?.map(({ sku }) => sku)).toEqual(['A1-S', 'A1-M', 'A1-S-UP'])
      expect(Object.keys(A1?.[0]?.prices ?? {}).join(' ')).toBe('EUR GBP CHF USD SEK DKK NOK CZK KRW')
      expect(A1?.[0]).toMatchObject({ id: barcode(1), size: '36-40', stock: { 'nl-rsv': 2, nl: 3 } })
    })

    it('~PRC-17 a reduction comes with the lowest price of the thirty days before it', async () => {
      const sku = `E-${transport === 'in process' ? 1 : 2}`
      const at = (final: number, when: number) =>
        save(sku, [variant(transport === 'in process' ? 40 : 41, { sku, prices: euro(2000, final) })], day(when))
      await at(2000, 0)
      await at(1500, 50)
      await at(1800, 60)
      await at(1200, 80)
      expect((await client.offers([sku]))[sku]?.[0]?.prices.EUR).toEqual({ original: 2000, final: 1200, prior: 1500 })
    })

    it('the version increases with every change and with nothing else', async () => {
      const before = await client.offersVersion()
      const number = transport === 'in process' ? 50 : 51
      await save(`F${number}`, [variant(number)])
      const after = await client.offersVersion()
      expect(after).toBe(before + 1)
      await save(`F${number}`, [variant(number)], day(9))
      expect(await client.offersVersion()).toBe(after)
    })

    it('returns whose offers changed after a version, including the product that lost a barcode', async () => {
      const number = transport === 'in process' ? 60 : 61
      await save(`G${number}`, [variant(number)])
      const { version } = await client.offerChanges(0)
      expect(version).toBe(await client.offersVersion())
      expect(await client.offerChanges(version)).toEqual({ version, skus: [], tooMany: false })
      await save(`H${number}`, [variant(number)])
      const changes = await client.offerChanges(version)
      expect(changes.skus.toSorted()).toEqual([`G${number}`, `H${number}`])
      expect(changes.version).toBe(version + 1)
    })

    it.each(['', '?since=', '?since=-1', '?since=x'])('400 for changes%s: not a version', async (query) => {
      const answer = await get(`/offers/changes${query}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ field: 'since' })
    })

    it('PRD-23 two ids give two entries with a boolean', async () => {
      const answer = await get(`/productv1/products?storeId=GB&productIds=${barcode(1)},${barcode(2)}`)
      expect(await answer.json()).toEqual({
        products: [
          { id: barcode(1), isAvailable: true },
          { id: barcode(2), isAvailable: false },
        ],
      })
    })

    it.each([
      ['GB', [true, false, false]],
      ['KR', [true, false, false]],
      ['US', [false, false, true]],
    ])('PRD-23 what is available in %s is in its warehouses and is sold there', async (countryCode, expected) => {
      const ids = [1, 2, 3].map(barcode)
      const available = await client.availability({ countryCode, variantIds: ids })
      expect(ids.map((id) => available.get(id))).toEqual(expected)
    })

    it('PRD-24 an unknown id is left out, and the client reports it', async () => {
      await expect(client.availability({ countryCode: 'GB', variantIds: [barcode(1), barcode(999)] })).rejects.toThrow(
        'Missing product in stock response',
      )
    })

    it.each([
      ['no country', `productIds=${barcode(1)}`, 'storeId'],
      ['a country we do not ship to', `storeId=XX&productIds=${barcode(1)}`, 'storeId'],
      ['no ids', 'storeId=GB', 'productIds'],
      ['an empty list', 'storeId=GB&productIds=,', 'productIds'],
      ['an invalid barcode', "storeId=GB&productIds='; drop table stock", 'productIds.0'],
      ['too many', `storeId=GB&productIds=${Array.from({ length: 101 }, () => '1').join(',')}`, 'productIds'],
    ])('refuses %s', async (_, query, field) => {
      const answer = await get(`/productv1/products?${query}`)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'INVALID_REQUEST', field })
    })
  })
})
