/** Looks registered pictures up, and caches the result: misses too, but only briefly. */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ImageTables } from '../tables.ts'

export type Picture = {
  readonly hash: string
  readonly name: string
  readonly kind: 'file' | 'drawing'
  readonly width: number
  readonly height: number
  readonly opaque: boolean
  readonly background: string | undefined
  /** Since then its address shows it. ISO 8601. */
  readonly createdAt: string
}

const MAX_CACHED = 20_000
const KNOWN_MS = 60_000
/** A miss is cached briefly, so that a picture requested too early is found soon after it is registered. */
const UNKNOWN_MS = 5_000

const COLUMNS = ['hash', 'name', 'kind', 'width', 'height', 'opaque', 'background', 'created_at'] as const

/** `query` is read for each call: inside a transaction it must not be used. */
export function createPictureFinder(database: { readonly query: Kysely<ImageTables> }) {
  const known = new LRUCache<string, Picture | 'none'>({ max: MAX_CACHED, ttl: KNOWN_MS })

  return async function findPicture(hash: string, name: string): Promise<Picture | undefined> {
    const key = `${hash}/${name}`
    const found = known.get(key) ?? (await look(database.query, hash, name)) ?? 'none'
    if (!known.has(key)) known.set(key, found, found === 'none' ? { ttl: UNKNOWN_MS } : {})
    return found === 'none' ? undefined : found
  }
}

async function look(query: Kysely<ImageTables>, hash: string, name: string): Promise<Picture | undefined> {
  const pictures = query.selectFrom('pictures').select(COLUMNS)
  const row = await pictures
    .where('hash', '=', hash)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toPicture(row)
}

/** Reads those to render ahead, the most wanted first; nothing when they are the ones it read before. */
export function createAheadReader(database: { readonly query: Kysely<ImageTables> }) {
  let known = ''

  return async function readNewAhead(): Promise<readonly Picture[]> {
    const ahead = database.query.selectFrom('pictures').where('ahead', '>', 0)
    const state = await ahead
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('last')])
      .executeTakeFirstOrThrow()
    // Runs after every sale, and is served by an index: a shop with many pictures must not read them all each time.
    if (known === JSON.stringify(state)) return []
    known = JSON.stringify(state)
    const rows = await ahead.select(COLUMNS).orderBy('ahead').orderBy('created_at').orderBy('hash').execute()
    return rows.map(toPicture)
  }
}

type Row = Pick<ImageTables['pictures'], (typeof COLUMNS)[number]>

const toPicture = ({ opaque, background, created_at: createdAt, ...row }: Row): Picture => ({
  ...row,
  opaque: opaque === 1,
  background: background ?? undefined,
  createdAt,
})
