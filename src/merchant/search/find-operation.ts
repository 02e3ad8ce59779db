/** search.find: subjects of all kinds by what staff type, for the palette of the desk (DSK-07). Each kind needs its own permission. */
import { z } from 'zod'
import { actorCan } from '../../contracts/staff/actor.ts'
import type { Permission } from '../../contracts/staff/permissions.ts'
import { ROLES } from '../../contracts/staff/roles.ts'
import type { EditedService } from '../../contracts/staff/session-view.ts'
import { ok } from '../../platform/result.ts'
import { findVariants, listOrderRows, orderConditions } from '../../services/commerce/admin.ts'
import { listProductRows } from '../../services/discovery/admin.ts'
import { listStaff } from '../../services/staff/admin.ts'
import { ORDER_STATES } from '../commerce/order-view.ts'
import { noteSearchedPerson } from '../lists/searched-person.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { checkRemote } from '../run/check-access.ts'
import { findDiscounts, findStories } from './find-by-name.ts'

/** Of each kind. */
const MAX_FOUND = 5

const output = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      state: z.enum(ORDER_STATES),
      createdAt: z.string(),
      currency: z.string(),
      total: z.int(),
      name: z.string(),
      email: z.string(),
    }),
  ),
  products: z.array(z.object({ sku: z.string(), name: z.string() })),
  variants: z.array(z.object({ sku: z.string(), barcode: z.string(), size: z.string(), productSku: z.string() })),
  stories: z.array(z.object({ slug: z.string(), name: z.string(), component: z.string(), isPublished: z.boolean() })),
  discounts: z.array(
    z.object({ id: z.string(), name: z.string(), code: z.string().exactOptional(), isStopped: z.boolean() }),
  ),
  staff: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) })),
})

export const findOperation = merchantOperation({
  name: 'search.find',
  kind: 'read',
  permission: 'signed-in',
  fresh: false,
  input: z.strictObject({ text: z.string().trim().min(1).max(200) }),
  output,
  personal: ['orders.name', 'orders.email'],
  auditRead: 'persons',
  async run(context, { text }) {
    const [orders, products, variants, stories, discounts, staff] = await Promise.all([
      ifAllowed(context, 'orders.read', ['commerce'], () => findOrders(context, text)),
      ifAllowed(context, 'products.read', ['discovery', 'commerce'], () => findProducts(context, text)),
      ifAllowed(context, 'products.read', ['discovery', 'commerce'], () =>
        findVariants(context.database.query, text, MAX_FOUND),
      ),
      ifAllowed(context, 'content.read', ['content'], () => findStories(context, text, MAX_FOUND)),
      ifAllowed(context, 'discounts.write', ['commerce'], () => findDiscounts(context, text, MAX_FOUND)),
      ifAllowed(context, 'staff.manage', [], () => findStaff(context, text)),
    ])
    await noteSearchedPerson(context, orders)
    return ok({ orders, products, variants, stories, discounts, staff })
  },
})

/** Nothing of what the role may not read, or what runs elsewhere. */
async function ifAllowed<Row>(
  context: RunContext,
  permission: Permission,
  service: readonly EditedService[],
  find: () => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const isOpen = actorCan(context.actor, permission) && checkRemote({ service }, context.actor, context) === undefined
  return isOpen ? find() : []
}

const ANY_ORDER = {
  states: [],
  countries: [],
  storefronts: [],
  fulfilments: [],
  isToShip: false,
  isLate: false,
  holds: [],
  returns: [],
  isDocumentBlocked: false,
  carriers: [],
  needsAttention: false,
} as const
/** Of an order. */
const SHOWN = ['name', 'email']
const NEWEST = { field: 'createdAt', descending: true } as const

/** As the list of orders finds them. */
async function findOrders({ database, actor }: RunContext, search: string) {
  const searchesPersons = actorCan(actor, 'persons.read')
  const conditions = await orderConditions(database.query, { ...ANY_ORDER, search, searchesPersons })
  return listOrderRows(database.query, conditions, { sort: NEWEST, offset: 0, limit: MAX_FOUND, members: SHOWN })
}

const findProducts = ({ database }: RunContext, search: string) =>
  listProductRows(
    database.query,
    database,
    { search, families: [], ageGroups: [], states: ['listed'] },
    { sort: { field: 'name', descending: false }, offset: 0, limit: MAX_FOUND },
  )

async function findStaff({ database, clock }: RunContext, search: string) {
  const query = { filter: { search: [search] }, offset: 0, limit: MAX_FOUND }
  return (await listStaff(database.query, query, clock.now())).rows
}
