/** Changes of factors whose session ends on the way: between reading the session and the transaction, or inside of it. */
import { describe, expect, it } from 'vitest'
import type { Database } from '../../src/platform/database/open-database.ts'
import { resetFactors } from '../../src/services/staff/admin.ts'
import type { StaffTables } from '../../src/services/staff/tables.ts'
import { engines } from '../support/fresh-database.ts'
import { pausing } from '../support/pause-transaction.ts'
import { DESK, useStaffDesk, valueOf } from '../support/staff-desk.ts'
import { virtualPasskey } from '../support/virtual-passkey.ts'

const OTHER_PASSWORD = 'another password of mine'

describe.each(engines)('changes of factors on %s', (engine) => {
  const desk = useStaffDesk(engine)

  /** A staff service that runs something else before its next transaction. */
  const staffAfter = (before: () => Promise<unknown>) => {
    const { database } = desk
    let isDone = false
    const interrupted: Database<StaffTables> = {
      ...database,
      get query() {
        return database.query
      },
      async transaction(work, options) {
        if (!isDone) {
          isDone = true
          await before()
        }
        return database.transaction(work, options)
      },
    }
    return desk.open({ database: interrupted })
  }
  const factorsOf = async (id: string) => {
    const { query } = desk.database
    const [passkeys, totp, codes] = await Promise.all([
      query.selectFrom('staff_passkeys').selectAll().where('account_id', '=', id).execute(),
      query.selectFrom('staff_totp').selectAll().where('account_id', '=', id).execute(),
      query.selectFrom('staff_recovery_codes').selectAll().where('account_id', '=', id).execute(),
    ])
    const account = query.selectFrom('staff_accounts').select('password_hash').where('id', '=', id)
    return { passkeys, totp, codes, ...(await account.executeTakeFirstOrThrow()) }
  }
  const passkeyFor = async (token: string) => {
    const { challengeId, options } = valueOf(await desk.staff.enrolment.passkeyOptions(token))
    return { challengeId, response: virtualPasskey({ origin: DESK }).create(options), label: 'Phone' }
  }

  it.each(['passkey', 'password', 'app', 'code of the app'])(
    'STF-12 STF-17 %s: a change while factors are reset is rejected and leaves nothing',
    async (kind) => {
      await desk.enrol('ada@example.com')
      const grace = await desk.enrol('grace@example.com', 'orders')
      const { token } = grace
      const passkey = await passkeyFor(token)
      const { secret } = valueOf(await desk.staff.enrolment.totp(token))
      const before = await factorsOf(grace.id)
      const rows = (await desk.audit()).length
      const by = { kind: 'cli', user: 'root' } as const
      const { enrolment } = staffAfter(async () => valueOf(await resetFactors(desk.context, { id: grace.id, by })))
      const steps: Readonly<Record<string, () => Promise<unknown>>> = {
        passkey: () => enrolment.passkey(token, passkey),
        password: () => enrolment.password(token, { password: OTHER_PASSWORD }),
        app: () => enrolment.totp(token),
        'code of the app': () => enrolment.confirmTotp(token, { code: desk.codeOf(secret) }),
      }
      expect(await steps[kind]?.()).toMatchObject({ ok: false, failure: { status: 401, code: 'SIGNED_OUT' } })
      expect(await factorsOf(grace.id)).toEqual({ ...before, passkeys: [], totp: [], codes: [] })
      expect(await desk.audit()).toHaveLength(rows)
    },
  )

  it('~STF-12 a factor whose session ends before it is enrolled is rolled back', async () => {
    const { id, token } = await desk.startEnrolment('ada@example.com')
    const passkey = await passkeyFor(token)
    const { database, interleave } = pausing(desk.database)
    const { enrolment } = desk.open({ database })
    const [enrolled] = await interleave(
      'staff_sessions',
      () => enrolment.passkey(token, passkey),
      () => desk.staff.sessions.end(token),
    )
    // In SQLite the session ends after the transaction, which has the only connection.
    const isEnrolled = engine === 'sqlite'
    expect(enrolled.ok ? 'enrolled' : enrolled.failure.code).toBe(isEnrolled ? 'enrolled' : 'SIGNED_OUT')
    const { passkeys } = await factorsOf(id)
    const { status } = await desk.database.query
      .selectFrom('staff_accounts')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([passkeys.length, status]).toEqual(isEnrolled ? [1, 'active'] : [0, 'invited'])
  })
})
