/** A discount as it is listed: its definition, and how often it was used. */
import { z } from 'zod'
import { storedDiscount, type ListedDiscount } from '../../services/commerce/admin.ts'

export const listedDiscount: z.ZodType<ListedDiscount> = storedDiscount.extend({
  limit: z.int().nullable(),
  uses: z.int(),
  createdAt: z.string(),
  // JSON has no undefined.
  stoppedAt: z
    .string()
    .optional()
    .transform((moment) => moment),
})
