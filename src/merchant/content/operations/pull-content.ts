/** Reads all stories as drafts and all datasources, as they are at one moment; what a release holds back stays in it. */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import { readDatasources } from '../../../services/content/datasources/datasources.ts'
import { readStoriesToPull } from '../../../services/content/read-stories.ts'
import { slugsHeldBack } from '../../../services/content/releases/held-back.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { task } from '../../operation.ts'

const payload: z.ZodType<{ readonly key?: string }> = z.strictObject({ key: z.string().exactOptional() })

export const pullContent = task({
  name: 'content/pull',
  payload,
  run: ({ key }, { database }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const heldBack = await slugsHeldBack(transaction)
      const isWanted = (slug: string) => !heldBack.has(slug) && (key === undefined || slug.startsWith(`${key}/`))
      return ok({
        stories: (await readStoriesToPull(transaction)).filter(({ full_slug: slug }) => isWanted(slug)),
        // They are of the whole shop: whoever wants one key only does not want them.
        datasources: key === undefined ? await readDatasources(transaction) : [],
        heldBack: [...heldBack],
      })
    }),
})
