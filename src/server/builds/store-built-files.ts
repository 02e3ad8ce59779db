/**
 * Stores the files of a build for a day after its last node has stopped: a page in an open tab loads more of its code
 * later, and during a rolling deployment a page of one build sends requests to a node of another. Stored in the database,
 * because nodes share it and it outlives containers.
 */
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { DAY_IN_SECONDS } from '../../markets/freshness.ts'
import type { EncodedResponse } from '../http/answer.ts'
import { etagOf } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { FOREVER, type StaticFiles, TYPES } from '../http/static-files.ts'
import type { BuiltFileTables } from '../../platform/built-files/built-file-tables.ts'

export const ASSETS_PREFIX = '/assets/'

/** Files per insert statement. */
const BATCH_SIZE = 50
const MAX_CACHED_RESPONSES = 100
/** How often the list of stored paths is read at most, so that requests for unknown files do not overload the database. */
const MAX_READS = 20
const PERIOD_MS = 1000

type Deps = {
  readonly database: Database<BuiltFileTables>
  /** All that this node serves by itself. */
  readonly files: StaticFiles
  /** Of the paths that are stored: those of other files do not change with a build. */
  readonly prefix?: string
  readonly clock: Clock
}

export type BuiltFiles = {
  /** Stores this node's files, marks them as used, and purges those that no node has used for a day. */
  readonly renew: () => Promise<void>
  /** A file of another build. */
  readonly find: (path: string) => Promise<EncodedResponse | undefined>
}

/** Long: a factory; its functions share the list of stored files. */
export function storeBuiltFiles({ database, files, prefix = ASSETS_PREFIX, clock }: Deps): BuiltFiles {
  const own = [...files].filter(([path]) => path.startsWith(prefix))
  const answers = new LRUCache<string, EncodedResponse>({ max: MAX_CACHED_RESPONSES })
  let list: Promise<ReadonlySet<string>> = Promise.resolve(new Set())
  let period = { since: -Infinity, reads: 0 }

  const readPaths = async (): Promise<ReadonlySet<string>> => {
    const rows = await database.query.selectFrom('built_files').select('path').execute()
    return new Set(rows.map(({ path }) => path))
  }

  /** A file that is not in the list may have been stored since, by a node of the next build that has just started. */
  async function isStored(path: string): Promise<boolean> {
    if ((await list.catch(() => new Set<string>())).has(path)) return true
    const now = clock.now().getTime()
    if (now - period.since >= PERIOD_MS) period = { since: now, reads: 0 }
    if (period.reads >= MAX_READS) return false
    period.reads += 1
    list = readPaths()
    return (await list).has(path)
  }

  return {
    async renew() {
      const used_at = clock.now().toISOString()
      const { query } = database
      const stored = await readPaths()
      const missing = own.filter(([path]) => !stored.has(path))
      for (let from = 0; from < missing.length; from += BATCH_SIZE) {
        const batch = missing.slice(from, from + BATCH_SIZE)
        const values = await Promise.all(
          batch.map(async ([path, answer]) => ({ path, packed: await packedBytes(answer), used_at })),
        )
        // Another node of the same build may have inserted them first.
        await query
          .insertInto('built_files')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      const names = own.map(([path]) => path)
      if (names.length > 0) await query.updateTable('built_files').set({ used_at }).where('path', 'in', names).execute()
      const yesterday = new Date(clock.now().getTime() - DAY_IN_SECONDS * 1000).toISOString()
      await query.deleteFrom('built_files').where('used_at', '<', yesterday).execute()
    },

    async find(path) {
      const known = answers.get(path)
      if (known || !(await isStored(path))) return known
      const row = await database.query
        .selectFrom('built_files')
        .select('packed')
        .where('path', '=', path)
        .executeTakeFirst()
      if (!row) return undefined
      const answer = await answerOf(path, Buffer.from(row.packed, 'base64'))
      answers.set(path, answer)
      return answer
    },
  }
}

async function packedBytes({ body }: EncodedResponse): Promise<string> {
  const known = body instanceof Packed ? body.ready('br') : undefined
  const bytes = known ?? (await promisify(brotliCompress)(body instanceof Packed ? body.identity : body))
  return bytes.toString('base64')
}

async function answerOf(path: string, br: Buffer): Promise<EncodedResponse> {
  const identity = await promisify(brotliDecompress)(br)
  const headers = {
    ...EVERYWHERE,
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': FOREVER,
    Vary: 'Accept-Encoding',
  }
  return { status: 200, headers, body: new Packed(identity, { br }), etag: etagOf(identity) }
}
