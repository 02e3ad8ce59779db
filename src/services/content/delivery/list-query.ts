/** What GET /links, GET /tags and GET /datasources take. */
import { z } from 'zod'
import { isStorySlug, MAX_ENTRIES_PER_PAGE } from '../../../contracts/content/content.ts'
import { common, page, perPage } from './parameters.ts'

const startsWith = z.string().refine(isStorySlug, 'must be the beginning of a slug').optional()
const flag = z.enum(['0', '1'], 'must be 0 or 1').optional()

export const linksQuery = z.strictObject({
  ...common,
  starts_with: startsWith,
  /** Without it all links are returned. */
  paginated: flag,
  include_dates: flag,
  page,
  per_page: perPage(MAX_ENTRIES_PER_PAGE),
})

export const tagsQuery = z.strictObject({ ...common, starts_with: startsWith })

/** All of them are published; clients send a version with every request. */
export const datasourcesQuery = z.strictObject({ ...common, page, per_page: perPage(MAX_ENTRIES_PER_PAGE) })
