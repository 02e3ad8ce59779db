import { describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { lacksSoldProducts, saveSoldProducts, soldProductFacts, type SoldProduct } from './sold-products.ts'

const SOCK: SoldProduct = {
  sku: 'A',
  name: { en: 'Sock', de: 'Socke', 'en-US': 'Sox' },
  picture: '/images/1',
  family: 'socks',
  sections: ['adults'],
  categories: ['adults/socks'],
  collections: ['new'],
}

describe.each(engines)('what commerce stores of products on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const save = (...products: readonly SoldProduct[]) =>
    shop.inTransaction((transaction) => saveSoldProducts(transaction, shop.database, products))
  const changedAt = async () => {
    const rows = await shop.query.selectFrom('offer_changes').selectAll().execute()
    return Object.fromEntries(rows.map(({ product_sku: sku, version }) => [sku, version]))
  }

  it('stores the facts, and nothing else of a product', async () => {
    const whole = { ...SOCK, description: 'Long' }
    await save(whole)
    const { sku: _, ...facts } = SOCK
    const row = await shop.query.selectFrom('sold_products').selectAll().executeTakeFirstOrThrow()
    expect([row.product_sku, soldProductFacts.parse(JSON.parse(row.facts))]).toEqual(['A', facts])
    expect(row.facts).not.toContain('Long')
  })

  it('the same again is no change, whatever the order of its members', async () => {
    await save(SOCK)
    const { version } = await shop.versions()
    const { name, ...rest } = SOCK
    await save({ ...rest, name })
    expect((await shop.versions()).version).toBe(version)
  })

  it('of several products only those that differ are changes', async () => {
    const other = { ...SOCK, sku: 'B' }
    await save(SOCK, other)
    const { version } = await shop.versions()
    await save({ ...SOCK, picture: '/images/2' }, other)
    expect((await shop.versions()).version).toBe(version + 1)
    expect(await changedAt()).toEqual({ A: version + 1, B: version })
  })

  it('lacksSoldProducts: only while something that is offered has no facts', async () => {
    const lacks = () => lacksSoldProducts(shop.query)
    expect(await lacks()).toBe(false)
    await shop.offer('A', [variant(1, { sku: 'A' })])
    expect(await lacks()).toBe(true)
    await save(SOCK)
    expect(await lacks()).toBe(false)
    await shop.offer('B', [variant(2, { sku: 'B' })])
    expect(await lacks()).toBe(true)
    await shop.offer('B', [])
    expect(await lacks()).toBe(false)
  })
})
