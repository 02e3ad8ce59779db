import { describe, expect, it } from 'vitest'
import { useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { embeddedTax } from './tax-port.ts'
import { countZipRates, readNexus, saveNexus, saveZipRates } from './us-tax.ts'

const PARCEL = { zip: '90001-1234', state: 'CA', lines: [{ quantity: 2, total: 2400 }], shipping: 595 }

describe.each(engines)('sales tax that the merchant stored on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const taxed = async () => {
    const tax = await embeddedTax.taxOf(PARCEL, shop.query)
    return tax.ok ? tax.value : undefined
  }

  it('LAW-28 is the rate of the ZIP, of the state without one, and none where there is no nexus', async () => {
    expect(await taxed()).toBe(174)
    const rates = [
      { zip: '90001', percent: 9.5 },
      { zip: '10001', percent: 8.875 },
    ]
    await shop.database.transaction((tx) => saveZipRates(tx, shop.database, rates, true))
    expect([await taxed(), await countZipRates(shop.query)]).toEqual([228, 2])
    await shop.database.transaction((tx) => saveZipRates(tx, shop.database, rates.slice(1), true))
    expect([await taxed(), await countZipRates(shop.query)]).toEqual([174, 1])
    await shop.database.transaction((tx) => saveNexus(tx, { state: 'CA', collects: false }))
    expect(await taxed()).toBe(0)
    expect(await readNexus(shop.query)).toEqual([{ state: 'CA', collects: false }])
    await shop.database.transaction((tx) => saveNexus(tx, { state: 'CA', collects: true }))
    expect(await taxed()).toBe(174)
  })
})
