/** The staff service on a database of its own, with a clock, a mailbox and people who enrol. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Role } from '../../src/contracts/staff/roles.ts'
import { factMigrations } from '../../src/platform/database/fact-tables.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { Mail } from '../../src/platform/mail/mail.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import type { Result } from '../../src/platform/result.ts'
import { invite } from '../../src/services/staff/admin.ts'
import { totpCode, totpStep } from '../../src/services/staff/factors/totp.ts'
import { staffMigrations } from '../../src/services/staff/migrations.ts'
import { openStaff } from '../../src/services/staff/open-staff.ts'
import { createDemoLink, hasEnrolledAccount, type StaffService } from '../../src/services/staff/service.ts'
import type { StaffTables } from '../../src/services/staff/tables.ts'
import { migratedDatabase, type EmptyDatabase, type EngineName } from './fresh-database.ts'
import { settableClock, type SettableClock } from './settable-clock.ts'
import { virtualPasskey } from './virtual-passkey.ts'

export const DESK = 'https://desk.example.com'
export const START = '2026-11-17T09:00:00.000Z'
export const PASSWORD = 'seven salmon swim upstream'

export const CLIENT = {
  network: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
}

const TABLES = [
  'outbox',
  'staff_accounts',
  'staff_passkeys',
  'staff_totp',
  'staff_recovery_codes',
  'staff_links',
  'staff_challenges',
  'staff_sessions',
  'staff_attempts',
  'staff_demo_link',
  'staff_views',
  'staff_drafts',
  'staff_preferences',
  'staff_audit',
  'staff_audit_values',
  'staff_audit_pending',
  'staff_audit_seals',
  'staff_audit_chain',
] as const satisfies readonly (keyof StaffTables)[]

const MIGRATIONS = [...factMigrations, ...staffMigrations, ...outboxMigrations]

export type EnrolledPerson = {
  readonly id: string
  readonly email: string
  readonly token: string
  /** Base32. */
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** The value, or the failure as an error of the test. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(`Unexpected failure: ${JSON.stringify(result.failure)}`)
}

type OpenOptions = {
  readonly isDemo?: boolean
  readonly database?: Database<StaffTables>
  readonly deskUrl?: string
}

/** Emptied before each test. Long: the people of the tests share its clock and database. */
export function useStaffDesk(engine: EngineName) {
  let empty: EmptyDatabase
  let database: Database<StaffTables>
  let clock: SettableClock
  let mails: Mail[] = []
  const log = createLog({ level: 'silent' })
  const open = (over: OpenOptions = {}): StaffService =>
    openStaff({
      database: over.database ?? database,
      clock,
      log,
      deskUrl: () => over.deskUrl ?? DESK,
      installationSecret: 'secret of the test',
      isDemo: over.isDemo ?? true,
      mail: { mailer: { send: async (mail) => void mails.push(mail) }, wake: () => {} },
    })
  let staff: StaffService

  beforeAll(async () => {
    empty = await migratedDatabase(engine, MIGRATIONS)
    database = await empty.open<StaffTables>(MIGRATIONS)
  })
  afterAll(async () => {
    await database.close()
    await empty.remove()
  })
  beforeEach(async () => {
    for (const table of TABLES) await database.query.deleteFrom(table).execute()
    clock = settableClock(START)
    mails = []
    staff = open()
  })

  /** A session that can enrol. */
  const startEnrolment = async (email: string, role: Role = 'owner') => {
    const context = { database, now: clock.now() }
    const { token, id } = valueOf(await invite(context, { email, role, language: 'en' }))
    const { signedIn } = valueOf(await staff.signIn.link({ token, client: CLIENT }))
    if (signedIn === undefined) throw new Error('The invitation opened no session')
    return { id, link: token, token: signedIn.token }
  }

  const enrol = async (email: string, role: Role = 'owner'): Promise<EnrolledPerson> => {
    const { id, token } = await startEnrolment(email, role)
    valueOf(await staff.enrolment.name(token, { name: email.split('@')[0] ?? '', language: 'en' }))
    valueOf(await staff.enrolment.password(token, { password: PASSWORD }))
    const { secret } = valueOf(await staff.enrolment.totp(token))
    const enrolled = valueOf(await staff.enrolment.confirmTotp(token, { code: codeOf(secret) }))
    nextStep()
    return { id, email, secret, token: enrolled.token, recoveryCodes: enrolled.recoveryCodes ?? [] }
  }

  const enrolPasskey = async (email: string, role: Role = 'owner') => {
    const { id, token } = await startEnrolment(email, role)
    const passkey = virtualPasskey({ origin: DESK })
    const { challengeId, options } = valueOf(await staff.enrolment.passkeyOptions(token))
    const response = passkey.create(options)
    const enrolled = valueOf(await staff.enrolment.passkey(token, { challengeId, response, label: 'Laptop' }))
    return { id, email, passkey, token: enrolled.token, recoveryCodes: enrolled.recoveryCodes ?? [] }
  }

  const codeOf = (secret: string): string => totpCode(secret, totpStep(clock.now()))
  /** The code that was shown last is used up. */
  const nextStep = () => clock.advance(30_000)

  const signIn = async ({ email, secret }: Pick<EnrolledPerson, 'email' | 'secret'>, client = CLIENT) =>
    staff.signIn.password({ email, password: PASSWORD, code: codeOf(secret), client })

  return {
    get database() {
      return database
    },
    get context() {
      return { database, now: clock.now() }
    },
    get clock() {
      return clock
    },
    get staff() {
      return staff
    },
    get mails() {
      return mails
    },
    /** Another process on the same database; in SQLite it shares the connection, as there can be no other. */
    async secondNode(over: { readonly isDemo?: boolean } = {}) {
      if (engine === 'sqlite') return { node: open(over), close: async () => {} }
      const other = await empty.open<StaffTables>(MIGRATIONS)
      return { node: open({ ...over, database: other }), close: () => other.close() }
    },
    open,
    startEnrolment,
    enrol,
    enrolPasskey,
    codeOf,
    nextStep,
    signIn,
    demoLink: (isDemo = true) => createDemoLink({ database, clock, isDemo }),
    hasAccounts: () => hasEnrolledAccount(database.query),
    audit: () => database.query.selectFrom('staff_audit').selectAll().orderBy('at').orderBy('id').execute(),
  }
}
