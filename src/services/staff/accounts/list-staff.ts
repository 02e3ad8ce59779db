/** The list of staff, with how each signs in. The demo owner is not in it. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { ListAnswer, ListQuery } from '../../../contracts/staff/list-query.ts'
import type { Role } from '../../../contracts/staff/roles.ts'
import { listPage } from '../list-page.ts'
import type { StaffTables } from '../tables.ts'

export type StaffRow = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly status: StaffTables['staff_accounts']['status']
  readonly passkeys: number
  readonly totp: boolean
  readonly createdAt: string
  readonly enrolledAt: string | null
  readonly signedInAt: string | null
  /** Of the open link to enrol: an invitation, or a reset of the factors. */
  readonly linkExpiresAt: string | null
  readonly version: number
}

/** Active accounts of these roles, to write to. */
export const staffWithRoles = (
  query: Kysely<StaffTables> | Transaction<StaffTables>,
  roles: readonly Role[],
): Promise<readonly Pick<StaffTables['staff_accounts'], 'id' | 'email' | 'name' | 'language'>[]> =>
  query
    .selectFrom('staff_accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('demo', '=', 0)
    .where('status', '=', 'active')
    .where('role', 'in', roles)
    .orderBy('id')
    .execute()

const SORTS = { email: 'email', name: 'name', role: 'role', status: 'status', signedInAt: 'signed_in_at' } as const

const isSort = (field: string): field is keyof typeof SORTS => Object.hasOwn(SORTS, field)

/** Filters: search (part of name or address), role, status. */
export async function listStaff(
  query: Kysely<StaffTables>,
  { filter = {}, sort, offset, limit }: ListQuery,
  now: Date,
): Promise<ListAnswer<StaffRow>> {
  const matching = matchingAccounts(query, filter)
  const field = sort !== undefined && isSort(sort.field) ? SORTS[sort.field] : 'email'
  const rows = matching
    .select([
      'id',
      'email',
      'name',
      'role',
      'status',
      'created_at',
      'enrolled_at',
      'signed_in_at',
      'version',
      sql<number>`(select count(*) from staff_passkeys where account_id = staff_accounts.id)`.as('passkeys'),
      sql<number>`(select count(secret) from staff_totp where account_id = staff_accounts.id)`.as('totp'),
      sql<string | null>`(select max(expires_at) from staff_links where account_id = staff_accounts.id
        and kind <> 'password' and ended_at is null and expires_at > ${now.toISOString()})`.as('link'),
    ])
    .orderBy(field, sort?.descending === true ? 'desc' : 'asc')
    .orderBy('id')
  const page = await listPage(query, matching, rows, { offset, limit })
  return {
    ...page,
    rows: page.rows.map(({ created_at, enrolled_at, signed_in_at, passkeys, totp, link, ...row }) => ({
      ...row,
      passkeys,
      totp: totp > 0,
      createdAt: created_at,
      enrolledAt: enrolled_at,
      signedInAt: signed_in_at,
      linkExpiresAt: link,
    })),
  }
}

function matchingAccounts(query: Kysely<StaffTables>, filter: NonNullable<ListQuery['filter']>) {
  let matching = query.selectFrom('staff_accounts').where('demo', '=', 0)
  const { role: roles = [], status: statuses = [], search = [] } = filter
  if (roles.length > 0) matching = matching.where(sql<string>`role`, 'in', roles)
  if (statuses.length > 0) matching = matching.where(sql<string>`status`, 'in', statuses)
  for (const text of search) {
    const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    matching = matching.where(
      sql<boolean>`(lower(name) like ${pattern} escape '\\' or email like ${pattern} escape '\\')`,
    )
  }
  return matching
}
