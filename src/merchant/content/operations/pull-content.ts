/** Reads all stories as drafts and all datasources, as they are at one moment; what a release holds back stays in it. */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import { readDatasources, readStoriesToPull, slugsHeldBack } from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { merchantOperation } from '../../operation.ts'
import { pulledContent } from './pulled-content.ts'

const input: z.ZodType<{ readonly key?: string }> = z.strictObject({ key: z.string().exactOptional() })

export const pullContent = merchantOperation({
  name: 'content.pull',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input,
  output: pulledContent,
  run: ({ database }, { key }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const heldBack = await slugsHeldBack(transaction)
      const isWanted = (slug: string) => !heldBack.has(slug) && (key === undefined || slug.startsWith(`${key}/`))
      return ok({
        stories: (await readStoriesToPull(transaction)).filter(({ full_slug: slug }) => isWanted(slug)),
        // Datasources belong to the whole shop, so they are omitted when a single key is requested.
        datasources: key === undefined ? await readDatasources(transaction) : [],
        heldBack: [...heldBack],
      })
    }),
})
