/** What GET /datasource_entries takes. */
import { z } from 'zod'
import { MAX_ENTRIES_PER_PAGE } from '../../../contracts/content/content.ts'
import { isDatasourceSlug, isDimension } from './datasource-names.ts'
import { common, page, perPage, release } from '../delivery/parameters.ts'

export const entriesQuery = z.strictObject({
  ...common,
  from_release: release,
  datasource: z.string('must be given').refine(isDatasourceSlug, 'must be the slug of a datasource'),
  dimension: z.string().refine(isDimension, 'must be a dimension such as de-DE').optional(),
  page,
  per_page: perPage(MAX_ENTRIES_PER_PAGE),
})

export type EntriesQuery = z.output<typeof entriesQuery>
