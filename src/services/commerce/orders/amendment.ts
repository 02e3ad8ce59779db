/** Corrections of an order, read over its snapshot: what was agreed at purchase can always be shown (FUL-14, FUL-15). */
import { z } from 'zod'
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import type { OrderContact, OrderRecipient, OrderSnapshot } from './order-snapshot.ts'

export type Amendment = {
  readonly shipping?: Address
  readonly contact?: OrderContact
  /** For the carrier: where to leave the parcel. */
  readonly deliveryNote?: string
}

export const amendmentSchema: z.ZodType<Amendment> = z.looseObject({
  shipping: z
    .looseObject({
      country: z.string(),
      city: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      street0: z.string(),
      street1: z.string(),
      postCode: z.string(),
      region: z.string(),
    })
    .exactOptional(),
  contact: z
    .looseObject({ firstName: z.string(), lastName: z.string(), email: z.string(), telephone: z.string() })
    .exactOptional(),
  deliveryNote: z.string().exactOptional(),
})

export const amended = (snapshot: OrderSnapshot, { shipping, contact }: Amendment): OrderSnapshot => ({
  ...snapshot,
  addresses: { ...snapshot.addresses, ...(shipping && { shipping }) },
  contact: contact ?? snapshot.contact,
})

export const recipientOf = ({ addresses, contact }: OrderSnapshot): OrderRecipient => ({ addresses, contact })
