/** What the palette finds, by kind. */
import * as z from 'zod/mini'
import { ROLES } from '../../contracts/staff/roles.ts'

export const foundSchema = z.object({
  orders: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      createdAt: z.string(),
      currency: z.string(),
      total: z.number(),
      // Not for every role.
      name: z.optional(z.string()),
      email: z.optional(z.string()),
    }),
  ),
  products: z.array(z.object({ sku: z.string(), name: z.string() })),
  variants: z.array(z.object({ sku: z.string(), barcode: z.string(), size: z.string(), productSku: z.string() })),
  stories: z.array(z.object({ slug: z.string(), name: z.string(), component: z.string(), isPublished: z.boolean() })),
  discounts: z.array(
    z.object({ id: z.string(), name: z.string(), code: z.optional(z.string()), isStopped: z.boolean() }),
  ),
  staff: z.array(z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) })),
})

export type SearchMatches = z.infer<typeof foundSchema>
