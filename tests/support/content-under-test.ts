/** The content service on one engine, over one transport, with a clock that the test moves. */
import { settableClock } from './settable-clock.ts'
import type { Transaction } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createContentService } from '../../src/services/content/service.ts'
import { contentMigrations } from '../../src/services/content/migrations.ts'
import type { ContentTables } from '../../src/services/content/tables.ts'
import { engines, freshDatabase, type EngineName } from './fresh-database.ts'
import { reach, transports, type TransportName } from './transports.ts'

/** For `describe.each`: the same on both engines, in process and over the network. */
export const contentCombinations = engines.flatMap((engine) =>
  transports.map((transport) => [engine, transport] as const),
)

export type ContentUnderTest = Awaited<ReturnType<typeof contentUnderTest>>

export async function contentUnderTest(
  engine: EngineName,
  transport: TransportName,
  options: { readonly previewToken?: string; readonly spaceId?: number } = {},
) {
  const clock = settableClock('2026-11-15T10:00:00.000Z')
  const fresh = await freshDatabase<ContentTables>(engine, contentMigrations)
  const { database } = fresh
  const service = createContentService({ database, log: createLog({ level: 'silent' }), ...options })
  const reached = await reach(transport, service)
  const get = async (path: string) => {
    const answer = await reached.fetch(new Request(`${reached.baseUrl}${path}`))
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  return {
    clock,
    reached,
    database,
    get,
    /** The full slugs of the stories that `/stories` answers with. */
    async slugsOf(query: string): Promise<string[]> {
      const { body } = await get(`/stories${query}`)
      return body.stories.map((story: { full_slug: string }) => story.full_slug)
    },
    async version(): Promise<number> {
      const { body } = await get('/spaces/me')
      return body.space.version
    },
    write: <Value>(work: (transaction: Transaction<ContentTables>, now: Date) => Promise<Value>) =>
      database.transaction((transaction) => work(transaction, clock.now())),
    async close() {
      await reached.close()
      await fresh.remove()
    },
  }
}
