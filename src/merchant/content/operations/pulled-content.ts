/** Content as it is pulled: every member of a story and of a datasource. The content of a block is free. */
import { z } from 'zod'
import type { Datasource, StoryToPull } from '../../../services/content/admin.ts'
import { isMembers } from '../walk-content.ts'

/** As it is, in the order of its members: the files of a folder are written from it. */
const anyContent = z.custom<StoryToPull['content']>(
  (value) => isMembers(value) && typeof value['_uid'] === 'string' && typeof value['component'] === 'string',
)

const story: z.ZodType<StoryToPull> = z.object({
  id: z.int(),
  full_slug: z.string(),
  name: z.string(),
  content: anyContent,
  uuid: z.string(),
  published: z.boolean(),
  tag_list: z.array(z.string()),
  position: z.int(),
  sort_by_date: z.string().nullable(),
  is_startpage: z.boolean(),
  meta_data: z.unknown().transform((value) => value),
  draft_differs: z.boolean(),
})

const datasource: z.ZodType<Datasource> = z.object({
  slug: z.string(),
  name: z.string(),
  entries: z.array(z.object({ name: z.string(), value: z.string(), dimensions: z.record(z.string(), z.string()) })),
})

export type PulledContent = {
  readonly stories: readonly StoryToPull[]
  readonly datasources: readonly Datasource[]
  readonly heldBack: readonly string[]
}

export const pulledContent: z.ZodType<PulledContent> = z.object({
  stories: z.array(story),
  datasources: z.array(datasource),
  heldBack: z.array(z.string()),
})
