/** A release as it is listed. */
import { z } from 'zod'
import type { Release } from '../../../services/content/admin.ts'

export const releaseView: z.ZodType<Release> = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  created_at: z.string(),
  published_at: z.string().nullable(),
  publish_at: z.string().nullable(),
  time_zone: z.string().nullable(),
  failed_at: z.string().nullable(),
  reverted_at: z.string().nullable(),
  stories: z.array(z.string()),
  texts: z.int(),
})
