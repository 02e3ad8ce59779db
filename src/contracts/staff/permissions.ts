/**
 * Who may do what (STF-18), as data. What is not listed is denied. The desk derives its menus from the
 * same table that the server checks.
 */
import { ROLES, type Role } from './roles.ts'

/** What a role may do less than the others with the same permission; the operation applies it. */
export type GrantLimit =
  | 'carriers'
  | 'read-replay'
  | 'per-subject'
  | 'no-personal-fields'
  | 'daily-5000'
  | 'each-200-daily-1000'
  | 'no-reject'
  | 'media'
  | 'discounts'
  | 'no-revenue'

export type Grant = { readonly limit?: GrantLimit }

type Cells = Readonly<Partial<Record<Role, true | GrantLimit>>>

const OWNER = { owner: true } as const
const LEADERS = { owner: true, manager: true } as const
const WITH_ORDERS = { ...LEADERS, orders: true } as const
const WITH_PRODUCTS = { ...LEADERS, products: true } as const
const WITH_CONTENT = { ...LEADERS, content: true } as const
const ALL = { owner: true, manager: true, orders: true, products: true, content: true, reader: true } as const
const MONEY = { owner: true, manager: 'daily-5000', orders: 'each-200-daily-1000' } as const

export const PERMISSIONS = {
  /** What every staff member may do: the own account, sessions, views and drafts. */
  'signed-in': ALL,
  'staff.manage': OWNER,
  'settings.manage': { ...OWNER, manager: 'carriers' },
  'integrations.manage': { ...OWNER, manager: 'read-replay' },
  'audit.read': { ...LEADERS, orders: 'per-subject', products: 'per-subject', content: 'per-subject' },
  'orders.read': { ...WITH_ORDERS, products: 'no-personal-fields', reader: 'no-personal-fields' },
  'persons.read': WITH_ORDERS,
  'orders.write': WITH_ORDERS,
  'shipments.write': WITH_ORDERS,
  'orders.refund': MONEY,
  'orders.cancel': MONEY,
  'orders.release': LEADERS,
  'refunds.approve': LEADERS,
  'returns.write': { ...LEADERS, orders: 'no-reject' },
  'invoices.read': WITH_ORDERS,
  'reports.tax': LEADERS,
  'reports.accounting': LEADERS,
  'products.read': ALL,
  'products.write': WITH_PRODUCTS,
  'media.write': { ...WITH_PRODUCTS, content: 'media' },
  'prices.write': WITH_PRODUCTS,
  'stock.write': { ...WITH_ORDERS, products: true },
  'discounts.write': { ...LEADERS, products: 'discounts' },
  'shipping.write': LEADERS,
  'content.read': ALL,
  'content.write': WITH_CONTENT,
  'content.publish': WITH_CONTENT,
  'releases.schedule': WITH_CONTENT,
  'search.write': { ...WITH_PRODUCTS, content: true },
  'insights.read': { ...ALL, orders: 'no-revenue', content: 'no-revenue' },
  'experiments.write': LEADERS,
  'exports.run': ALL,
  'exports.personal': LEADERS,
  'privacy.export': LEADERS,
  'privacy.erase': LEADERS,
} as const satisfies Readonly<Record<string, Cells>>

export type Permission = keyof typeof PERMISSIONS

export const isPermission = (value: unknown): value is Permission =>
  typeof value === 'string' && Object.hasOwn(PERMISSIONS, value)

/** Undefined: denied. */
export function grantOf(role: Role, permission: Permission): Grant | undefined {
  const cells: Cells = PERMISSIONS[permission]
  const cell = cells[role]
  if (cell === undefined) return undefined
  return cell === true ? {} : { limit: cell }
}

const BY_ROLE = new Map<Role, readonly Permission[]>(
  ROLES.map((role) => [
    role,
    Object.keys(PERMISSIONS)
      .filter(isPermission)
      .filter((permission) => grantOf(role, permission)),
  ]),
)

export const permissionsOf = (role: Role): readonly Permission[] => BY_ROLE.get(role) ?? []
