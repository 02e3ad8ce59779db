/** A picture of the library as staff see it, and how an edit of it is taken back. */
import { z } from 'zod'
import { TEXT_LANGUAGES } from '../../contracts/merchant/catalogue.ts'
import { ok, type Result } from '../../platform/result.ts'
import {
  deletePicture,
  describePicture,
  hrefOf,
  RESTORE_DAYS,
  restorePicture,
  type LibraryPicture,
} from '../../services/images/admin.ts'
import type { OperationResult, RunContext, UndoneSubject } from '../declaration.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import { referenceTo } from '../products/library-pictures.ts'
import { placesOf } from './picture-places.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export const alt = z.partialRecord(z.enum(TEXT_LANGUAGES), z.string().max(300))

export const picture = z.object({
  hash: z.string(),
  name: z.string(),
  /** As products refer to it. */
  reference: z.string(),
  href: z.string(),
  kind: z.enum(['file', 'drawing']),
  width: z.int(),
  height: z.int(),
  background: z.string().nullable(),
  alt,
  createdAt: z.string(),
  deletedAt: z.string().nullable(),
  /** Until when a deleted one can be restored. */
  restorableUntil: z.string().nullable(),
})

export type MediaPicture = z.output<typeof picture>

export const shown = ({ opaque: _opaque, ahead: _ahead, ...row }: LibraryPicture): MediaPicture => ({
  ...row,
  alt: { ...row.alt },
  reference: referenceTo(row),
  href: hrefOf(row),
  restorableUntil:
    row.deletedAt === null ? null : new Date(Date.parse(row.deletedAt) + RESTORE_DAYS * DAY_MS).toISOString(),
})

export const subjectOf = (address: { readonly hash: string; readonly name: string }): string =>
  `picture:${referenceTo(address)}`

const earlier = z.object({
  deleted: z.boolean().optional(),
  alt: alt.optional(),
  background: z.string().nullable().optional(),
})

export async function restoreMedia(
  context: RunContext,
  { subject, changes, state }: UndoneSubject,
): OperationResult<void> {
  const { database, clock, audit } = context
  const [own = '', called = ''] = subject.slice('picture:'.length).split('/')
  const address = { hash: own, name: called }
  const before = earlier.parse(state ?? {})
  const undone = await database.transaction(async (transaction): Promise<Result<void, OperationFailure>> => {
    if (before.deleted === true) {
      await deletePicture(transaction, address, clock.now())
      const places = await placesOf(transaction, address)
      if (places.length > 0)
        return rejected('PICTURE_USED', { file: called, count: places.length }, { details: { places } })
    } else if (before.deleted === false) {
      await restorePicture(transaction, address, clock.now())
    } else {
      await describePicture(transaction, address, { alt: before.alt ?? {}, background: before.background ?? null })
    }
    return ok(undefined)
  })
  if (!undone.ok) return undone
  for (const { field, before: was, after } of changes) audit.changed({ field, before: after, after: was })
  return ok(undefined)
}
