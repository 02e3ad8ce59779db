/** A word without results that was dealt with, and what was stored about it before: for undo. */
import { z } from 'zod'

export const handledWord = z.object({
  word: z.object({ storefront: z.string(), term: z.string() }),
  before: z.object({ storefront: z.string(), term: z.string(), day: z.int(), failed: z.int() }).nullable(),
})
