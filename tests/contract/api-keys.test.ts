/** API keys: created, shown once, listed, revoked, and announced before they expire. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { API_SCOPES } from '../../src/contracts/staff/scopes.ts'
import { newId } from '../../src/platform/ids.ts'
import { noticeExpiringKeys } from '../../src/services/staff/api-keys/key-expiry.ts'
import { engines } from '../support/fresh-database.ts'
import { digestOf, NOW, operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'

const DAY_MS = 24 * 60 * 60_000
const KEY = /^sockeye_[\w-]{43}$/
const created = z.object({ value: z.object({ id: z.string(), key: z.string(), expiresAt: z.string() }) })
const listed = z.object({ value: z.array(z.looseObject({ id: z.string(), name: z.string() })) })

describe.each(engines)('API keys on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
  })
  afterAll(() => shop.close())

  const daysLater = (days: number) => new Date(Date.parse(NOW) + days * DAY_MS).toISOString()
  const create = async (input: object, idempotencyKey = newId()) =>
    shop.call('api-key.create', { name: 'Warehouse', scopes: ['orders:read'], ...input }, { idempotencyKey })
  const list = async () => listed.parse((await shop.call('api-key.list', {})).body).value

  it('HKS-09 a key is valid for 365 days, shown once, and stored as SHA-256', async () => {
    const idempotencyKey = newId()
    const { value } = created.parse((await create({}, idempotencyKey)).body)
    expect(value.key).toMatch(KEY)
    expect(value.expiresAt).toBe(daysLater(365))
    const row = await shop.database.query
      .selectFrom('staff_api_keys')
      .selectAll()
      .where('id', '=', value.id)
      .executeTakeFirstOrThrow()
    expect(row.key_hash).toBe(createHash('sha256').update(value.key).digest('base64url'))
    // The same request again is answered without it, and no table contains it.
    const again = await create({}, idempotencyKey)
    expect(again).toMatchObject({ status: 200, body: { value: { id: value.id } } })
    expect(JSON.stringify([again, await list(), await shop.audit(), shop.lines])).not.toContain(value.key)
    expect((await list()).find(({ id }) => id === value.id)).toMatchObject({
      name: 'Warehouse',
      ending: value.key.slice(-4),
      scopes: ['orders:read'],
      revokedAt: null,
    })
  })

  it.each([
    ['731 days', { days: 731 }, 'days'],
    ['no day', { days: 0 }, 'days'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['orders:write'] }, 'scopes.0'],
    ['a scope twice', { scopes: ['stock:read', 'stock:read'] }, 'scopes'],
    ['no name', { name: ' ' }, 'name'],
    ['an unknown member', { key: 'sockeye_own' }, 'key'],
  ])('HKS-09 a key with %s is rejected', async (_, input, field) => {
    expect(await create(input)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } })
  })

  it('HKS-09 730 days and all scopes are the most', async () => {
    const { value } = created.parse((await create({ days: 730, scopes: [...API_SCOPES] })).body)
    expect(value.expiresAt).toBe(daysLater(730))
  })

  it('HKS-09 a manager reads keys, and neither creates nor revokes one', async () => {
    const { value } = created.parse((await create({})).body)
    const before = await digestOf(shop.database, ['staff_audit', 'staff_audit_pending', 'merchant_requests'])
    const manager = { actor: staffActor('manager') }
    expect((await shop.call('api-key.list', {}, manager)).status).toBe(200)
    for (const [name, input] of [
      ['api-key.create', { name: 'Own', scopes: ['orders:read'] }],
      ['api-key.revoke', { id: value.id }],
    ] as const) {
      expect(await shop.call(name, input, manager)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    expect(await digestOf(shop.database, ['staff_audit', 'staff_audit_pending', 'merchant_requests'])).toEqual(before)
    expect((await shop.call('api-key.list', {}, { actor: staffActor('orders') })).status).toBe(403)
  })

  it('HKS-09 creating and revoking is audited, and a second revocation is refused', async () => {
    const { value } = created.parse((await create({ name: 'Audited' })).body)
    expect(await shop.call('api-key.revoke', { id: value.id })).toMatchObject({
      status: 200,
      body: { value: { name: 'Audited' } },
    })
    expect(await shop.call('api-key.revoke', { id: value.id })).toMatchObject({
      status: 409,
      body: { code: 'API_KEY_REVOKED' },
    })
    expect((await shop.call('api-key.revoke', { id: 'nothing' })).status).toBe(404)
    const rows = (await shop.audit()).filter(({ subject }) => subject === `api-key:${value.id}`)
    expect(rows.map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['api-key.create', 'done'],
      ['api-key.revoke', 'done'],
    ])
  })

  it('HKS-09 14 days before its end all active owners get one mail, on all nodes together', async () => {
    await shop.addStaff('owner')
    await shop.addStaff('manager')
    const [lasting, short, revoked] = [
      created.parse((await create({ name: 'Lasting', days: 100 })).body).value,
      created.parse((await create({ name: 'Short', days: 14 })).body).value,
      created.parse((await create({ name: 'Revoked', days: 100 })).body).value,
    ]
    await shop.call('api-key.revoke', { id: revoked.id })
    const node = await shop.anotherNode()
    const notice = (days: number) =>
      Promise.all([shop.database, node].map((one) => noticeExpiringKeys(one, new Date(daysLater(days)))))
    const mails = async () => {
      const rows = await shop.database.query
        .selectFrom('outbox')
        .select('payload')
        .where('topic', '=', 'staff-mail')
        .execute()
      return rows
        .map(({ payload }): unknown => JSON.parse(payload))
        .filter((mail) => JSON.stringify(mail).includes('api-key'))
    }
    await notice(85.9)
    expect(await mails()).toEqual([])
    await notice(86)
    await notice(87)
    const apiKey = { name: 'Lasting', expiresAt: lasting.expiresAt }
    expect(await mails()).toEqual([
      expect.objectContaining({ kind: 'api-key-expires', email: 'owner@example.com', apiKey }),
    ])
    expect(short.expiresAt).toBe(daysLater(14))
  })
})
