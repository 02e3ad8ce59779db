/** Shipping methods: there are few of them, and they change together. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import {
  listShippingOffers,
  saveShippingMethods,
  type ShippingOffer,
  shippingOffers,
} from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'

export { shippingOffers } from '../../services/commerce/admin.ts'

type Offers = { readonly offers: readonly ShippingOffer[]; readonly version?: number }
const offers: z.ZodType<Offers> = z.strictObject({
  offers: shippingOffers,
  version: z.int().min(0).exactOptional(),
})

export const saveShippingOperation = merchantOperation({
  name: 'shipping.save',
  kind: 'write',
  permission: 'shipping.write',
  fresh: false,
  service: 'commerce',
  input: offers,
  output: z.int(),
  subject: () => 'shipping:methods',
  version: (input) => input.version,
  async run({ database, audit }, { offers: given }) {
    const before = await listShippingOffers(database.query)
    await database.transaction((transaction) => saveShippingMethods(transaction, database, given))
    audit.changed({ field: 'offers', before, after: given })
    return ok(given.length)
  },
  async undo({ database, audit }, { changes }) {
    const [change] = changes
    const before = shippingOffers.parse(change?.before)
    await database.transaction((transaction) => saveShippingMethods(transaction, database, before))
    audit.changed({ field: 'offers', before: change?.after, after: before })
    return ok(undefined)
  },
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
