/** Reads all stories as drafts and all datasources, as they are at one moment. */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import { readDatasources } from '../../../services/content/datasources/datasources.ts'
import { readStoriesToPull } from '../../../services/content/read-stories.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { task } from '../../desk/task.ts'

const payload: z.ZodType<{ readonly key?: string }> = z.strictObject({ key: z.string().exactOptional() })

export const pullContent = task({
  name: 'content/pull',
  payload,
  run: ({ key }, { database }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const stories = await readStoriesToPull(transaction)
      // Datasources are of the whole shop: whoever wants one key only does not want them.
      return key === undefined
        ? ok({ stories, datasources: await readDatasources(transaction) })
        : ok({ stories: stories.filter(({ full_slug: slug }) => slug.startsWith(`${key}/`)), datasources: [] })
    }),
})
