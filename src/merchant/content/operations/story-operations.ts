/** Where stories are: what links to them, moving them, and restoring deleted ones (DCO-13). */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import {
  deleteStories,
  listDeletedStories,
  moveStory,
  readStoriesToPull,
  readStoryRows,
  restoreDeletedStory,
  takeTurn,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { linksTo } from '../links/links-to.ts'
import { authorNames } from '../versions/author-view.ts'
import { storySubject } from './content-subjects.ts'

const slug = z.string().refine(isStorySlug, 'Not a slug')

export const storyLinks = merchantOperation({
  name: 'story.links',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({ slug }),
  output: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      isShared: z.boolean(),
      isPublished: z.boolean(),
      places: z.array(z.string()),
    }),
  ),
  run: ({ database }, { slug: story }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const stories = await readStoriesToPull(transaction)
      if (!stories.some((one) => one.full_slug === story)) return rejected('UNKNOWN_STORY', { story })
      return ok(linksTo(story, stories))
    }),
})

const moved = z.object({ from: z.string(), to: z.string(), redirect: z.boolean() })

/** Visitors find the page under its new path immediately, so it needs the right to publish. */
export const moveStoryOperation = merchantOperation({
  name: 'story.move',
  kind: 'write',
  permission: 'content.publish',
  fresh: false,
  service: 'content',
  input: z.strictObject({ slug, to: slug, redirect: z.boolean(), version: z.int().min(0).exactOptional() }),
  output: z.object({ slug: z.string() }),
  subject: ({ slug: story }) => storySubject(story),
  version: ({ version }) => version,
  run: ({ database, clock, actor, audit }, { slug: from, to, redirect }) =>
    database.transaction(async (transaction) => {
      await takeTurn(transaction)
      const rows = await readStoryRows(transaction, [from, to])
      if (!rows.has(from)) return rejected('UNKNOWN_STORY', { story: from })
      if (rows.has(to)) return rejected('STORY_EXISTS', { story: to })
      await moveStory(transaction, { from, to, redirect }, { now: clock.now(), author: actorKey(actor) })
      audit.restores({ from, to, redirect })
      audit.changed({ field: 'slug', before: from, after: to })
      return ok({ slug: to })
    }),
  async undo({ database, clock, actor, audit }, { state }) {
    const { from, to, redirect } = moved.parse(state)
    return database.transaction(async (transaction) => {
      const rows = await readStoryRows(transaction, [from, to])
      if (!rows.has(to)) return rejected('UNKNOWN_STORY', { story: to })
      const left = rows.get(from)
      if (left !== undefined && left.component !== 'redirect') return rejected('STORY_EXISTS', { story: from })
      if (redirect && left !== undefined) await deleteStories(transaction, [from])
      await moveStory(
        transaction,
        { from: to, to: from, redirect: false },
        { now: clock.now(), author: actorKey(actor) },
      )
      audit.changed({ field: 'slug', before: to, after: from })
      return ok(undefined)
    })
  },
})

export const deletedStories = merchantOperation({
  name: 'story.deleted',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(
    z.object({ id: z.int(), slug: z.string(), name: z.string(), deletedAt: z.string(), author: z.string() }),
  ),
  async run(context) {
    const { database, clock } = context
    const deleted = await listDeletedStories(database.query, clock.now())
    const nameOf = await authorNames(
      context,
      deleted.map(({ author }) => author),
    )
    return ok(deleted.map((story) => ({ ...story, author: nameOf(story.author) })))
  },
})

/** As a draft. */
export const restoreStoryOperation = merchantOperation({
  name: 'story.restore',
  kind: 'write',
  permission: 'content.write',
  fresh: false,
  service: 'content',
  input: z.strictObject({ id: z.int().min(0) }),
  output: z.object({ slug: z.string() }),
  run: ({ database, clock, actor, auditOf }, { id }) =>
    database.transaction(async (transaction) => {
      const authored = { now: clock.now(), author: actorKey(actor) }
      const restored = await restoreDeletedStory(transaction, id, authored)
      if (restored === 'unknown') return rejected('UNKNOWN_DELETED_STORY')
      if (restored === 'slug-taken') return rejected('STORY_EXISTS', { story: await slugOf(transaction, id) })
      auditOf(storySubject(restored.slug)).changed({ field: 'story', before: null, after: restored.slug })
      return ok(restored)
    }),
})

async function slugOf(transaction: Transaction<ContentTables>, id: number): Promise<string> {
  const row = await transaction
    .selectFrom('deleted_stories')
    .select('full_slug')
    .where('story_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.full_slug
}
