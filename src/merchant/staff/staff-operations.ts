/** Accounts of staff: list, invite, role, disable, reset of factors. */
import { z } from 'zod'
import { ROLES } from '../../contracts/staff/roles.ts'
import { linkAddress } from '../../contracts/staff/sign-in.ts'
import { ok, type Result } from '../../platform/result.ts'
import type { StaffFailure } from '../../contracts/staff/failures.ts'
import {
  changeRole,
  disable,
  enable,
  invite,
  listStaff,
  resetFactors,
  revokeInvitation,
  type StaffRow,
} from '../../services/staff/admin.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { listInput, listOutput } from '../lists/list-input.ts'
import { STAFF_FILTERS, STAFF_SORTS } from '../lists/staff-list.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { languageOf } from '../run/operation-call.ts'
import { staffRejected } from './staff-failure.ts'

const id = z.string().min(1).max(64)
const role = z.enum(ROLES)
/** The command line has not read the account before: it names no version. */
const key = { id, version: z.int().min(0).exactOptional() }
const changed = z.object({ version: z.int() })
const link = z.object({ link: z.string(), expiresAt: z.string() })

const staffSubject = (account: string): string => `staff:${account}`
const contextOf = ({ database, clock }: RunContext) => ({ database, now: clock.now() })
const addressOf = ({ deskUrl }: RunContext, token: string): string => linkAddress(deskUrl?.() ?? '', token)

const staffRow: z.ZodType<StaffRow> = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  status: z.enum(['invited', 'active', 'disabled']),
  passkeys: z.int(),
  totp: z.boolean(),
  createdAt: z.string(),
  enrolledAt: z.string().nullable(),
  signedInAt: z.string().nullable(),
  linkExpiresAt: z.string().nullable(),
  version: z.int(),
})

export const listStaffOperation = merchantOperation({
  name: 'staff.list',
  kind: 'read',
  permission: 'staff.manage',
  fresh: false,
  input: listInput(STAFF_FILTERS, STAFF_SORTS),
  output: listOutput(staffRow),
  run: async ({ database, clock }, query) => ok(await listStaff(database.query, query, clock.now())),
})

export const inviteStaffOperation = merchantOperation({
  name: 'staff.invite',
  kind: 'write',
  permission: 'staff.manage',
  fresh: true,
  input: z.strictObject({ email: z.string().min(3).max(320), role, language: z.enum(LANGUAGES).exactOptional() }),
  output: link,
  secret: ['link'],
  async run(context, { email, role: given, language = languageOf(context.actor) }) {
    const invited = await invite(contextOf(context), { email, role: given, language })
    if (!invited.ok) return staffRejected(invited.failure, email)
    const audit = context.auditOf(staffSubject(invited.value.id))
    audit.changed({ field: 'email', before: null, after: invited.value.email })
    audit.changed({ field: 'role', before: null, after: given })
    return ok({ link: addressOf(context, invited.value.token), expiresAt: invited.value.expiresAt })
  },
})

export const changeRoleOperation = merchantOperation({
  name: 'staff.change-role',
  kind: 'write',
  permission: 'staff.manage',
  fresh: true,
  input: z.strictObject({ ...key, role }),
  output: changed,
  subject: (input) => staffSubject(input.id),
  async run(context, input) {
    const done = await changeRole(contextOf(context), input)
    if (!done.ok) return staffRejected(done.failure, staffSubject(input.id))
    context.audit.changed({ field: 'role', before: done.value.before, after: done.value.after })
    return ok(done.value)
  },
})

type StatusChange = (
  context: Parameters<typeof disable>[0],
  key: Parameters<typeof disable>[1],
) => Promise<Result<{ readonly before: unknown; readonly after: unknown; readonly version: number }, StaffFailure>>

const statusOperation = (name: string, change: StatusChange) =>
  merchantOperation({
    name,
    kind: 'write',
    permission: 'staff.manage',
    fresh: true,
    input: z.strictObject(key),
    output: changed,
    subject: (input) => staffSubject(input.id),
    async run(context, input) {
      const done = await change(contextOf(context), input)
      if (!done.ok) return staffRejected(done.failure, staffSubject(input.id))
      context.audit.changed({ field: 'status', before: done.value.before, after: done.value.after })
      return ok(done.value)
    },
  })

export const disableStaffOperation = statusOperation('staff.disable', disable)
export const enableStaffOperation = statusOperation('staff.enable', enable)

export const resetFactorsOperation = merchantOperation({
  name: 'staff.reset-factors',
  kind: 'write',
  permission: 'staff.manage',
  fresh: true,
  input: z.strictObject(key),
  output: z.object({ link: z.string(), expiresAt: z.string(), version: z.int() }),
  secret: ['link'],
  subject: (input) => staffSubject(input.id),
  async run(context, input) {
    const reset = await resetFactors(contextOf(context), { ...input, by: context.actor })
    if (!reset.ok) return staffRejected(reset.failure, staffSubject(input.id))
    context.audit.changed({ field: 'factors', before: 'enrolled', after: 'reset' })
    const { token, expiresAt, version } = reset.value
    return ok({ link: addressOf(context, token), expiresAt, version })
  },
})

export const revokeInvitationOperation = merchantOperation({
  name: 'staff.revoke-invitation',
  kind: 'write',
  permission: 'staff.manage',
  fresh: false,
  input: z.strictObject(key),
  output: changed,
  subject: (input) => staffSubject(input.id),
  async run(context, input) {
    const revoked = await revokeInvitation(contextOf(context), input)
    if (!revoked.ok) return staffRejected(revoked.failure, staffSubject(input.id))
    context.audit.changed({ field: 'invitation', before: 'open', after: 'revoked' })
    return ok(revoked.value)
  },
})

export const STAFF_OPERATIONS = [
  listStaffOperation,
  inviteStaffOperation,
  changeRoleOperation,
  disableStaffOperation,
  enableStaffOperation,
  resetFactorsOperation,
  revokeInvitationOperation,
] as const
