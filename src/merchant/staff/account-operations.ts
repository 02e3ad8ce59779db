/** What staff members do with their own account and sessions. */
import { z } from 'zod'
import { actorCan, type Actor, type StaffActor } from '../../contracts/staff/actor.ts'
import { ROLES } from '../../contracts/staff/roles.ts'
import { THEMES } from '../../contracts/staff/session-view.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { ok, type Result } from '../../platform/result.ts'
import {
  changeAccount,
  listAudit,
  listSessions,
  readAccount,
  regenerateRecoveryCodes,
  removePasskey,
  revokeSession,
  type OwnAccount,
  type SessionRow,
} from '../../services/staff/admin.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import { withoutPersonalChanges } from '../lists/audit-access.ts'
import { auditRow } from '../lists/audit-row.ts'
import { listInput, listOutput } from '../lists/list-input.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { staffRejected } from './staff-failure.ts'

const SIGNED_IN = { permission: 'signed-in', fresh: false } as const
const contextOf = ({ database, clock }: RunContext) => ({ database, now: clock.now() })

/** The command line has no account of its own. */
export function ownAccount(actor: Actor): Result<StaffActor, OperationFailure> {
  return actor.kind === 'staff' ? ok(actor) : rejected('NOT_FOUND')
}

const accountView: z.ZodType<OwnAccount> = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  timeZone: z.string().nullable(),
  demo: z.boolean(),
  hasPassword: z.boolean(),
  totp: z.boolean(),
  recoveryCodes: z.int(),
  passkeys: z.array(
    z.object({ id: z.string(), label: z.string(), createdAt: z.string(), usedAt: z.string().nullable() }),
  ),
  version: z.int(),
})

export const readAccountOperation = merchantOperation({
  name: 'account.read',
  kind: 'read',
  ...SIGNED_IN,
  input: z.strictObject({}),
  output: accountView,
  async run({ database, actor }) {
    const own = ownAccount(actor)
    if (!own.ok) return own
    const account = await readAccount(database.query, own.value.id)
    return account === undefined ? rejected('NOT_FOUND') : ok(account)
  },
})

export const changeAccountOperation = merchantOperation({
  name: 'account.change',
  kind: 'write',
  ...SIGNED_IN,
  input: z.strictObject({
    name: z.string().max(200),
    language: z.enum(LANGUAGES),
    theme: z.enum(THEMES),
    timeZone: z.string().max(100).nullable().exactOptional(),
    version: z.int().min(0),
  }),
  output: z.object({ version: z.int() }),
  async run(context, input) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    const done = await changeAccount(contextOf(context), { id: own.value.id, ...input })
    if (!done.ok) return staffRejected(done.failure, 'account')
    const { before, after, version } = done.value
    const audit = context.auditOf(`staff:${own.value.id}`)
    for (const field of ['name', 'language', 'theme', 'timeZone'] as const) {
      if (before[field] !== after[field]) audit.changed({ field, before: before[field], after: after[field] })
    }
    return ok({ version })
  },
})

export const recoveryCodesOperation = merchantOperation({
  name: 'account.recovery-codes',
  kind: 'write',
  permission: 'signed-in',
  fresh: true,
  input: z.strictObject({}),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  secret: ['recoveryCodes'],
  async run(context) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    const codes = await regenerateRecoveryCodes(contextOf(context), { id: own.value.id })
    if (!codes.ok) return staffRejected(codes.failure, 'account')
    context.auditOf(`staff:${own.value.id}`).changed({ field: 'recovery', before: 'earlier', after: 'regenerated' })
    return ok({ recoveryCodes: codes.value })
  },
})

export const removePasskeyOperation = merchantOperation({
  name: 'account.remove-passkey',
  kind: 'write',
  permission: 'signed-in',
  fresh: true,
  input: z.strictObject({ id: z.string().min(1).max(1500) }),
  output: z.object({ label: z.string() }),
  async run(context, { id }) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    const removed = await removePasskey(contextOf(context), { account: own.value.id, id })
    if (!removed.ok) return staffRejected(removed.failure, 'passkey')
    context.auditOf(`staff:${own.value.id}`).changed({ field: 'passkey', before: removed.value.label, after: null })
    return ok(removed.value)
  },
})

/** What the log has of the person itself. Values of shoppers are there for the role of now only. */
export const accountActivityOperation = merchantOperation({
  name: 'account.activity',
  kind: 'read',
  ...SIGNED_IN,
  input: listInput([], []),
  output: listOutput(auditRow),
  async run({ database, actor }, { offset, limit }) {
    const own = ownAccount(actor)
    if (!own.ok) return own
    const answer = await listAudit(database, { filter: { actor: [own.value.id] }, offset, limit })
    return ok(actorCan(actor, 'persons.read') ? answer : { ...answer, rows: answer.rows.map(withoutPersonalChanges) })
  },
})

const sessionRow = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  email: z.string(),
  device: z.string(),
  network: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  expiresAt: z.string(),
  /** Whether it is the one that lists them. */
  current: z.boolean(),
})

const mayManage = (actor: Actor): boolean => actorCan(actor, 'staff.manage')

const needsManage: OperationFailure = {
  code: 'FORBIDDEN',
  parameters: { permission: 'staff.manage' },
  details: { permission: 'staff.manage' },
}

/** One's own; `account: "all"` or another account needs staff.manage. */
export const listSessionsOperation = merchantOperation({
  name: 'session.list',
  kind: 'read',
  ...SIGNED_IN,
  input: z.strictObject({ account: z.string().max(64).exactOptional(), ...listInput([], []).shape }),
  output: listOutput(sessionRow),
  guard: async (_, { account }, actor) => {
    const isOwn = account === undefined || (actor.kind === 'staff' && actor.id === account)
    return isOwn || mayManage(actor) ? undefined : needsManage
  },
  async run({ database, clock, actor }, { account, offset, limit }) {
    const own = actor.kind === 'staff' ? actor : undefined
    const wanted = account === 'all' ? undefined : (account ?? own?.id)
    const all: readonly SessionRow[] = await listSessions(database.query, { account: wanted, now: clock.now() })
    const rows = all
      .slice(offset, offset + limit)
      .map((session) => ({ ...session, current: session.id === own?.sessionId }))
    return ok({ rows, total: all.length, more: false })
  },
})

export const revokeSessionOperation = merchantOperation({
  name: 'session.revoke',
  kind: 'write',
  ...SIGNED_IN,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  output: z.object({ device: z.string() }),
  async run(context, { id }) {
    const own = mayManage(context.actor) ? {} : { account: context.actor.kind === 'staff' ? context.actor.id : '' }
    const revoked = await revokeSession(contextOf(context), { id, ...own })
    if (!revoked.ok) return staffRejected(revoked.failure, 'session')
    const audit = context.auditOf(`staff:${revoked.value.account}`)
    audit.changed({ field: 'session', before: revoked.value.device, after: null })
    return ok(revoked.value)
  },
})

export const ACCOUNT_OPERATIONS = [
  readAccountOperation,
  changeAccountOperation,
  recoveryCodesOperation,
  removePasskeyOperation,
  accountActivityOperation,
  listSessionsOperation,
  revokeSessionOperation,
] as const
