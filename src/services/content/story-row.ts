/** The row of a story as JSON, as it is stored to be written back. */
import { z } from 'zod'
import { inPieces } from './in-pieces.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { ContentTables } from './tables.ts'

export type StoryRow = ContentTables['stories']

const flag = z.union([z.literal(0), z.literal(1)])
const text = z.string().nullable()

export const storyRow: z.ZodType<StoryRow> = z.strictObject({
  id: z.int(),
  uuid: z.string(),
  full_slug: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: text,
  first_published_at: text,
  name: z.string(),
  component: z.string(),
  content: z.string(),
  position: z.int(),
  tag_list: z.string(),
  sort_by_date: text,
  is_startpage: flag,
  meta_data: text,
  published_name: text,
  published_component: text,
  published_content: text,
  published_position: z.int().nullable(),
  published_tag_list: text,
  published_sort_by_date: text,
  published_is_startpage: flag.nullable(),
  published_meta_data: text,
})

/** Those that there are, by their slugs. */
export async function readStoryRows(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, StoryRow>> {
  const found = new Map<string, StoryRow>()
  for (const piece of inPieces(slugs)) {
    const rows = await transaction.selectFrom('stories').selectAll().where('full_slug', 'in', piece).execute()
    for (const row of rows) found.set(row.full_slug, row)
  }
  return found
}
