/** Publishes and unpublishes stories, deletes them, and lists unpublished drafts. An unknown slug rejects the whole operation. */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import {
  deleteStories,
  publishStories,
  unpublishStories,
  readStoriesToPull,
  slugsHeldBack,
  listReleases,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { rejected, type OperationFailure } from '../../failures/operation-failure.ts'
import type { Unversioned } from '../../declaration.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { releaseView } from './release-view.ts'
import { storySubject } from './content-subjects.ts'
import { storiesBefore, undoContent } from './undo-content.ts'

const slug = z.string().refine(isStorySlug, 'Not a slug')

/** Those that the edit is based on (OPS-05), by slug. */
type Versions = { readonly versions?: Readonly<Record<string, number>> }
const versions = z.record(z.string(), z.int().min(0)).exactOptional()

type Some = Versions & { readonly slugs: readonly string[] }
const some: z.ZodType<Some> = z.strictObject({ slugs: z.array(slug), versions })

type ToPublish = Some & {
  /** With a slash at their ends. */
  readonly folders: readonly string[]
  readonly all: boolean
}
const toPublish: z.ZodType<ToPublish> = z.strictObject({
  slugs: z.array(slug),
  folders: z.array(z.string()),
  all: z.boolean(),
  versions,
})

const slugList = z.array(z.string()).readonly()

/** Folders name no stories. */
const unversioned = ({ slugs, versions: given = {} }: Some): readonly Unversioned[] =>
  slugs
    .filter((one) => !Object.hasOwn(given, one))
    .map((one) => ({ path: ['versions', one], subject: storySubject(one) }))

export const publishContent = merchantOperation({
  name: 'content.publish',
  kind: 'write',
  permission: 'content.publish',
  fresh: false,
  service: 'content',
  input: toPublish,
  output: slugList,
  unversioned,
  run: ({ database, clock, actor, auditOf }, wanted) =>
    database.transaction(async (transaction) => {
      const known = await knownStories(transaction)
      const publish = async (given: readonly string[] | 'all') => {
        const slugs = given === 'all' ? [...known.keys()] : given
        const { before, logOf } = await storiesBefore(transaction, slugs, auditOf, wanted.versions)
        const published = await publishStories(transaction, given, clock.now(), actorKey(actor))
        const after = clock.now().toISOString()
        for (const one of published) {
          logOf(one).changed({ field: 'publishedAt', before: before.get(one)?.published_at ?? null, after })
        }
        return published
      }
      if (wanted.all) return ok(await publish('all'))
      const all = [...known.keys()]
      const empty = wanted.folders.find((folder) => !all.some((one) => one.startsWith(folder)))
      if (empty !== undefined) return rejected('NO_STORY_BELOW', { folder: empty })
      const heldBack = await slugsHeldBack(transaction)
      const below = all.filter((one) => !heldBack.has(one) && wanted.folders.some((folder) => one.startsWith(folder)))
      return onKnown(known, [...new Set([...wanted.slugs, ...below])], publish)
    }),
  undo: undoContent,
})

export const unpublishContent = merchantOperation({
  name: 'content.unpublish',
  kind: 'write',
  permission: 'content.publish',
  fresh: false,
  service: 'content',
  input: some,
  output: slugList,
  unversioned,
  run: ({ database, auditOf }, wanted) =>
    database.transaction(async (transaction) => {
      const known = await knownStories(transaction)
      return onKnown(known, wanted.slugs, async (given) => {
        const { before, logOf } = await storiesBefore(transaction, given, auditOf, wanted.versions)
        const hidden = await unpublishStories(transaction, given)
        for (const one of hidden) {
          logOf(one).changed({ field: 'publishedAt', before: before.get(one)?.published_at ?? null, after: null })
        }
        return hidden
      })
    }),
  undo: undoContent,
})

export const deleteContent = merchantOperation({
  name: 'content.delete',
  kind: 'write',
  permission: 'content.write',
  fresh: false,
  service: 'content',
  input: some,
  output: slugList,
  unversioned,
  run: ({ database, clock, actor, auditOf }, wanted) =>
    database.transaction(async (transaction) =>
      onKnown(await knownStories(transaction), wanted.slugs, async (given) => {
        const { logOf } = await storiesBefore(transaction, given, auditOf, wanted.versions)
        const deleted = await deleteStories(transaction, given, { now: clock.now(), author: actorKey(actor) })
        for (const one of deleted) logOf(one).changed({ field: 'story', before: one, after: null })
        return deleted
      }),
    ),
  undo: undoContent,
})

export const contentStatus = merchantOperation({
  name: 'content.status',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({
    stories: z.int(),
    waiting: z.array(z.object({ slug: z.string(), published: z.boolean() })),
    releases: z.array(releaseView),
  }),
  run: ({ database }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const stories = await readStoriesToPull(transaction)
      const waiting = stories.filter((story) => story.draft_differs)
      return ok({
        stories: stories.length,
        waiting: waiting.map(({ full_slug: fullSlug, published }) => ({ slug: fullSlug, published })),
        releases: await listReleases(transaction),
      })
    }),
})

async function knownStories(transaction: Transaction<ContentTables>): Promise<ReadonlySet<string>> {
  const rows = await transaction.selectFrom('stories').select('full_slug').orderBy('full_slug').execute()
  return new Set(rows.map((row) => row.full_slug))
}

async function onKnown(
  known: ReadonlySet<string>,
  wanted: readonly string[],
  work: (slugs: readonly string[]) => Promise<readonly string[]>,
): Promise<Result<readonly string[], OperationFailure>> {
  const missing = wanted.filter((one) => !known.has(one))
  return missing.length > 0 ? rejected('UNKNOWN_STORY', { story: missing.join(', ') }) : ok(await work(wanted))
}
