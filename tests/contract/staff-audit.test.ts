/** The audit log: appended with what it records, sealed, verified, purged, erased, listed. */
import { describe, expect, it } from 'vitest'
import type { StaffActor } from '../../src/contracts/staff/actor.ts'
import type { AuditEntry } from '../../src/contracts/staff/audit-entry.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { appendAudit, erasePersonalValues, listAudit, verifyAudit } from '../../src/services/staff/admin.ts'
import { purgeAudit } from '../../src/services/staff/audit/purge-audit.ts'
import { sealAudit } from '../../src/services/staff/audit/seal-audit.ts'
import { engines } from '../support/fresh-database.ts'
import { useStaffDesk } from '../support/staff-desk.ts'

const DAY = 24 * 60 * 60_000
const SESSION = 'session-of-ada'

const STAFF: StaffActor = {
  kind: 'staff',
  id: 'ada',
  name: 'Ada',
  role: 'owner',
  sessionId: SESSION,
  network: '203.0.113.0',
  freshUntil: undefined,
  language: 'en',
  demo: false,
  hasFactor: true,
}

describe.each(engines)('audit log on %s', (engine) => {
  const desk = useStaffDesk(engine)

  const append = (over: Partial<AuditEntry> = {}) =>
    desk.database.transaction((transaction) =>
      appendAudit(transaction, {
        at: desk.clock.now(),
        actor: STAFF,
        operation: 'order.note',
        subject: 'order:S-1000',
        outcome: 'done',
        changes: [{ field: 'note', before: null, after: 'call back' }],
        ...over,
      }),
    )
  /** Each a second later than the one before. */
  const appendMany = async (count: number) => {
    const ids: string[] = []
    for (let number = 0; number < count; number += 1) {
      ids.push(await append({ subject: `order:S-${number}` }))
      desk.clock.advance(1000)
    }
    return ids
  }
  const list = (filter: Readonly<Record<string, readonly string[]>> = {}) =>
    listAudit(desk.database, { filter, offset: 0, limit: 50 })

  it('AUD-01 a row has time, actor, session, network, operation, subject, changes and outcome', async () => {
    await append()
    const { rows } = await list()
    expect(rows).toMatchObject([
      {
        at: '2026-11-17T09:00:00.000Z',
        actor: { kind: 'staff', id: 'ada' },
        network: '203.0.113.0',
        operation: 'order.note',
        subject: 'order:S-1000',
        outcome: 'done',
        changes: [{ field: 'note', before: { value: null }, after: { value: 'call back' } }],
        sealed: false,
      },
    ])
    expect((await desk.audit())[0]?.session).toMatch(/^[\w-]{16}$/)
  })

  it('AUD-01 a transaction that is rolled back leaves no row', async () => {
    const failing = desk.database.transaction(async (transaction) => {
      await appendAudit(transaction, {
        at: desk.clock.now(),
        actor: STAFF,
        operation: 'x',
        outcome: 'done',
        changes: [],
      })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await desk.audit()).toEqual([])
    expect(await desk.database.query.selectFrom('staff_audit_pending').selectAll().execute()).toEqual([])
  })

  it.each([
    [
      { kind: 'cli', user: 'root' },
      { actor_kind: 'cli', actor_id: 'root', network: null },
    ],
    [
      { kind: 'api-key', id: 'key-1', scopes: [], network: '192.0.2.0' },
      { actor_kind: 'api-key', actor_id: 'key-1', network: '192.0.2.0' },
    ],
    [
      { kind: 'system', job: 'prices' },
      { actor_kind: 'system', actor_id: 'prices', network: null },
    ],
  ] as const)('AUD-01 names the actor %j', async (actor, expected) => {
    await append({ actor })
    expect(await desk.audit()).toMatchObject([{ ...expected, session: null }])
  })

  it('AUD-03 secrets and session ids are not stored, whatever an operation reports', async () => {
    await append({
      changes: [
        { field: 'password', before: 'secret-1', after: 'secret-2' },
        { field: 'webhookSecret', before: null, after: 'secret-3' },
        { field: 'settings', before: { apiKey: 'secret-4', list: [{ token: 'secret-5' }] }, after: null },
        { field: 'access_token', before: 'secret-6', after: null, personal: true },
      ],
      details: { authorization: 'secret-7', cookie: 'secret-8', totpSecret: 'secret-9', sessionId: 'secret-10' },
    })
    const rows = JSON.stringify(await desk.audit())
    expect(rows).not.toMatch(/secret-\d/)
    expect(rows).not.toContain(SESSION)
    const values = JSON.stringify(await desk.database.query.selectFrom('staff_audit_values').selectAll().execute())
    expect(values).not.toMatch(/secret-\d/)
  })

  it('AUD-03 nothing of an enrolment or sign-in is in the log: no password, code, secret, token or session id', async () => {
    const ada = await desk.enrol('ada@example.com')
    await desk.signIn(ada)
    const sessions = await desk.database.query.selectFrom('staff_sessions').select(['id', 'token_hash']).execute()
    const rows = JSON.stringify(await desk.audit())
    for (const secret of [
      ada.secret,
      ada.token,
      ...ada.recoveryCodes,
      ...sessions.flatMap((row) => Object.values(row)),
    ]) {
      expect(rows).not.toContain(secret)
    }
  })

  it('AUD-04 sealed rows verify, also when two nodes seal 16 times in parallel', async () => {
    await appendMany(40)
    await Promise.all(Array.from({ length: 16 }, () => sealAudit(desk.database)))
    const seals = await desk.database.query.selectFrom('staff_audit_seals').select('seq').orderBy('seq').execute()
    expect(seals.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1))
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 40, pending: 0 })
    expect((await list()).rows.every(({ sealed }) => sealed)).toBe(true)
    expect(await sealAudit(desk.database)).toBe(0)
  })

  it('AUD-04 rows of 16 parallel writers are sealed by two nodes in one chain', async () => {
    const { node, close } = await desk.secondNode()
    await Promise.all(Array.from({ length: 16 }, () => append()))
    await Promise.all([node.sealAudit(), desk.staff.sealAudit(), append(), node.sealAudit()])
    await sealAudit(desk.database)
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 17, pending: 0 })
    await close()
  })

  it('AUD-04 more rows than one batch are sealed in one run', async () => {
    await desk.database.transaction(async (transaction) => {
      const entry = { at: desk.clock.now(), actor: STAFF, operation: 'x', outcome: 'done', changes: [] } as const
      for (let number = 0; number < 1100; number += 1) await appendAudit(transaction, entry)
    })
    expect(await sealAudit(desk.database)).toBe(1100)
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 1100 })
  })

  it('~AUD-04 an empty log verifies, and rows that are not sealed yet are counted', async () => {
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 0, pending: 0 })
    await append()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 0, pending: 1 })
  })

  it.each(['operation', 'actor_id', 'at', 'network', 'changes', 'outcome', 'subject', 'details'] as const)(
    'AUD-04 names the first row whose %s was changed',
    async (column) => {
      const ids = await appendMany(5)
      await sealAudit(desk.database)
      const update = desk.database.query.updateTable('staff_audit').where('id', 'in', [ids[2] ?? '', ids[4] ?? ''])
      await update.set({ [column]: column === 'changes' ? '[]' : '{"x":1}' }).execute()
      expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'changed', row: ids[2], seq: 3 })
    },
  )

  it('AUD-04 names a row that was deleted, with or without its seal', async () => {
    const ids = await appendMany(5)
    await sealAudit(desk.database)
    const { query } = desk.database
    await query
      .deleteFrom('staff_audit')
      .where('id', '=', ids[1] ?? '')
      .execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'deleted', row: ids[1], seq: 2 })
    await query
      .deleteFrom('staff_audit_seals')
      .where('audit_id', '=', ids[1] ?? '')
      .execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'deleted', seq: 2 })
  })

  it('AUD-04 notices that the newest rows were deleted, with their seals', async () => {
    const ids = await appendMany(5)
    await sealAudit(desk.database)
    const { query } = desk.database
    await query
      .deleteFrom('staff_audit')
      .where('id', '=', ids[4] ?? '')
      .execute()
    await query
      .deleteFrom('staff_audit_seals')
      .where('audit_id', '=', ids[4] ?? '')
      .execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'deleted', seq: 5 })
  })

  it('AUD-04 names a row that was inserted, and a pending one that was deleted', async () => {
    const [id = ''] = await appendMany(1)
    await sealAudit(desk.database)
    const { query } = desk.database
    const row = await query.selectFrom('staff_audit').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await query
      .insertInto('staff_audit')
      .values({ ...row, id: 'forged' })
      .execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'inserted', row: 'forged' })
    await query.deleteFrom('staff_audit').where('id', '=', 'forged').execute()
    const pending = await append()
    await query.deleteFrom('staff_audit').where('id', '=', pending).execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'deleted', row: pending })
  })

  it('AUD-04 names a row that was inserted with a seal of its own', async () => {
    await appendMany(2)
    await sealAudit(desk.database)
    const { query } = desk.database
    const row = await query.selectFrom('staff_audit').selectAll().limit(1).executeTakeFirstOrThrow()
    await query
      .insertInto('staff_audit')
      .values({ ...row, id: 'forged' })
      .execute()
    await query.insertInto('staff_audit_seals').values({ seq: 3, audit_id: 'forged', hash: 'x' }).execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'inserted', row: 'forged', seq: 3 })
  })

  /** As a person with access to the database would, who can run our code. */
  const sealAnew = async (without: readonly string[]) => {
    const { query } = desk.database
    for (const id of without) await query.deleteFrom('staff_audit').where('id', '=', id).execute()
    await query.deleteFrom('staff_audit_seals').execute()
    await query.deleteFrom('staff_audit_chain').execute()
    const rows = await query.selectFrom('staff_audit').select(['id as audit_id', 'at']).execute()
    if (rows.length > 0) await query.insertInto('staff_audit_pending').values(rows).execute()
    await sealAudit(desk.database)
  }
  const headOf = async () => z.object({ head: z.string() }).parse(await verifyAudit(desk.database)).head

  it('AUD-04 a chain that was computed anew does not contain the hash that was noted before', async () => {
    const ids = await appendMany(4)
    await sealAudit(desk.database)
    const noted = await headOf()
    await appendMany(2)
    await sealAudit(desk.database)
    expect(await verifyAudit(desk.database, noted)).toMatchObject({ ok: true, rows: 6 })
    await sealAnew([ids[1] ?? ''])
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 5 })
    expect(await verifyAudit(desk.database, noted)).toEqual({ ok: false, problem: 'rewritten' })
  })

  it('AUD-04 the noted hash proves that the last and the first rows are there, whatever head and anchor say', async () => {
    const ids = await appendMany(3)
    await sealAudit(desk.database)
    const noted = await headOf()
    const { query } = desk.database
    const seals = await query.selectFrom('staff_audit_seals').selectAll().orderBy('seq').execute()
    const drop = async (place: number) => {
      await query
        .deleteFrom('staff_audit')
        .where('id', '=', ids[place] ?? '')
        .execute()
      await query
        .deleteFrom('staff_audit_seals')
        .where('audit_id', '=', ids[place] ?? '')
        .execute()
    }
    await drop(2)
    await query
      .updateTable('staff_audit_chain')
      .set({ head_seq: 2, head_hash: seals[1]?.hash ?? '' })
      .execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 2 })
    expect(await verifyAudit(desk.database, noted)).toEqual({ ok: false, problem: 'rewritten' })
    await drop(0)
    await query
      .updateTable('staff_audit_chain')
      .set({ anchor_seq: 1, anchor_hash: seals[0]?.hash ?? '' })
      .execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 1 })
    expect(await verifyAudit(desk.database, seals[1]?.hash)).toMatchObject({ ok: true })
    expect(await verifyAudit(desk.database, noted)).toEqual({ ok: false, problem: 'rewritten' })
  })

  it('AUD-04 a log that was emptied is reported where staff exist', async () => {
    await desk.enrol('ada@example.com', 'owner')
    await sealAudit(desk.database)
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true })
    const tables = [
      'staff_audit',
      'staff_audit_values',
      'staff_audit_pending',
      'staff_audit_seals',
      'staff_audit_chain',
    ]
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(desk.database.query)
    expect(await verifyAudit(desk.database)).toEqual({ ok: false, problem: 'deleted', seq: 1 })
  })

  it('AUD-05 deletes rows older than 400 days from the old end, and the chain verifies from its anchor', async () => {
    const ids = await appendMany(3)
    await sealAudit(desk.database)
    desk.clock.advance(400 * DAY - 2000)
    const { database } = desk
    const rest = await append()
    await sealAudit(database)
    expect(await purgeAudit(database, desk.clock.now())).toBe(1)
    expect((await desk.audit()).map(({ id }) => id)).toEqual([ids[1], ids[2], rest])
    expect(await verifyAudit(database)).toMatchObject({ ok: true, rows: 3 })
    desk.clock.advance(DAY)
    expect(await purgeAudit(database, desk.clock.now())).toBe(2)
    expect(await verifyAudit(database)).toMatchObject({ ok: true, rows: 1 })
    await append()
    await sealAudit(database)
    expect(await verifyAudit(database)).toMatchObject({ ok: true, rows: 2 })
  })

  it('AUD-05 deletes more rows than one batch, and what is left is still protected', async () => {
    const { database } = desk
    await database.transaction(async (transaction) => {
      const entry = { at: desk.clock.now(), actor: STAFF, operation: 'x', outcome: 'done', changes: [] } as const
      for (let number = 0; number < 1001; number += 1) await appendAudit(transaction, entry)
    })
    desk.clock.advance(401 * DAY)
    const [first = ''] = await appendMany(2)
    await sealAudit(database)
    expect(await purgeAudit(database, desk.clock.now())).toBe(1001)
    await database.query.deleteFrom('staff_audit').where('id', '=', first).execute()
    await database.query.deleteFrom('staff_audit_seals').where('audit_id', '=', first).execute()
    expect(await verifyAudit(database)).toMatchObject({ ok: false, problem: 'deleted', seq: 1002 })
  })

  it('~AUD-05 a row that was deleted by hand is not hidden by retention', async () => {
    const ids = await appendMany(3)
    await sealAudit(desk.database)
    await desk.database.query
      .deleteFrom('staff_audit')
      .where('id', '=', ids[1] ?? '')
      .execute()
    desk.clock.advance(401 * DAY)
    expect(await purgeAudit(desk.database, desk.clock.now())).toBe(1)
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'deleted', row: ids[1] })
  })

  const change = { field: 'email', before: 'Ada@Example.com', after: 'grace@example.com', personal: true } as const

  it('AUD-06 personal values are stored apart, by a salted digest, and shown in the log', async () => {
    await append({ changes: [change] })
    await append({ changes: [change] })
    expect(JSON.stringify(await desk.audit())).not.toMatch(/example\.com/i)
    const values = await desk.database.query.selectFrom('staff_audit_values').select('digest').execute()
    expect(new Set(values.map(({ digest }) => digest)).size).toBe(4)
    expect((await list()).rows[0]?.changes).toEqual([
      { field: 'email', before: { value: 'Ada@Example.com' }, after: { value: 'grace@example.com' }, personal: true },
    ])
  })

  it.each([
    ['of a subject', { subjects: ['order:S-1000'] }, { erased: true }, { erased: true }],
    ['that contain an address', { texts: ['ada@example.com'] }, { erased: true }, { value: 'grace@example.com' }],
  ])('AUD-06 erases values %s: the log says so, and the chain still verifies', async (_, which, before, after) => {
    await append({ changes: [change] })
    await append({ changes: [{ ...change, before: 'x@example.com', after: null }], subject: 'order:S-2' })
    await sealAudit(desk.database)
    expect(await erasePersonalValues(desk.database, which)).toBeGreaterThan(0)
    const { rows } = await list({ subject: ['order:S-1000'] })
    expect(rows[0]?.changes).toEqual([{ field: 'email', before, after, personal: true }])
    const others = await list({ subject: ['order:S-2'] })
    expect(others.rows[0]?.changes[0]?.before).toEqual({ value: 'x@example.com' })
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: true, rows: 2 })
    const erased = desk.database.query.selectFrom('staff_audit_values').selectAll().where('value', 'is', null)
    for (const row of await erased.execute()) expect(row.salt).toBeNull()
  })

  it('AUD-04 names the row whose personal value was changed or deleted', async () => {
    const id = await append({ changes: [change] })
    await sealAudit(desk.database)
    const { query } = desk.database
    await query.updateTable('staff_audit_values').set({ value: '"forged@example.com"' }).execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'changed', row: id })
    await query.deleteFrom('staff_audit_values').execute()
    expect(await verifyAudit(desk.database)).toMatchObject({ ok: false, problem: 'changed', row: id })
  })

  it('AUD-07 filters by actor, operation, subject, outcome and time, newest first', async () => {
    await append()
    desk.clock.advance(60_000)
    await append({ actor: { kind: 'cli', user: 'root' }, operation: 'order.cancel', subject: 'order:S-2' })
    desk.clock.advance(60_000)
    await append({ outcome: 'denied', subject: 'product:SKU-1' })
    const subjects = async (filter: Readonly<Record<string, readonly string[]>>) =>
      (await list(filter)).rows.map(({ subject }) => subject)
    expect(await subjects({})).toEqual(['product:SKU-1', 'order:S-2', 'order:S-1000'])
    expect(await subjects({ actor: ['ada'] })).toEqual(['product:SKU-1', 'order:S-1000'])
    expect(await subjects({ actor: ['cli'] })).toEqual(['order:S-2'])
    expect(await subjects({ actor: ['cli', 'ada'], outcome: ['done'] })).toEqual(['order:S-2', 'order:S-1000'])
    expect(await subjects({ operation: ['order.cancel'] })).toEqual(['order:S-2'])
    expect(await subjects({ subject: ['product:SKU-1', 'order:S-2'] })).toEqual(['product:SKU-1', 'order:S-2'])
    expect(await subjects({ outcome: ['denied'] })).toEqual(['product:SKU-1'])
    const [from, to] = ['2026-11-17T09:01:00.000Z', '2026-11-17T09:02:00.000Z']
    expect(await subjects({ from: [from], to: [to] })).toEqual(['order:S-2'])
    const page = await listAudit(desk.database, { offset: 1, limit: 1 })
    expect(page).toMatchObject({ total: 3, more: false, rows: [{ subject: 'order:S-2' }] })
  })
})
