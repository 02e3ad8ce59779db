/** Accounts of staff on the command line: the first invitation, and the way back in. */
import { isRole, ROLES, type Role } from '../../contracts/staff/roles.ts'
import { foldEmail } from '../../markets/addresses/email-key.ts'
import { readEmail } from '../../markets/addresses/read-email.ts'
import { RejectedError } from '../../merchant/errors.ts'
import {
  changeRoleOperation,
  disableStaffOperation,
  enableStaffOperation,
  inviteStaffOperation,
  listStaffOperation,
  resetFactorsOperation,
} from '../../merchant/staff/staff-operations.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { print, UsageError } from '../run-command.ts'
import { withShopOperations, type ShopOperations } from '../run-operation.ts'
import type { CommandArguments, OneCommand } from '../run-one-of.ts'

const PAGE = 200

/** Wrong ones are wrong usage: nothing is opened and nothing is written. */
function emailOf([email, ...rest]: readonly string[]): string {
  if (email === undefined || rest.length > 0) throw new UsageError()
  const read = readEmail(email)
  if (read === undefined) throw new UsageError('Enter an address such as ada@example.com.')
  return foldEmail(read)
}

function roleOf(values: CommandArguments['values']): Role {
  const { role } = values
  if (isRole(role)) return role
  throw new UsageError(`Name a role with --role: ${ROLES.join(', ')}.`)
}

const roleOption = { role: { type: 'string' } } as const

export const inviteCommand: OneCommand = {
  name: 'invite',
  takes: 'EMAIL --role ROLE',
  does: 'invites a person: prints a link that works once and for 48 hours, and mails it',
  help: `Roles: ${ROLES.join(', ')}. The first account of a shop is an owner. Inviting an address again ends its earlier link.
`,
  options: roleOption,
  async run({ values, words }) {
    const [email, role] = [emailOf(words), roleOf(values)]
    const invited = await withShopOperations(({ run }) => run(inviteStaffOperation, { email, role }))
    const { link, expiresAt } = valueOf(invited)
    printLine(`${email} is invited as ${role}. The link works once, until ${shownTime(expiresAt)}:`)
    return printLine(link)
  },
}

export const listCommand: OneCommand = {
  name: 'staff list',
  takes: '',
  does: 'lists all accounts with role, state and how they sign in',
  help: '',
  async run({ words }) {
    if (words.length > 0) throw new UsageError()
    const accounts = await withShopOperations(everyAccount)
    if (accounts.length === 0) return printLine('There is no account. Invite the first owner: npm run desk -- invite')
    const rows = accounts.map(({ email, name, role, status, passkeys, totp, signedInAt }) => [
      email,
      name,
      role,
      status,
      [counted(passkeys, 'passkey'), ...(totp ? ['app'] : [])].join(', '),
      signedInAt === null ? 'never' : shownTime(signedInAt),
    ])
    return print(table([['address', 'name', 'role', 'state', 'factors', 'signed in'], ...rows]))
  },
}

export const resetCommand: OneCommand = {
  name: 'staff reset',
  takes: 'EMAIL',
  does: 'removes all factors of an account, ends its sessions and prints a link to enrol again',
  help: `For a lost telephone or key. It also works for the last owner, which the desk refuses: this is the way back in.
`,
  async run({ words }) {
    const email = emailOf(words)
    const { link, expiresAt } = await withAccount(email, async ({ run }, id) =>
      valueOf(await run(resetFactorsOperation, { id })),
    )
    printLine(`The factors of ${email} are reset. The link works once, until ${shownTime(expiresAt)}:`)
    return printLine(link)
  },
}

export const roleCommand: OneCommand = {
  name: 'staff role',
  takes: 'EMAIL --role ROLE',
  does: 'changes the role of an account; it takes effect with its next request',
  help: `Roles: ${ROLES.join(', ')}.
`,
  options: roleOption,
  async run({ values, words }) {
    const [email, role] = [emailOf(words), roleOf(values)]
    await withAccount(email, async ({ run }, id) => valueOf(await run(changeRoleOperation, { id, role })))
    return printLine(`${email} is ${role} now.`)
  },
}

export const disableCommand: OneCommand = {
  name: 'staff disable',
  takes: 'EMAIL',
  does: 'disables an account and ends its sessions',
  help: '',
  async run({ words }) {
    const email = emailOf(words)
    await withAccount(email, async ({ run }, id) => valueOf(await run(disableStaffOperation, { id })))
    return printLine(`${email} is disabled now.`)
  },
}

export const enableCommand: OneCommand = {
  name: 'staff enable',
  takes: 'EMAIL',
  does: 'enables an account that was disabled',
  help: '',
  async run({ words }) {
    const email = emailOf(words)
    await withAccount(email, async ({ run }, id) => valueOf(await run(enableStaffOperation, { id })))
    return printLine(`${email} is active now.`)
  },
}

type ListedStaff = Awaited<ReturnType<typeof listStaffOperation.run>>
type StaffAccountRow = Extract<ListedStaff, { ok: true }>['value']['rows'][number]

async function everyAccount({ run }: ShopOperations): Promise<readonly StaffAccountRow[]> {
  const accounts: StaffAccountRow[] = []
  for (;;) {
    const { rows, total } = valueOf(await run(listStaffOperation, { offset: accounts.length, limit: PAGE }))
    accounts.push(...rows)
    if (rows.length === 0 || accounts.length >= total) return accounts
  }
}

const withAccount = <Value>(email: string, work: (shop: ShopOperations, id: string) => Promise<Value>) =>
  withShopOperations(async (shop) => {
    const query = { filter: { search: [email] }, offset: 0, limit: PAGE }
    const { rows } = valueOf(await shop.run(listStaffOperation, query))
    const account = rows.find((row) => row.email === email)
    if (account === undefined) throw new RejectedError(`There is no account ${email}. Nothing was changed.`)
    return work(shop, account.id)
  })

/** To the minute, in UTC. */
const shownTime = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`
