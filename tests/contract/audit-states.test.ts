/** The state before a change of a return or a parcel in the audit log (AUD-01). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { engines } from '../support/fresh-database.ts'
import { addPaidOrders, MERCHANT_EDITS } from '../support/merchant-edits.ts'
import { operationShop, type OperationShop } from '../support/operation-shop.ts'

const changes = z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))

describe.each(engines)('states before a change on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await addPaidOrders(shop)
  })
  afterAll(() => shop.close())

  it('AUD-01 a return and a parcel are logged with the state that they had', async () => {
    const answers = new Map<string, unknown>()
    for (const { name, input, as = name } of MERCHANT_EDITS) {
      if (!/^(?:return|shipment|carrier)\./.test(name)) continue
      const { status, body } = await shop.call(name, input(answers))
      expect([name, status, body['message']]).toEqual([name, 200, undefined])
      answers.set(as, body['value'])
      shop.clock.advance(1000)
    }
    const rows = (await shop.audit()).flatMap((row) =>
      changes
        .parse(JSON.parse(row.changes))
        .filter(({ field }) => field === 'state' || field.startsWith('shipment.'))
        .map(({ before, after }) => `${row.operation}: ${String(before)} → ${String(after)}`),
    )
    expect([...new Set(rows)].toSorted()).toEqual([
      'return.accept: requested → accepted',
      'return.cancel: requested → cancelled',
      'return.receive: accepted → received',
      'return.reject: requested → rejected',
      'return.settle: received → settled',
      'shipment.deliver: posted → delivered',
      'shipment.post: null → posted',
      'shipment.void: posted → voided',
    ])
  })
})
