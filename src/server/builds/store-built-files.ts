/**
 * Keeps the files of a build for a day after the last node of it has gone: a page that somebody left open asks for its code
 * later, and while nodes are replaced one by one a page of one build meets a node of another. In the database, because
 * that is what nodes share, and what stays when a container goes.
 */
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { DAY_IN_SECONDS } from '../../markets/freshness.ts'
import type { Answer } from '../http/answer.ts'
import { etagOf } from '../http/answer.ts'
import { Packed } from '../http/encodings.ts'
import { EVERYWHERE } from '../http/security-headers.ts'
import { FOREVER, type StaticFiles, TYPES } from '../http/static-files.ts'
import type { BuiltFileTables } from '../../platform/built-files/built-file-tables.ts'

export const ASSETS_PREFIX = '/assets/'

/** Files at once in one statement. */
const AT_ONCE = 50
/** Kept in memory once they were asked for. */
const MAX_CACHED_RESPONSES = 100
/** Who asks for what is nowhere has the list looked through, not the database, more often than this. */
const LIST_MS = 1000

type Keeping = {
  readonly database: Database<BuiltFileTables>
  /** All that this node serves by itself. */
  readonly files: StaticFiles
  readonly clock: Clock
}

export type BuiltFiles = {
  /** Says that this node's files are in use, and forgets those that nobody has used for a day. */
  readonly keep: () => Promise<void>
  /** A file of another build. */
  readonly find: (path: string) => Promise<Answer | undefined>
}

export function keepBuiltFiles({ database, files, clock }: Keeping): BuiltFiles {
  const own = [...files].filter(([path]) => path.startsWith(ASSETS_PREFIX))
  const answers = new LRUCache<string, Answer>({ max: MAX_CACHED_RESPONSES })
  let list: { readonly since: number; readonly paths: Promise<ReadonlySet<string>> } | undefined

  const readPaths = async (): Promise<ReadonlySet<string>> => {
    const rows = await database.query.selectFrom('built_files').select('path').execute()
    return new Set(rows.map(({ path }) => path))
  }

  function paths(): Promise<ReadonlySet<string>> {
    const now = clock.now().getTime()
    if (list === undefined || now - list.since >= LIST_MS) list = { since: now, paths: readPaths() }
    return list.paths
  }

  return {
    async keep() {
      const used_at = clock.now().toISOString()
      const { query } = database
      const stored = await readPaths()
      const missing = own.filter(([path]) => !stored.has(path))
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const batch = missing.slice(from, from + AT_ONCE)
        const values = await Promise.all(
          batch.map(async ([path, answer]) => ({ path, packed: await packedBytes(answer), used_at })),
        )
        // Another node of the same build may have been quicker.
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
      if (known || !(await paths()).has(path)) return known
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

async function packedBytes({ body }: Answer): Promise<string> {
  const known = body instanceof Packed ? body.ready('br') : undefined
  const bytes = known ?? (await promisify(brotliCompress)(body instanceof Packed ? body.identity : body))
  return bytes.toString('base64')
}

async function answerOf(path: string, br: Buffer): Promise<Answer> {
  const identity = await promisify(brotliDecompress)(br)
  const headers = {
    ...EVERYWHERE,
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': FOREVER,
    Vary: 'Accept-Encoding',
  }
  return { status: 200, headers, body: new Packed(identity, { br }), etag: etagOf(identity) }
}
