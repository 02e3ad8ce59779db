import { describe, expect, it } from 'vitest'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { ratesByLaw, type BuiltInRates } from '../../../markets/tax/vat-rates.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { useDocumentShop } from '../../../../tests/support/document-shop.ts'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import { documentHandlers } from './document-handlers.ts'
import { DOCUMENT_TOPIC } from './document-requests.ts'
import type { SellerProfile } from './seller-profile.ts'
import { storeDocuments, type DocumentDraft } from './store-document.ts'
import { amendAddress } from '../orders/amend-order.ts'
import { addTaxRate, changeTaxRate, listTaxRates } from './tax-rates.ts'

/** The table of the seeds: no rate for France. */
const withoutFrance: BuiltInRates = (country, taxClass, day) =>
  country === 'FR' ? undefined : ratesByLaw(country, taxClass, day)

const VAT_IDS: Readonly<Record<string, string>> = {
  GB: 'GB000000000',
  NO: 'NO000000000MVA',
  CH: 'CHE-000.000.000 MWST',
}

describe.each(engines)('invoices on %s', (engine) => {
  const documents = useDocumentShop(engine, { builtInRates: withoutFrance })
  const { shop, clock, pay, invoice, seller } = documents
  const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`

  it('INV-01 a paid order gets one invoice, however often it is requested, also in parallel', async () => {
    await seller()
    await pay(1, 'IE')
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => invoice(1)))
    expect(outcomes.filter(({ kind }) => kind === 'issued')).toHaveLength(1)
    expect(await invoice(1)).toEqual({ kind: 'nothing' })
    expect(await documents.documents()).toMatchObject([
      { number: 'INV-2026-000001', gross: 2745, net: 2232, tax: 513, country: 'IE', provider_reference: 'psp-1' },
    ])
  })

  it('INV-01 orders paid in one moment are invoiced together; one that waits, is unpaid or is issued already delays none', async () => {
    await seller()
    const paid: readonly CountryCode[] = ['NL', 'FR', 'IE', 'DE', 'US']
    for (const [index, country] of paid.entries()) await pay(index + 1, country)
    await invoice(3)
    const handle = documentHandlers(documents.deps())[DOCUMENT_TOPIC]
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (number) => {
        const request = { kind: 'invoice', orderId: `order-${number}`, pspReference: `psp-${number}` }
        await handle?.(JSON.stringify(request), `invoice:order-${number}`)
      }),
    )
    const issued = await documents.documents()
    expect(issued.map(({ number, country }) => `${number} ${country}`)).toEqual([
      'INV-2026-000001 IE',
      'INV-2026-000002 NL',
      'INV-2026-000003 DE',
      'INV-2026-000004 US',
    ])
    expect(await documents.waiting()).toEqual([{ order_id: 'order-2', reason: 'vat-rate-missing', detail: 'FR' }])
  })

  it('INV-01 an order that was never paid gets none', async () => {
    await seller()
    await shop.query.deleteFrom('orders').execute()
    expect(await invoice(7)).toEqual({ kind: 'nothing' })
    expect(await documents.numbers()).toEqual([])
  })

  it('INV-02 16 parallel issuers, of whose transactions every fifth is aborted, leave no gap', async () => {
    await seller()
    const draft = (source: string): DocumentDraft => ({ ...DRAFT, source })
    let aborted = 0
    const issue = async (index: number): Promise<void> => {
      for (let attempt = 0; ; attempt += 1) {
        const isAborted = attempt === 0 && index % 5 === 0
        try {
          await shop.inTransaction(
            async (transaction) => {
              await storeDocuments(transaction, shop.database, [draft(`test:${index}`)], clock.now())
              if (isAborted) throw new Error('aborted')
            },
            { mayRepeat: true },
          )
          return
        } catch (error) {
          if (!isAborted) throw error
          aborted += 1
        }
      }
    }
    const work = Array.from({ length: 100 }, (_, index) => index)
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (let index = work.shift(); index !== undefined; index = work.shift()) await issue(index)
      }),
    )
    expect(aborted).toBe(20)
    const rows = await shop.query.selectFrom('documents').select(['sequence', 'number']).orderBy('sequence').execute()
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1))
    expect(new Set(rows.map(({ number }) => number)).size).toBe(100)
  })

  it('INV-02 each year of issue, in the seller’s time zone, has its own series', async () => {
    await seller({ prefixes: { invoice: 'R/', creditNote: 'G/', cancellation: 'S/' } })
    await pay(1, 'IE')
    await pay(2, 'IE')
    clock.set('2026-12-31T22:59:59.000Z')
    await invoice(1)
    clock.set('2026-12-31T23:00:00.000Z')
    await invoice(2)
    clock.set(at(15))
    expect(await documents.numbers()).toEqual(['R/2026-000001', 'R/2027-000001'])
  })

  it.each(SHIPPING_COUNTRY_CODES.filter((country) => country !== 'FR'))(
    'INV-03 an invoice to %s states everything that it must',
    async (country) => {
      await seller()
      const { number } = await pay(1, country)
      expect(await invoice(1)).toMatchObject({ kind: 'issued' })
      const [row] = await documents.documents()
      const text = row?.html ?? ''
      for (const part of [
        'Sockeye B.V.',
        'Keizersgracht 1',
        'INV-2026-000001',
        number,
        'Analytical Road 1',
        'Billing Lane 2',
      ])
        expect(text).toContain(part)
      expect(text).toContain('Lemon Socks')
      expect(text).toContain('LEMON-36-40')
      expect(text).toContain(VAT_IDS[country] ?? 'NL000000000B00')
    },
  )

  it.each<[string, Partial<SellerProfile>, CountryCode, object]>([
    ['the address', { address: [] }, 'IE', { reason: 'seller-address-missing', detail: '' }],
    [
      'the VAT id of Great Britain',
      { vatIds: { NL: 'NL000000000B00' } },
      'GB',
      { reason: 'vat-id-missing', detail: 'GB' },
    ],
    ['every VAT id', { vatIds: {} }, 'DE', { reason: 'vat-id-missing', detail: 'DE' }],
  ])('INV-03 without %s nothing is issued, and what is missing is named', async (_, change, country, expected) => {
    await seller(change)
    await pay(1, country)
    expect(await invoice(1)).toEqual({ kind: 'waiting', ...expected })
    expect(await documents.waiting()).toEqual([{ order_id: 'order-1', ...expected }])
    await seller()
    expect(await documents.issueWaiting()).toBe(1)
    expect(await documents.waiting()).toEqual([])
    expect(await documents.numbers()).toEqual(['INV-2026-000001'])
  })

  it('INV-03 an order paid in another currency waits for a person', async () => {
    await seller()
    await pay(1, 'IE', { currency: 'GBP' })
    expect(await invoice(1)).toMatchObject({ kind: 'waiting', reason: 'currency-differs', detail: 'GBP' })
  })

  it('INV-04 an accepted amount is what the invoice adds up to', async () => {
    await seller()
    await pay(1, 'IE', { amount: 2700 })
    await invoice(1)
    const [row] = await documents.documents()
    expect(row).toMatchObject({ gross: 2700 })
    expect(row?.html).toContain('Adjustment to the amount paid')
  })

  it('INV-08 FUL-14 an invoice takes an address that was corrected before it, and stays as it is when that comes later', async () => {
    await seller()
    const moved = (city: string) =>
      amendAddress({ database: shop.database, clock }, 'order-1', {
        address: {
          firstName: 'Grace',
          lastName: 'Hopper',
          street0: 'Compiler Street 2',
          street1: '',
          postCode: 'D02 X285',
          city,
          region: '',
        },
      })
    await pay(1, 'IE')
    expect(await moved('Dublin')).toMatchObject({ ok: true })
    await invoice(1)
    const [issued] = await documents.documents()
    expect(issued?.html).toContain('Compiler Street 2')
    expect(issued?.html).toContain('Dublin')
    // Who is billed is not where it goes.
    expect(issued?.html).toContain('Billing Lane 2')
    expect(await moved('Galway')).toMatchObject({ ok: true })
    expect(await invoice(1)).toEqual({ kind: 'nothing' })
    expect(await documents.documents()).toEqual([issued])
  })

  it('INV-05 LAW-02 a document uses the rate of the moment of the order, and the rate stays as it is from then on', async () => {
    await seller()
    const rate = { country: 'IE', taxClass: 'standard', percent: 24.5, appliesToWaiting: false } as const
    const added = await shop.inTransaction((tx) =>
      addTaxRate(tx, { ...rate, validFrom: new Date(at(16)) }, clock.now()),
    )
    const id = added.ok ? added.value.id : ''
    await pay(1, 'IE', { createdAt: at(15), paidAt: at(17) })
    await invoice(1)
    expect(await shop.inTransaction((tx) => changeTaxRate(tx, id, { percent: 25 }))).toMatchObject({ ok: true })
    await pay(2, 'IE', { createdAt: at(16), paidAt: at(17) })
    // Its shopper has read the tax, whether it has a document or not.
    expect(await shop.inTransaction((tx) => changeTaxRate(tx, id, 'remove'))).toMatchObject({ ok: false })
    await invoice(2)
    const taxes = await shop.query
      .selectFrom('document_taxes')
      .select('rate_thousandths')
      .orderBy('rate_thousandths')
      .execute()
    expect(taxes.map(({ rate_thousandths: thousandths }) => thousandths)).toEqual([23_000, 25_000])
    expect(await listTaxRates(shop.query)).toMatchObject([{ percent: 25, isUsed: true }])
    for (const change of [{ percent: 26 }, 'remove'] as const) {
      expect(await shop.inTransaction((tx) => changeTaxRate(tx, id, change))).toMatchObject({
        ok: false,
        failure: { code: 'TAX_RATE_USED' },
      })
    }
  })

  it.each([
    ['more than 40 percent', { percent: 40.1 }, 'TAX_PERCENT'],
    ['less than 0', { percent: -1 }, 'TAX_PERCENT'],
    ['two decimals', { percent: 19.25 }, 'TAX_PERCENT'],
    ['the US', { country: 'US' }, 'US_TAX_RATE'],
    ['a country that the shop does not sell to', { country: 'XX' }, 'NOT_SOLD_TO'],
    ['a time in the past', { validFrom: new Date('2026-01-01T00:00:00Z') }, 'TAX_RATE_IN_PAST'],
    [
      'a time in the past that no order waits for',
      { validFrom: new Date('2026-01-01T00:00:00Z'), appliesToWaiting: true },
      'NO_ORDER_WAITS',
    ],
  ])('INV-05 a rate with %s is refused', async (_, change, code) => {
    const rate = {
      country: 'DE',
      taxClass: 'standard',
      percent: 20,
      validFrom: new Date(at(20)),
      appliesToWaiting: false,
    } as const
    const result = await shop.inTransaction((tx) => addTaxRate(tx, { ...rate, ...change }, clock.now()))
    expect(result).toMatchObject({ ok: false, failure: { code } })
    expect(await listTaxRates(shop.query)).toEqual([])
  })

  it('INV-05 a second rate from the same moment is refused', async () => {
    const rate = {
      country: 'DE',
      taxClass: 'standard',
      percent: 20,
      validFrom: new Date(at(20)),
      appliesToWaiting: false,
    } as const
    const add = () => shop.inTransaction((tx) => addTaxRate(tx, rate, clock.now()))
    expect([(await add()).ok, (await add()).ok]).toEqual([true, false])
  })

  it('INV-06 orders without a rate take no number, and are issued in the order of payment once it is stored', async () => {
    await seller()
    for (const [number, day] of [
      [1, 17],
      [2, 15],
      [3, 16],
    ] as const) {
      await pay(number, 'FR', { createdAt: at(14), paidAt: at(day) })
      expect(await invoice(number)).toEqual({ kind: 'waiting', reason: 'vat-rate-missing', detail: 'FR' })
    }
    await pay(4, 'DE')
    await invoice(4)
    expect(await documents.numbers()).toEqual(['INV-2026-000001'])
    expect((await documents.waiting()).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => 'vat-rate-missing'),
    )
    const rate = { country: 'FR', taxClass: 'standard', percent: 20, appliesToWaiting: true } as const
    const added = await shop.inTransaction((tx) => addTaxRate(tx, { ...rate, validFrom: new Date(at(1)) }, clock.now()))
    expect(added).toMatchObject({ ok: true })
    expect(await documents.issueWaiting()).toBe(3)
    const french = (await documents.documents()).filter(({ country }) => country === 'FR')
    expect(french.toSorted((a, b) => a.sequence - b.sequence).map((row) => row.order_id)).toEqual([
      'order-2',
      'order-3',
      'order-1',
    ])
    expect(await documents.waiting()).toEqual([])
  })
})

const { market } = snapshotFor('IE')

const DRAFT: Omit<DocumentDraft, 'source'> = {
  seller: { timeZone: 'UTC', prefixes: { invoice: 'INV-', creditNote: 'CN-', cancellation: 'CC-' } },
  order: { id: 'order-1', region: '' },
  providerReference: 'psp-1',
  data: {
    kind: 'invoice',
    orderedOn: '2026-11-15',
    paidOn: '2026-11-15',
    orderNumber: '1',
    country: market.country,
    language: 'en',
    currency: market.currency,
    seller: { name: 'Sockeye', address: ['Amsterdam'], email: 'shop@example.com', registration: '' },
    buyer: ['Ada'],
    delivery: ['Ada'],
    lines: [],
    adjustment: 0,
    rows: [{ treatment: 'vat', percent: 23, net: 100, tax: 23, gross: 123 }],
    paymentMethod: 'visa',
  },
}
