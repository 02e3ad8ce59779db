/** An order as `order.read` answers it. Personal members are missing for roles that may not read them. */
import * as z from 'zod/mini'

const text = z.optional(z.string())

const address = z.object({
  country: z.string(),
  city: z.string(),
  firstName: text,
  lastName: text,
  street0: text,
  street1: text,
  postCode: text,
  region: text,
})

export const orderSchema = z.object({
  order: z.object({
    number: z.string(),
    state: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    paidAt: text,
    snapshot: z.object({
      lines: z.array(
        z.object({
          id: z.string(),
          sku: z.string(),
          name: z.string(),
          size: z.string(),
          quantity: z.number(),
          total: z.number(),
          totalWithDiscount: z.number(),
          isGift: z.boolean(),
        }),
      ),
      shipping: z.object({ name: z.string(), estimatedDelivery: z.string(), totalWithDiscount: z.number() }),
      discounts: z.array(z.object({ id: z.string(), name: z.string(), code: text, amount: z.number() })),
      totals: z.object({
        products: z.number(),
        shipping: z.number(),
        discount: z.number(),
        tax: z.number(),
        total: z.number(),
      }),
      addresses: z.object({ shipping: address, billing: address }),
      contact: z.optional(z.object({ firstName: text, lastName: text, email: text, telephone: text })),
      market: z.object({ storefront: z.string(), country: z.string(), currency: z.string() }),
    }),
  }),
  payments: z.array(
    z.object({
      psp_reference: z.string(),
      state: z.string(),
      amount: z.number(),
      refunded: z.number(),
      refunding: z.number(),
      method: z.string(),
      currency: z.string(),
    }),
  ),
  withdrawals: z.array(z.object({ received_at: z.string(), name: text, email: text })),
})

export type DeskOrder = z.infer<typeof orderSchema>
export type OrderAddress = z.infer<typeof address>
