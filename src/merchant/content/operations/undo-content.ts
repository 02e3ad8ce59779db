/** Undo of edits of content: stories and datasources as they were before (OPS-10, OPS-11). */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import {
  readStoryRows,
  restoreStory,
  storyRow,
  writeDatasource,
  type Datasource,
  type StoryRow,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import type { ChangeLog, OperationDeclaration } from '../../declaration.ts'
import { actorKey } from '../../run/operation-call.ts'
import { DATASOURCE, STORY, storySubject } from './content-subjects.ts'

const entry = z.object({ name: z.string(), value: z.string(), dimensions: z.record(z.string(), z.string()) })
const datasource: z.ZodType<Datasource> = z.object({ slug: z.string(), name: z.string(), entries: z.array(entry) })

/** Reads stories before an edit. `logOf` gives the log of one, with what undo writes back. */
export async function storiesBefore(
  transaction: Transaction<ContentTables>,
  slugs: readonly string[],
  begin: (subject: string, version?: number) => ChangeLog,
  versions: Readonly<Record<string, number>> = {},
): Promise<{ readonly before: ReadonlyMap<string, StoryRow>; readonly logOf: (slug: string) => ChangeLog }> {
  const before = await readStoryRows(transaction, slugs)
  return {
    before,
    logOf(slug) {
      const log = begin(storySubject(slug), versions[slug])
      log.restores(before.get(slug) ?? null)
      return log
    },
  }
}

/** A datasource that there was not is emptied: pages may refer to it. */
export const undoContent: NonNullable<OperationDeclaration<never, never>['undo']> = async (
  { database, clock, actor, audit },
  { subject, changes, state },
) => {
  await database.transaction(async (transaction) => {
    if (subject.startsWith(STORY)) {
      await restoreStory(transaction, subject.slice(STORY.length), storyRow.nullable().parse(state), {
        now: clock.now(),
        author: actorKey(actor),
      })
    } else {
      const slug = subject.slice(DATASOURCE.length)
      await writeDatasource(transaction, datasource.nullable().parse(state) ?? { slug, name: slug, entries: [] })
    }
  })
  for (const { field, before, after } of changes) audit.changed({ field, before: after, after: before })
  return ok(undefined)
}
