/** Shipping methods as a list: what a file replaces as a whole, and what the desk reads. */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import { listShippingOffers, shippingOffers } from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'
import { versionOf } from '../run/versions.ts'
import { SHIPPING_METHOD_OPERATIONS } from './shipping-method-operations.ts'
import { restoreShipping, SHIPPING_SUBJECT, storeShipping, type ShippingOffers } from './store-shipping.ts'
import { tryShippingOperation } from './try-shipping-operation.ts'

export { shippingOffers } from '../../services/commerce/admin.ts'

type Offered = { readonly offers: ShippingOffers; readonly confirmed?: boolean; readonly version?: number }
const offered: z.ZodType<Offered> = z.strictObject({
  offers: shippingOffers,
  /** That nothing can be sent to some country any more. */
  confirmed: z.boolean().exactOptional(),
  version: z.int().min(0).exactOptional(),
})

export const saveShippingOperation = merchantOperation({
  name: 'shipping.save',
  kind: 'write',
  permission: 'shipping.write',
  fresh: false,
  service: 'commerce',
  input: offered,
  output: z.int(),
  subject: () => SHIPPING_SUBJECT,
  version: (input) => input.version,
  async run(context, { offers: given, confirmed: isConfirmed = false }) {
    const stored = await storeShipping(context, isConfirmed, () => ok(given))
    if (!stored.ok) return fail(stored.failure)
    context.audit.changed({ field: 'offers', before: stored.value.before, after: given })
    context.audit.restores(stored.value.before)
    return ok(given.length)
  },
  undo: restoreShipping,
})

export const listShippingOperation = merchantOperation({
  name: 'shipping.list',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({}),
  output: shippingOffers,
  run: async ({ database }) => ok(await listShippingOffers(database.query)),
})

/** With the version that a change is based on. */
const readShippingOperation = merchantOperation({
  name: 'shipping.read',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({ offers: shippingOffers, version: z.int() }),
  async run({ database }) {
    // Before the methods: a change in between makes the version stale, never the methods.
    const current = await versionOf(database.query, SHIPPING_SUBJECT)
    return ok({ offers: await listShippingOffers(database.query), version: current })
  },
})

export const SHIPPING_OPERATIONS = [
  saveShippingOperation,
  listShippingOperation,
  readShippingOperation,
  tryShippingOperation,
  ...SHIPPING_METHOD_OPERATIONS,
]
