/** Jobs run with the role that their starter has now, not with that of their start. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { StaffActor } from '../../src/contracts/staff/actor.ts'
import type { Role } from '../../src/contracts/staff/roles.ts'
import type { PreparedOperation } from '../../src/merchant/declaration.ts'
import { jobOperations } from '../../src/merchant/jobs/job-operations.ts'
import { createJobRunner } from '../../src/merchant/jobs/job-runner.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { createRegistry, type Registry } from '../../src/merchant/registry/registry.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { ok } from '../../src/platform/result.ts'
import { changeRole, disable } from '../../src/services/staff/admin.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { storedOrder } from '../support/stored-order.ts'

const started = z.object({ job: z.object({ id: z.string() }) })

/** The operations of the shop; `before` runs before the work of the second item, or of the whole where there are no items. */
function interrupted(before: () => Promise<unknown>): Registry {
  let isDue = true
  const meanwhile = (prepared: PreparedOperation): PreparedOperation => ({
    ...prepared,
    async begin(context) {
      if (isDue) await before()
      isDue = false
      return prepared.begin(context)
    },
  })
  return {
    ...MERCHANT_REGISTRY,
    find(name) {
      const operation = MERCHANT_REGISTRY.find(name)
      return (
        operation && {
          ...operation,
          checkInput(given) {
            const checked = operation.checkInput(given)
            if (!checked.ok) return checked
            const { items } = checked.value
            if (operation.bulk !== 'each' || items === undefined) return ok(meanwhile(checked.value))
            return ok({ ...checked.value, items: items.map((item, at) => (at === 1 ? meanwhile(item) : item)) })
          },
        }
      )
    },
  }
}

describe.each(engines)('jobs and the role of their starter on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await shop.addOrders(Array.from({ length: 501 }, (_, index) => storedOrder(index + 1)))
    for (const role of ['owner', 'manager', 'orders', 'products'] as const) await shop.addStaff(role)
  })
  afterAll(() => shop.close())

  const start = async (role: Role, name: string, input: object) =>
    started.parse((await shop.call(name, input, { actor: staffActor(role) })).body).job.id
  const run = (registry: Registry = MERCHANT_REGISTRY) =>
    createJobRunner({ ...shop.context, registry: async () => registry }).runNext()
  const read = async (id: string, role: Role) =>
    (await shop.call('job.read', { id }, { actor: staffActor(role) })).body['value']
  const give = (id: Role, role: Role) =>
    changeRole({ database: shop.database, now: shop.clock.now() }, { id: staffActor(id).id, role })
  const denied = async (operation: string) =>
    (await shop.audit()).filter((row) => row.operation === operation && row.outcome === 'denied').length

  const stock = (quantity: number) => ({
    items: Array.from({ length: 501 }, () => ({ sku: 'A1-1', warehouse: 'nl', quantity })),
  })
  const names = { operation: 'order.list', columns: ['number', 'name'] }
  const FORBIDDEN = { state: 'failed', failure: { code: 'FORBIDDEN' } }

  it('OPS-09 a job that waited is denied when its starter has lost the permission, and the denial is audited', async () => {
    const id = await start('products', 'stock.set-many', stock(70))
    await give('products', 'reader')
    const before = await shop.stockOf('A1-1')
    await run()
    expect(await read(id, 'products')).toMatchObject(FORBIDDEN)
    expect([await shop.stockOf('A1-1'), await denied('stock.set-many')]).toEqual([before, 1])
    await give('products', 'products')
  })

  it('OPS-09 a job stops at the item at which its starter lost the permission', async () => {
    const number = storedOrder(1).number
    const items = Array.from({ length: 501 }, () => ({ number }))
    const id = await start('orders', 'order.resend-many', { items })
    const sent = async () =>
      (await shop.audit()).filter((row) => row.operation === 'order.resend' || row.operation === 'order.resend-many')
    const before = (await sent()).length
    await run(interrupted(() => give('orders', 'reader')))
    expect(await read(id, 'orders')).toMatchObject(FORBIDDEN)
    const after = (await sent()).slice(before).map(({ outcome }) => outcome)
    expect(after.toSorted()).toEqual(['denied', 'done'])
    await give('orders', 'orders')
  })

  it('OPS-09 an export whose starter is disabled while it runs has no result', async () => {
    const id = await start('manager', 'export.run', names)
    const key = { id: staffActor('manager').id }
    await run(interrupted(() => disable({ database: shop.database, now: shop.clock.now() }, key)))
    expect(await read(id, 'manager')).toMatchObject(FORBIDDEN)
    expect(await read(id, 'manager')).not.toHaveProperty('result')
  })

  it('OPS-09 a job goes on with the new role where that suffices', async () => {
    const id = await start('products', 'stock.set-many', stock(71))
    await run(interrupted(() => give('products', 'orders')))
    expect(await read(id, 'products')).toMatchObject({ state: 'done', result: { changed: 501 } })
    expect(await shop.stockOf('A1-1')).toBe(71)
    const rows = (await shop.audit()).filter((row) => row.operation === 'stock.set-many' && row.outcome === 'done')
    expect(rows).toHaveLength(1)
  })

  it('STF-18 STF-19 OPS-09 a result is read with the role and the factor of now, and the read is audited', async () => {
    await shop.database.query.updateTable('staff_accounts').set({ status: 'active' }).execute()
    const id = await start('owner', 'export.run', names)
    const asNow = (over: Partial<StaffActor>) => ({ actor: staffActor('owner', over) })
    const waiting = await shop.call('job.read', { id }, asNow({ role: 'reader' }))
    expect(waiting).toMatchObject({ status: 200, body: { value: { state: 'queued' } } })
    await run()
    const reads = async () =>
      (await shop.audit())
        .filter(({ subject }) => subject === `job:${id}`)
        .map(({ operation, outcome, details }) => `${operation} ${outcome} ${details}`)
        .toSorted()
    const demoted = await shop.call('job.read', { id }, asNow({ role: 'reader' }))
    expect(demoted).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', permission: 'exports.personal' } })
    const stale = await shop.call('job.read', { id }, asNow({ freshUntil: undefined }))
    expect(stale).toMatchObject({ status: 403, body: { code: 'FRESH_FACTOR_REQUIRED' } })
    expect(JSON.stringify([demoted, stale])).not.toContain('Lovelace')
    expect(await read(id, 'owner')).toMatchObject({ state: 'done', result: { rows: 501 } })
    expect(await reads()).toEqual(['job.read denied {"code":"FORBIDDEN"}', 'job.read done {"operation":"export.run"}'])
  })

  it.each([
    ['en', 'Something went wrong'],
    ['de', 'Etwas ist schiefgegangen'],
    ['nl', 'Er is iets misgegaan'],
    ['fr', 'Une erreur est survenue'],
    ['es', 'Algo ha fallado'],
    ['it', 'Qualcosa è andato storto'],
  ] as const)('OPS-12 an unexpected error in a job is reported in the language %s', async (language, message) => {
    const actor = staffActor('owner', { language })
    const id = started.parse((await shop.call('export.run', names, { actor })).body).job.id
    const before = shop.lines.length
    await run(interrupted(() => Promise.reject(new Error('the disk of Ada Lovelace is full'))))
    const { failure } = z.object({ failure: z.looseObject({ requestId: z.string() }) }).parse(await read(id, 'owner'))
    expect(failure).toEqual({ code: 'INTERNAL', message, requestId: expect.any(String) })
    expect(shop.lines.slice(before).join('')).toContain(failure.requestId)
  })

  it('~STF-19 personal members of a result are removed for a role that may not read persons any more', async () => {
    const id = await start('owner', 'export.run', { operation: 'order.list', columns: ['number'] })
    const personal = (name: string) => {
      const operation = MERCHANT_REGISTRY.find(name)
      return operation && { ...operation, personal: ['csv'] }
    }
    await run()
    const registry = createRegistry([...jobOperations(personal)])
    const readAs = (role: Role) =>
      runOperation(
        registry,
        { name: 'job.read', input: { id }, actor: staffActor('owner', { role }) },
        { ...shop.context },
      )
    expect((await readAs('owner')).body['value']).toHaveProperty('result.csv')
    const shown = await readAs('reader')
    expect(shown).toMatchObject({ status: 200, body: { value: { result: { rows: 501 } } } })
    expect(shown.body['value']).not.toHaveProperty('result.csv')
  })
})
