/** The media library: every picture of the shop with its alternative texts, and what was deleted in the last 30 days. */
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { TEXT_LANGUAGES, type TextLanguage } from '../../../contracts/merchant/catalogue.ts'
import type { ObjectStorage } from '../../../platform/object-storage/object-storage.ts'
import { sharedPictures } from '../pictures/shared-pictures.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { pictureFile } from '../pictures/picture-files.ts'
import type { ImageTables } from '../tables.ts'

type Query = Kysely<ImageTables> | Transaction<ImageTables>
type Address = { readonly hash: string; readonly name: string }

export type AltTexts = Readonly<Partial<Record<TextLanguage, string>>>

export type LibraryPicture = Address & {
  readonly kind: 'file' | 'drawing'
  readonly width: number
  readonly height: number
  readonly opaque: boolean
  readonly background: string | null
  readonly ahead: 0 | 1 | 2
  readonly alt: AltTexts
  readonly createdAt: string
  readonly deletedAt: string | null
}

export type LibraryFilter = {
  /** A part of the name. */
  readonly search?: string | undefined
  readonly kind?: 'file' | 'drawing' | undefined
  /** Those that were deleted, instead of the others. */
  readonly deleted: boolean
}

/** How long a deleted picture can be restored. */
export const RESTORE_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

const COLUMNS = [
  'hash',
  'name',
  'kind',
  'width',
  'height',
  'opaque',
  'background',
  'ahead',
  'alt',
  'created_at',
  'deleted_at',
] as const

const altTexts: z.ZodType<AltTexts> = z.partialRecord(z.enum(TEXT_LANGUAGES), z.string())

const toPicture = (row: Pick<ImageTables['pictures'], (typeof COLUMNS)[number]>): LibraryPicture => ({
  hash: row.hash,
  name: row.name,
  kind: row.kind,
  width: row.width,
  height: row.height,
  opaque: row.opaque === 1,
  background: row.background,
  ahead: row.ahead,
  alt: row.alt === null ? {} : parseStoredJson(altTexts, row.alt, `picture ${row.hash}`),
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
})

type Pictures = SelectQueryBuilder<ImageTables, 'pictures', object>

function filtered(pictures: Pictures, { search = '', kind, deleted }: LibraryFilter): Pictures {
  const words = search
    .toLowerCase()
    .split(/[^\da-z]+/)
    .filter((word) => word !== '')
  const narrowed = pictures
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .$if(kind !== undefined, (rest) => rest.where('kind', '=', kind ?? 'file'))
  return words.reduce((rest, word) => rest.where('name', 'like', `%${word}%`), narrowed)
}

/** The newest first. */
export async function listLibraryRows(
  query: Query,
  filter: LibraryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly LibraryPicture[]> {
  const rows = await filtered(query.selectFrom('pictures'), filter)
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .orderBy('name')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(toPicture)
}

export async function countLibraryRows(query: Query, filter: LibraryFilter, most: number): Promise<number> {
  const some = filtered(query.selectFrom('pictures'), filter).select('hash').limit(most)
  const { count } = await query
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findLibraryPicture(query: Query, address: Address): Promise<LibraryPicture | undefined> {
  const row = await query
    .selectFrom('pictures')
    .select(COLUMNS)
    .where('hash', '=', address.hash)
    .where('name', '=', address.name)
    .executeTakeFirst()
  return row && toPicture(row)
}

/** Without those that were deleted or never existed. A product has few: one statement is enough. */
export async function findLibraryPictures(
  query: Query,
  addresses: readonly Address[],
): Promise<readonly LibraryPicture[]> {
  if (addresses.length === 0) return []
  const rows = await query
    .selectFrom('pictures')
    .select(COLUMNS)
    .where(
      'hash',
      'in',
      addresses.map(({ hash }) => hash),
    )
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(toPicture).filter((row) => addresses.some(({ hash, name }) => hash === row.hash && name === row.name))
}

export const sourceHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The picture that the same file became when it was uploaded before, also if it was deleted since. */
export async function findUploaded(query: Query, bytes: Uint8Array): Promise<LibraryPicture | undefined> {
  const row = await query
    .selectFrom('pictures')
    .select(COLUMNS)
    .where('source_hash', '=', sourceHash(bytes))
    .orderBy('created_at')
    .orderBy('name')
    .executeTakeFirst()
  return row && toPicture(row)
}

/** Another file that is the same picture after encoding, under any name. */
export async function findSamePicture(query: Query, hash: string): Promise<LibraryPicture | undefined> {
  const rows = query.selectFrom('pictures').select(COLUMNS).where('hash', '=', hash)
  const row = await rows.orderBy('created_at').orderBy('name').executeTakeFirst()
  return row && toPicture(row)
}

/** Of which file a registered picture was made. */
export async function noteUpload(
  transaction: Transaction<ImageTables>,
  { hash, name }: Address,
  bytes: Uint8Array,
): Promise<void> {
  await transaction
    .updateTable('pictures')
    .set({ source_hash: sourceHash(bytes) })
    .where('hash', '=', hash)
    .where('name', '=', name)
    .execute()
}

export async function describePicture(
  transaction: Transaction<ImageTables>,
  { hash, name }: Address,
  { alt, background }: { readonly alt: AltTexts; readonly background: string | null },
): Promise<void> {
  await transaction
    .updateTable('pictures')
    .set({ alt: Object.keys(alt).length === 0 ? null : JSON.stringify(alt), background })
    .where('hash', '=', hash)
    .where('name', '=', name)
    .execute()
}

/** Locks the row: a product that begins to use the picture at the same time waits, and undoes the deletion. False: it is deleted already. */
export async function deletePicture(
  transaction: Transaction<ImageTables>,
  { hash, name }: Address,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('pictures')
    .set({ deleted_at: now.toISOString() })
    .where('hash', '=', hash)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** False: it was not deleted, or is purged. */
export async function restorePicture(
  transaction: Transaction<ImageTables>,
  { hash, name }: Address,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('pictures')
    .set({ deleted_at: null })
    .where('hash', '=', hash)
    .where('name', '=', name)
    .where('deleted_at', '>', oldestRestorable(now))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const oldestRestorable = (now: Date): string => new Date(now.getTime() - RESTORE_DAYS * DAY_MS).toISOString()

/** Returns how many rows were deleted. A file is deleted with the last picture that is made from it. */
export async function purgeDeletedPictures(
  query: Kysely<ImageTables>,
  { folder, objects }: { readonly folder: string; readonly objects?: ObjectStorage | undefined },
  now: Date,
): Promise<number> {
  const gone = await query
    .deleteFrom('pictures')
    .where('deleted_at', '<=', oldestRestorable(now))
    .returning(['hash', 'name', 'kind'])
    .execute()
  for (const { hash, name, kind } of gone) {
    if (kind === 'drawing') continue
    const other = await query.selectFrom('pictures').select('name').where('hash', '=', hash).executeTakeFirst()
    if (other !== undefined) continue
    if (objects) await sharedPictures(objects, folder).removeFile({ hash, name })
    else await rm(pictureFile(folder, { hash, name }), { force: true })
  }
  return gone.length
}
