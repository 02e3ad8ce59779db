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

type Offers = { readonly offers: readonly ShippingOffer[] }
const offers: z.ZodType<Offers> = z.strictObject({ offers: shippingOffers })

export const saveShippingOperation = merchantOperation({
  name: 'shop/shipping-import',
  input: offers,
  run: ({ offers: given }, { database }) =>
    database.transaction(async (transaction) => {
      await saveShippingMethods(transaction, database, given)
      return ok(given.length)
    }),
})

export const listShippingOperation = merchantOperation({
  name: 'shop/shipping-export',
  input: z.strictObject({}),
  run: async (_, { database }) => ok(await listShippingOffers(database.query)),
})
