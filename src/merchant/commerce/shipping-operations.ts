import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import {
  listShippingOffers,
  saveShippingMethods,
  type ShippingOffer,
} from '../../services/commerce/shipping/shipping-methods.ts'
import { shippingOffers } from '../../services/commerce/shipping/shipping-schema.ts'
import { task } from '../operation.ts'

type Offers = { readonly offers: readonly ShippingOffer[] }
const offers: z.ZodType<Offers> = z.strictObject({ offers: shippingOffers })

export const saveShippingTask = task({
  name: 'shop/shipping-import',
  payload: offers,
  run: ({ offers: given }, { database }) =>
    database.transaction(async (transaction) => {
      await saveShippingMethods(transaction, database, given)
      return ok(given.length)
    }),
})

export const listShippingTask = task({
  name: 'shop/shipping-export',
  payload: z.strictObject({}),
  run: async (_, { database }) => ok(await listShippingOffers(database.query)),
})
