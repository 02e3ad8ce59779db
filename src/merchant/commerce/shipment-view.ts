/** A parcel as staff see it. */
import { z } from 'zod'

export const shipmentView = z.object({
  id: z.string(),
  region: z.string(),
  carrier: z.string(),
  carrierName: z.string(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  postedAt: z.string(),
  postedBy: z.string(),
  mailedAt: z.string().optional(),
  deliveredAt: z.string().optional(),
  voidedAt: z.string().optional(),
  units: z.array(z.object({ itemId: z.string(), quantity: z.int() })),
})
