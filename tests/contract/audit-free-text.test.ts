/** What staff write in their own words may name a person: the audit log has it as a value that can be erased (AUD-06). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { stage } from '../../src/platform/outbox/outbox.ts'
import { sealAudit } from '../../src/services/staff/audit/seal-audit.ts'
import { verifyAudit } from '../../src/services/staff/admin.ts'
import { engines } from '../support/fresh-database.ts'
import { addPaidOrders, MERCHANT_EDITS, ORDER_ITEM, orderNumber } from '../support/merchant-edits.ts'
import { NOW, operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { storedOrder } from '../support/stored-order.ts'

const NAME = 'Vera Molnár'
const said = (what: string) => `${NAME} said: ${what}`

/** How members with free text of staff are named; those with a list of values are none. */
const FREE_TEXT = new Set(['note', 'text', 'reason', 'reasonText', 'consent'])
type JsonSchema = z.core.JSONSchema.JSONSchema

function hasFreeText(schema: JsonSchema | boolean | undefined, name = ''): boolean {
  if (typeof schema !== 'object') return false
  if (schema.type === 'string' && schema.enum === undefined && FREE_TEXT.has(name)) return true
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (typeof schema.items === 'object' && !Array.isArray(schema.items)) inner.push(schema.items)
  return (
    inner.some((one) => hasFreeText(one, name)) ||
    Object.entries(schema.properties ?? {}).some(([member, one]) => hasFreeText(one, member))
  )
}

const WALKED: Readonly<Record<string, object>> = {
  'stock.change': { note: said('three of them') },
  'stock.count': { note: said('one behind a box') },
  'stock.transfer': { note: said('two of them') },
  'order.hold': { note: said('wait') },
  'order.clear-hold': { note: said('go on') },
  'return.reject': { reason: said('they are worn') },
  'return.settle': {
    note: said('a scratch'),
    deductions: [{ itemId: ORDER_ITEM, quantity: 1, percent: 10, reason: said('it is a scratch') }],
  },
}

const idOf = (body: Readonly<Record<string, unknown>>) => z.object({ id: z.string() }).parse(body['value']).id

describe.each(engines)('free text of staff in the audit log on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await addPaidOrders(shop)
  })
  afterAll(() => shop.close())

  const call = async (name: string, input: object, actor = staffActor('owner')) => {
    const { status, body } = await shop.call(name, input, { actor })
    expect([name, status, body['message']]).toEqual([name, 200, undefined])
    return body
  }
  /** A mail about the order that was given up. */
  const deadMail = async (key: string, id: string) => {
    await shop.database.transaction((transaction) =>
      stage(transaction, { topic: 'order-mail-again', key, payload: id, due: shop.clock.now() }),
    )
    const dead = { dead_at: NOW, last_error: 'down' }
    await shop.database.query.updateTable('outbox').set(dead).where('key', '=', key).execute()
    const { body } = await shop.call('work.stuck', {})
    return z.array(z.object({ id: z.string() })).parse(body['value'])[0]?.id ?? ''
  }

  it('AUD-06 of every operation it is stored apart, and gone after the erasure of the name', async () => {
    const number = orderNumber('refunded')
    const others: Readonly<Record<string, () => Promise<unknown>>> = {
      'stock.change-many': () =>
        call('stock.change-many', { items: [{ sku: 'A1-2', warehouse: 'nl', change: 1, note: said('one') }] }),
      'return.open': async () => {},
      'note.add': async () => {},
      async 'note.correct'() {
        const note = idOf(await call('note.add', { number, text: said('hello') }))
        await call('note.correct', { number, note, text: said('good morning') })
      },
      'refund.submit': async () => {},
      async 'refund.decline'() {
        const request = { operation: 'order.refund', input: { number, amount: 200 } }
        const id = idOf(await call('refund.submit', { request, note: said('lost') }))
        await call('refund.decline', { id, note: said('found') }, staffActor('manager'))
      },
      async 'work.close'() {
        await call('work.close', { id: await deadMail('of order', storedOrder(1).id), note: said('no mail') })
        await call('work.close', { id: await deadMail('of none', 'unknown'), note: said('no mail at all') })
      },
      // What is erased, as the last step.
      'audit.erase-personal': async () => {},
      // As `return.settle`; it needs another product to exchange for.
      'return.exchange': async () => {},
    }
    const withFreeText = MERCHANT_REGISTRY.operations.filter(
      ({ kind, inputSchema }) =>
        kind === 'write' && hasFreeText(z.toJSONSchema(inputSchema, { unrepresentable: 'any', io: 'input' })),
    )
    expect([...Object.keys(WALKED), ...Object.keys(others)].toSorted()).toEqual(
      withFreeText.map(({ name }) => name).toSorted(),
    )
    const answers = new Map<string, unknown>()
    for (const { name, input, as = name } of MERCHANT_EDITS) {
      if (!/^(?:stock|order|return|shipment|carrier)\./.test(name)) continue
      const units =
        name === 'return.open'
          ? { units: [{ itemId: ORDER_ITEM, quantity: 2, reason: 'too_small', reasonText: said('too small') }] }
          : {}
      answers.set(as, (await call(name, { ...input(answers), ...WALKED[name], ...units }))['value'])
      shop.clock.advance(1000)
    }
    for (const run of Object.values(others)) await run()

    const rows = JSON.stringify(await shop.audit())
    expect(rows).not.toContain('Moln')
    const { query } = shop.database
    const values = await query.selectFrom('staff_audit_values').select('value').execute()
    expect(values.filter(({ value }) => value?.includes(NAME)).length).toBeGreaterThanOrEqual(14)
    await sealAudit(shop.database)
    await call('audit.erase-personal', { text: NAME })
    const left = await query.selectFrom('staff_audit_values').select('value').execute()
    expect(JSON.stringify(left)).not.toContain('Moln')
    expect(await verifyAudit(shop.database)).toMatchObject({ ok: true })
  })

  it('~AUD-06 a change of stock with a note is undone', async () => {
    const before = await shop.stockOf('A1-3')
    const input = { sku: 'A1-3', warehouse: 'nl', change: 2, note: said('two') }
    const { undo } = z.object({ undo: z.object({ id: z.string() }) }).parse(await call('stock.change', input))
    await call('undo.run', { id: undo.id })
    expect(await shop.stockOf('A1-3')).toBe(before)
  })
})
