/** The media library: upload, describe, delete and restore pictures. */
import { z } from 'zod'
import { TEXT_LANGUAGES } from '../../contracts/merchant/catalogue.ts'
import { isPictureHash, isPictureName } from '../../contracts/images/picture-address.ts'
import { withTotal } from '../../contracts/staff/list-query.ts'
import { ok } from '../../platform/result.ts'
import {
  countLibraryRows,
  deletePicture,
  describePicture,
  findLibraryPicture,
  listLibraryRows,
  restorePicture,
} from '../../services/images/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { listInput, listOutput } from '../lists/list-input.ts'
import { merchantOperation } from '../operation.ts'
import { versionOf } from '../run/versions.ts'
import { placesOf } from './picture-places.ts'
import { alt, picture, restoreMedia, shown, subjectOf } from './shown-picture.ts'
import { uploadMediaOperation } from './upload-operation.ts'

const hash = z.string().refine(isPictureHash)
const name = z.string().refine(isPictureName)
const version = z.int().min(0).exactOptional()

const place = z.object({ kind: z.enum(['product', 'draft', 'story']), id: z.string(), name: z.string() })

export const listMediaOperation = merchantOperation({
  name: 'media.list',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: listInput(['search', 'kind', 'state'], []),
  output: listOutput(picture),
  async run({ database }, { filter = {}, offset, limit }) {
    const [kind] = filter.kind ?? []
    const wanted = {
      search: filter.search?.join(' '),
      kind: kind === 'file' || kind === 'drawing' ? kind : undefined,
      deleted: filter.state?.includes('deleted') ?? false,
    } as const
    const rows = await listLibraryRows(database.query, wanted, { offset, limit })
    return ok(
      await withTotal(rows.map(shown), { offset, limit }, (most) => countLibraryRows(database.query, wanted, most)),
    )
  },
})

export const readMediaOperation = merchantOperation({
  name: 'media.read',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({ hash, name }),
  output: picture.extend({ version: z.int(), places: z.array(place) }),
  async run({ database }, address) {
    const found = await findLibraryPicture(database.query, address)
    if (found === undefined) return rejected('UNKNOWN_PICTURE')
    return ok({
      ...shown(found),
      version: await versionOf(database.query, subjectOf(address)),
      places: await placesOf(database.query, address),
    })
  },
})

export const describeMediaOperation = merchantOperation({
  name: 'media.describe',
  kind: 'write',
  permission: 'media.write',
  fresh: false,
  input: z.strictObject({
    hash,
    name,
    version,
    alt,
    background: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #ffd9cc'),
  }),
  output: z.undefined(),
  subject: subjectOf,
  version: (input) => input.version,
  async run({ database, audit }, { hash: own, name: called, alt: given, background }) {
    const address = { hash: own, name: called }
    const found = await findLibraryPicture(database.query, address)
    if (found === undefined) return rejected('UNKNOWN_PICTURE')
    const texts = Object.fromEntries(Object.entries(given).filter(([, text]) => text.trim() !== ''))
    await database.transaction((transaction) => describePicture(transaction, address, { alt: texts, background }))
    audit.restores({ alt: found.alt, background: found.background })
    for (const language of TEXT_LANGUAGES) {
      const [before, after] = [found.alt[language] ?? null, texts[language] ?? null]
      if (before !== after) audit.changed({ field: `alt.${language}`, before, after })
    }
    if (found.background !== background)
      audit.changed({ field: 'background', before: found.background, after: background })
    return ok(undefined)
  },
  undo: restoreMedia,
})

export const deleteMediaOperation = merchantOperation({
  name: 'media.delete',
  kind: 'write',
  permission: 'media.write',
  fresh: false,
  input: z.strictObject({ hash, name, version }),
  output: z.undefined(),
  subject: subjectOf,
  version: (input) => input.version,
  async run({ database, clock, audit }, { hash: own, name: called }) {
    const address = { hash: own, name: called }
    const deleted = await database.transaction((transaction) => deletePicture(transaction, address, clock.now()))
    if (!deleted) return rejected('UNKNOWN_PICTURE')
    // After the row is locked: what begins to use it now waits, and undoes the deletion.
    const places = await placesOf(database.query, address)
    if (places.length > 0) {
      return rejected('PICTURE_USED', { file: called, count: places.length }, { details: { places } })
    }
    audit.restores({ deleted: false })
    audit.changed({ field: 'deleted', before: false, after: true })
    return ok(undefined)
  },
  undo: restoreMedia,
})

export const restoreMediaOperation = merchantOperation({
  name: 'media.restore',
  kind: 'write',
  permission: 'media.write',
  fresh: false,
  input: z.strictObject({ hash, name, version }),
  output: z.undefined(),
  subject: subjectOf,
  version: (input) => input.version,
  async run({ database, clock, audit }, { hash: own, name: called }) {
    const address = { hash: own, name: called }
    const restored = await database.transaction((transaction) => restorePicture(transaction, address, clock.now()))
    if (!restored) return rejected('PICTURE_GONE', { file: called })
    audit.restores({ deleted: true })
    audit.changed({ field: 'deleted', before: true, after: false })
    return ok(undefined)
  },
  undo: restoreMedia,
})

export const MEDIA_OPERATIONS = [
  listMediaOperation,
  readMediaOperation,
  uploadMediaOperation,
  describeMediaOperation,
  deleteMediaOperation,
  restoreMediaOperation,
]
