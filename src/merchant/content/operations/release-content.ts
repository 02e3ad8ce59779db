/** Releases: made, filled and published from outside. */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok } from '../../../platform/result.ts'
import {
  takeTurn,
  dueReleases,
  failRelease,
  publishRelease,
  releaseState,
  createRelease,
  listReleases,
  putIntoRelease,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { registerPictures } from '../../../services/images/admin.ts'
import type { OperationFailure } from '../../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../../operation.ts'
import type { ShopSchema } from '../../shop-schema.ts'
import { actorKey } from '../../run/operation-call.ts'
import { contentProblem, type ContentProblem } from '../files/problem.ts'
import { releaseSubject, storySubject } from './content-subjects.ts'
import { releaseView } from './release-view.ts'
import { contentToPush, type ContentToPush } from './push-payload.ts'
import { problemsInShop, readShopContent, saysTheSame } from './shop-content.ts'

export type { Release } from '../../../services/content/admin.ts'

const id = z.int().min(1)
const version = z.int().min(0).exactOptional()

export const createContentRelease = merchantOperation({
  name: 'release.create',
  kind: 'write',
  permission: 'releases.schedule',
  fresh: false,
  service: 'content',
  input: z.strictObject({ name: z.string().trim().min(1).max(200) }),
  output: releaseView,
  async run({ database, clock, auditOf }, { name }) {
    const created = await database.transaction((transaction) => createRelease(transaction, name, clock.now()))
    auditOf(releaseSubject(created.id)).changed({ field: 'name', before: null, after: name })
    return ok(created)
  },
})

export const listContentReleases = merchantOperation({
  name: 'release.list',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(releaseView),
  run: ({ database }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => ok(await listReleases(transaction))),
})

export type AddToRelease = ContentToPush & { readonly id: number; readonly version?: number }

export type AddedToRelease = { readonly problems: readonly ContentProblem[]; readonly changed: readonly string[] }

const added: z.ZodType<AddedToRelease> = z.object({ problems: z.array(contentProblem), changed: z.array(z.string()) })

const input: z.ZodType<AddToRelease> = z.strictObject({ ...contentToPush, id, version })

/** What differs from what visitors read; a story that the release holds already is renewed in it in any case. */
export const addToContentRelease = merchantOperation({
  name: 'release.add',
  kind: 'write',
  permission: 'releases.schedule',
  fresh: false,
  service: 'content',
  input,
  output: added,
  subject: (push) => releaseSubject(push.id),
  version: (push) => push.version,
  isCheck: ({ checkOnly }) => checkOnly,
  isRejection: ({ problems }) => problems.length > 0,
  run: ({ database, clock, actor, audit }, push) =>
    database.transaction(async (transaction) => {
      if (!push.checkOnly) await takeTurn(transaction)
      const closed = await whyNotOpen(transaction, push.id)
      if (closed !== undefined) return fail(closed)
      const shop = await readShopContent(transaction)
      const problems = await problemsInShop(transaction, push, { shop, gone: new Set(), publish: false })
      const held = new Set(await heldBy(transaction, push.id))
      const differing = push.stories.filter((story) => {
        const before = shop.get(story.full_slug)
        const isPublic = before?.published === true && !before.draft_differs
        return held.has(story.full_slug) || !isPublic || !saysTheSame(before, story)
      })
      if (problems.length > 0 || push.checkOnly) {
        return ok({ problems, changed: differing.map((story) => story.full_slug) })
      }
      const now = clock.now()
      await registerPictures(transaction, push.pictures, { now: () => now })
      const stories = differing.map(({ published: _published, ...story }) => story)
      const changed = await putIntoRelease(transaction, push.id, stories, now, actorKey(actor))
      audit.changed({ field: 'stories', before: [...held], after: [...new Set([...held, ...changed])] })
      return ok({ problems, changed })
    }),
})

type PublishRelease = { readonly id: number; readonly version?: number; readonly due?: true }

const toPublish: z.ZodType<PublishRelease> = z.strictObject({
  id,
  version,
  /** Only if its time has come and its checks find nothing: another node may have been faster. */
  due: z.literal(true).exactOptional(),
})

export const publishContentRelease = merchantOperation({
  name: 'release.publish',
  kind: 'write',
  permission: 'releases.schedule',
  fresh: false,
  service: 'content',
  input: toPublish,
  output: z.array(z.string()).readonly(),
  subject: ({ id: releaseId }) => releaseSubject(releaseId),
  version: (wanted) => wanted.version,
  run: (context, { id: releaseId, due = false }) =>
    context.database.transaction(async (transaction) => {
      const { clock, actor, audit, auditOf } = context
      await takeTurn(transaction)
      if (due && !(await mayPublishDue(transaction, releaseId, context))) return ok([])
      const closed = await whyNotOpen(transaction, releaseId)
      if (closed !== undefined) return fail(closed)
      const published = await publishRelease(transaction, releaseId, clock.now(), actorKey(actor))
      audit.changed({ field: 'publishedAt', before: null, after: clock.now().toISOString() })
      audit.detail('stories', published)
      // Each story changes too: an edit or an undo that is based on its version before is stale from now on.
      for (const slug of published) {
        auditOf(storySubject(slug)).changed({ field: 'publishedAt', before: null, after: clock.now().toISOString() })
      }
      return ok(published)
    }),
})

/** Where the checks fail, the release stays open, and everyone who schedules releases gets a mail. */
async function mayPublishDue(
  transaction: Transaction<ShopSchema>,
  releaseId: number,
  { clock, audit }: Pick<RunContext, 'clock' | 'audit'>,
): Promise<boolean> {
  const now = clock.now()
  if (!(await dueReleases(transaction, now)).includes(releaseId)) return false
  const { checkRelease } = await import('../releases/check-release.ts')
  const problems = await checkRelease(transaction, releaseId)
  if (problems.length === 0) return true
  const { mailFailedRelease } = await import('../releases/mail-failed-release.ts')
  const name = (await listReleases(transaction)).find((release) => release.id === releaseId)?.name ?? ''
  await failRelease(transaction, releaseId, problems, now)
  await mailFailedRelease(transaction, { id: releaseId, name, problems: problems.length }, now)
  audit.changed({ field: 'failedAt', before: null, after: now.toISOString() })
  return false
}

export async function whyNotOpen(
  transaction: Transaction<ContentTables>,
  release: number,
): Promise<OperationFailure | undefined> {
  const state = await releaseState(transaction, release)
  if (state === 'unknown') return { code: 'UNKNOWN_RELEASE', parameters: { release } }
  return state === 'published' ? { code: 'RELEASE_PUBLISHED', parameters: { release } } : undefined
}

async function heldBy(transaction: Transaction<ContentTables>, releaseId: number): Promise<readonly string[]> {
  return (await listReleases(transaction)).find((release) => release.id === releaseId)?.stories ?? []
}
