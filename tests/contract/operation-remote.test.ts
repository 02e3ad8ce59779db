/** An edit that was made before its service moved elsewhere cannot be undone here any more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'

const undoable = z.object({ undo: z.object({ id: z.string() }) })

describe.each(engines)('a service that moves elsewhere, on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
  })
  afterAll(() => shop.close())

  it('~DSK-22 an older edit of it is not undone', async () => {
    const before = await shop.stockOf('A1-1')
    const { body } = await shop.call('stock.set', { sku: 'A1-1', warehouse: 'nl', quantity: 7 })
    const { undo } = undoable.parse(body)
    const call = { name: 'undo.run', input: { id: undo.id }, actor: staffActor('owner') }
    const moved = { ...shop.context, remoteServices: { commerce: 'COMMERCE_URL' } }
    const refused = await runOperation(MERCHANT_REGISTRY, { ...call, idempotencyKey: newId() }, moved)
    expect(refused).toMatchObject({ status: 409, body: { code: 'REMOTE_SERVICE', setting: 'COMMERCE_URL' } })
    expect(await shop.stockOf('A1-1')).toBe(7)
    expect(await runOperation(MERCHANT_REGISTRY, { ...call, idempotencyKey: newId() }, shop.context)).toMatchObject({
      status: 200,
    })
    expect(await shop.stockOf('A1-1')).toBe(before)
  })
})
