/** The list of staff as it is exported. */
import { MAX_LIST_LIMIT } from '../../contracts/staff/list-query.ts'
import { listStaff, type StaffRow } from '../../services/staff/admin.ts'
import type { ExportableList } from './exportable-list.ts'

export const STAFF_FILTERS = ['search', 'role', 'status'] as const
export const STAFF_SORTS = ['email', 'name', 'role', 'status', 'signedInAt'] as const

const factorsOf = ({ passkeys, totp }: StaffRow): string =>
  [...(passkeys > 0 ? [`passkeys: ${passkeys}`] : []), ...(totp ? ['totp'] : [])].join(', ')

export const STAFF_LIST: ExportableList = {
  permission: 'staff.manage',
  filters: STAFF_FILTERS,
  sorts: STAFF_SORTS,
  columns: ['id', 'name', 'email', 'role', 'status', 'factors', 'createdAt', 'enrolledAt', 'signedInAt'],
  personalColumns: ['name', 'email'],
  pageSize: MAX_LIST_LIMIT,
  async page({ database, clock }, _actor, { filter, sort, offset, limit }) {
    const wanted = Object.fromEntries(
      Object.entries(filter).flatMap(([name, values]) => (values ? [[name, values]] : [])),
    )
    const query = { filter: wanted, ...(sort && { sort }), offset, limit }
    const { rows, ...counts } = await listStaff(database.query, query, clock.now())
    return { ...counts, rows: rows.map((row) => ({ ...row, factors: factorsOf(row) })) }
  },
}
