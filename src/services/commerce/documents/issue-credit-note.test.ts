import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { useDocumentShop } from '../../../../tests/support/document-shop.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { documentData } from './document-data.ts'
import { insertRefund } from '../payments/stored-refunds.ts'
import { documentWork } from './document-requests.ts'
import { printedDocument } from './printed-document.ts'
import { purgeDocuments } from './purge-documents.ts'
import { accountingRows, type AccountingRow } from './reports/accounting-rows.ts'
import { verifyDocuments } from './verify-documents.ts'

describe.each(engines)('credit notes on %s', (engine) => {
  const documents = useDocumentShop(engine)
  const { shop, clock, pay, invoice, credit, seller, issue } = documents

  const invoiced = async () => {
    await seller()
    await pay(1, 'IE')
    await invoice(1)
  }
  const undo = (reference: string, amount: number) =>
    issue({ kind: 'cancellation', orderId: 'order-1', reference, amount })
  const keptMoney = async () =>
    (
      await shop.query
        .selectFrom('documents')
        .select(({ fn }) => fn.sum<number>('gross').as('kept'))
        .executeTakeFirstOrThrow()
    ).kept

  it('INV-07 each refund gets one credit note, and invoice minus credit notes is the money that was not refunded', async () => {
    await invoiced()
    expect(await credit(1, 1000, 'refund-1')).toMatchObject({
      kind: 'issued',
      document: { gross: -1000, number: 'CN-2026-000001' },
    })
    expect(await credit(1, 1000, 'refund-1')).toEqual({ kind: 'nothing' })
    expect(await keptMoney()).toBe(1745)
    await credit(1, 1745, 'refund-2')
    const sums = await shop.query
      .selectFrom('documents')
      .select(({ fn }) => [
        fn.sum<number>('net').as('net'),
        fn.sum<number>('tax').as('tax'),
        fn.sum<number>('gross').as('gross'),
      ])
      .executeTakeFirstOrThrow()
    expect(sums).toEqual({ net: 0, tax: 0, gross: 0 })
    expect(await credit(1, 1, 'refund-3')).toEqual({ kind: 'nothing' })
  })

  it('INV-07 a credit note names invoice, reason and rates; without lines it is a price reduction', async () => {
    await invoiced()
    await credit(1, 500, 'refund-1')
    const [, row] = await documents.documents()
    const note = (await documents.documents()).find(({ kind }) => kind === 'credit-note') ?? row
    for (const part of ['Corrects INV-2026-000001', 'Reason: refund', 'Price reduction', '23%'])
      expect(note?.html).toContain(part)
  })

  it('~INV-07 ~INV-13 RET-15 of what became store credit it names that as the method, for accounting as well', async () => {
    await invoiced()
    const refund = {
      payment: 'psp-1',
      value: 500,
      currency: 'EUR',
      delivery: 0,
      reason: null,
      state: 'confirmed',
    } as const
    for (const [id, creditId] of [
      ['as-credit', 'credit-1'],
      ['as-money', null],
    ] as const) {
      await shop.inTransaction((transaction) =>
        insertRefund(transaction, { ...refund, id, order_id: 'order-1', credit_id: creditId }, clock.now()),
      )
      await credit(1, 500, id)
    }
    await undo('as-credit', 500)
    const rows: AccountingRow[] = []
    for await (const some of accountingRows(shop.query, { from: '2026-11-01', to: '2026-11-30' })) rows.push(...some)
    expect(rows.map(({ kind, reference, method }) => `${kind} ${reference} ${method}`).toSorted()).toEqual([
      'cancellation as-credit credit',
      'credit-note as-credit credit',
      'credit-note as-money visa',
      'invoice psp-1 visa',
    ])
    const note = (await documents.documents()).find(({ provider_reference: of }) => of === 'as-credit')
    expect(note?.html).toContain('store credit')
    expect(printedDocument(documentData.parse(JSON.parse(note?.data ?? ''))).facts).toEqual(
      expect.arrayContaining([['Payment method', 'store credit']]),
    )
  })

  it('INV-07 RET-07 with lines it names them, and the rest of the order can be credited after it', async () => {
    await invoiced()
    await issue({
      kind: 'credit-note',
      orderId: 'order-1',
      pspReference: 'psp-1',
      reference: 'refund-1',
      reason: 'refund',
      amount: 1125 + 495,
      lines: [{ itemId: '2900000000018', quantity: 1, amount: 1125 }],
      shipping: 495,
      note: 'One pair was worn.',
    })
    const note = (await documents.documents()).find(({ kind }) => kind === 'credit-note')
    for (const part of ['Lemon Socks', 'Standard delivery', 'One pair was worn.']) expect(note?.html).toContain(part)
    expect(note?.html).not.toContain('Price reduction')
    expect(documentData.parse(JSON.parse(note?.data ?? '')).lines).toMatchObject([
      { quantity: 1, amount: 1125, discount: 125 },
    ])
    expect(await credit(1, undefined, 'psp-1')).toMatchObject({ kind: 'issued', document: { gross: -1125 } })
  })

  it('INV-07 lines of a US credit note are without sales tax, like those of the invoice', async () => {
    await seller()
    const { snapshot } = await pay(1, 'US')
    await invoice(1)
    const [line] = snapshot.lines
    const { itemId = '', quantity = 0, totalWithDiscount = 0 } = line ?? {}
    await issue({
      kind: 'credit-note',
      orderId: 'order-1',
      pspReference: 'psp-1',
      reference: 'refund-1',
      reason: 'refund',
      amount: totalWithDiscount + 100,
      lines: [{ itemId, quantity, amount: totalWithDiscount + 100 }],
      shipping: 0,
    })
    const note = (await documents.documents()).find(({ kind }) => kind === 'credit-note')
    expect(note?.gross).toBe(-totalWithDiscount - 100)
    const [sold] = documentData.parse(JSON.parse((await documents.documents())[0]?.data ?? '')).lines
    expect(documentData.parse(JSON.parse(note?.data ?? '')).lines).toEqual([sold])
  })

  it('INV-07 a cancellation credits everything with all lines, also of an order that cost nothing', async () => {
    await invoiced()
    expect(await credit(1, undefined, 'psp-1')).toMatchObject({ kind: 'issued', document: { gross: -2745 } })
    const note = (await documents.documents()).find(({ kind }) => kind === 'credit-note')
    expect(note?.html).toContain('Lemon Socks')
    expect(note?.html).toContain('the order was cancelled')
    await pay(2, 'IE', { amount: 0 })
    await invoice(2)
    expect(await credit(2, undefined, 'psp-2')).toMatchObject({ kind: 'issued', document: { gross: 0 } })
  })

  it('INV-07 a reversed second payment does not touch the invoice', async () => {
    await invoiced()
    const request = { kind: 'credit-note', orderId: 'order-1', reason: 'cancellation' } as const
    expect(await issue({ ...request, pspReference: 'psp-9', reference: 'psp-9' })).toEqual({ kind: 'nothing' })
    expect(await keptMoney()).toBe(2745)
  })

  it.each([
    ['its own reference', 'refund-1'],
    ['another reference', 'refund-1-failed'],
  ])('INV-07 a refund that failed afterwards, reported under %s, gets a cancelling document', async (_, reference) => {
    await invoiced()
    await credit(1, 1000, 'refund-1')
    expect(await undo(reference, 1000)).toMatchObject({
      kind: 'issued',
      document: { gross: 1000, number: 'CC-2026-000001' },
    })
    expect(await undo(reference, 1000)).toEqual({ kind: 'nothing' })
    expect(await keptMoney()).toBe(2745)
    expect((await documents.documents()).map(({ kind }) => kind).toSorted()).toEqual([
      'cancellation',
      'credit-note',
      'invoice',
    ])
    // It can be refunded again, in full.
    expect(await credit(1, 2745, 'refund-2')).toMatchObject({ kind: 'issued' })
    expect(await keptMoney()).toBe(0)
  })

  it('INV-07 a failed refund without a credit note needs no document', async () => {
    await invoiced()
    expect(await undo('refund-9', 700)).toEqual({ kind: 'nothing' })
  })

  it('INV-07 refunds of an order that is older than invoices get no document', async () => {
    await seller()
    await pay(1, 'IE')
    expect(await credit(1, 500, 'refund-1')).toEqual({ kind: 'nothing' })
    expect(await documents.waiting()).toEqual([])
  })

  it('INV-07 a refund waits with its invoice, and both are issued in that order', async () => {
    await pay(1, 'IE')
    expect(await invoice(1)).toMatchObject({ kind: 'waiting' })
    expect(await credit(1, 500, 'refund-1')).toMatchObject({ kind: 'waiting', reason: 'invoice-waits' })
    expect(await undo('refund-1', 500)).toMatchObject({ kind: 'waiting', reason: 'invoice-waits' })
    await seller()
    expect(await documents.issueWaiting()).toBe(3)
    expect(await documents.numbers()).toEqual(['CC-2026-000001', 'CN-2026-000001', 'INV-2026-000001'])
    expect(await keptMoney()).toBe(2745)
  })

  it('INV-07 a refund that comes before its invoice is issued is retried', async () => {
    await seller()
    const { id } = await pay(1, 'IE')
    const work = documentWork({ kind: 'invoice', orderId: id, pspReference: 'psp-1' }, clock.now())
    await shop.inTransaction((transaction) => stage(transaction, work))
    await expect(credit(1, 500, 'refund-1')).rejects.toThrow('not issued yet')
  })

  it('INV-07 any refunds, in parallel, never credit more than was invoiced', async () => {
    await invoiced()
    const amounts = fc.sample(fc.integer({ min: 1, max: 900 }), { numRuns: 12, seed: 7 })
    await Promise.all(amounts.map((amount, index) => credit(1, amount, `refund-${index}`)))
    const sum = amounts.reduce((whole, amount) => whole + amount, 0)
    expect(sum).toBeGreaterThan(2745)
    expect(await keptMoney()).toBe(0)
    expect(await verifyDocuments(shop.query, clock.now())).toMatchObject({ problems: [] })
  })

  it('INV-08 verification names a document whose bytes, sums or neighbours were changed', async () => {
    await invoiced()
    await credit(1, 1000, 'refund-1')
    await credit(1, 100, 'refund-2')
    expect(await verifyDocuments(shop.query, clock.now())).toEqual({ documents: 3, problems: [] })
    const set = (number: string) => shop.query.updateTable('documents').where('number', '=', number)
    await set('INV-2026-000001').set({ html: '<p>Changed</p>' }).execute()
    await set('CN-2026-000002').set({ net: -99, tax: 0, gross: -99 }).execute()
    const first = await shop.query
      .selectFrom('documents')
      .select('id')
      .where('number', '=', 'CN-2026-000001')
      .executeTakeFirstOrThrow()
    await shop.query.deleteFrom('document_taxes').where('document_id', '=', first.id).execute()
    await shop.query.deleteFrom('documents').where('id', '=', first.id).execute()
    const { problems } = await verifyDocuments(shop.query, clock.now())
    expect(problems.toSorted((a, b) => (a.number < b.number ? -1 : 1))).toEqual([
      { number: 'CN-2026-000002', problem: 'sums-differ' },
      { number: 'INV-2026-000001', problem: 'bytes-changed' },
      { number: 'credit-note 2026-1', problem: 'number-missing' },
    ])
  })

  it('INV-08 stored documents stay identical when the seller, names or rates change', async () => {
    await invoiced()
    const [before] = await documents.documents()
    await seller({ name: 'Another Name B.V.', address: ['Elsewhere 2'] })
    await shop.query.updateTable('orders').set({ snapshot: '{}' }).execute()
    const [after] = await documents.documents()
    expect(after).toEqual(before)
    await credit(1, 100, 'refund-1')
    const note = (await documents.documents()).find(({ kind }) => kind === 'credit-note')
    expect(note?.html).toContain('Keizersgracht 1')
  })

  it('INV-08 documents are deleted after ten full calendar years, and what a younger one refers to stays', async () => {
    await invoiced()
    clock.set('2027-02-01T10:00:00.000Z')
    await credit(1, 100, 'refund-1')
    await pay(2, 'IE')
    clock.set('2026-11-15T10:00:00.000Z')
    await invoice(2)
    expect(await purgeDocuments(shop.database, new Date('2036-12-31T23:59:59Z'))).toBe(0)
    expect(await purgeDocuments(shop.database, new Date('2037-01-01T00:00:00Z'))).toBe(1)
    expect(await documents.numbers()).toEqual(['CN-2027-000001', 'INV-2026-000001'])
    expect(await verifyDocuments(shop.query, new Date('2037-01-01T00:00:00Z'))).toMatchObject({ problems: [] })
    while ((await purgeDocuments(shop.database, new Date('2038-01-01T00:00:00Z'))) > 0);
    expect(await documents.numbers()).toEqual([])
  })
})
