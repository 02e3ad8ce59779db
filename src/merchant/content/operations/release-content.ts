/** Releases: made, filled and published from outside. */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok } from '../../../platform/result.ts'
import {
  takeTurn,
  publishRelease,
  releaseState,
  createRelease,
  listReleases,
  putIntoRelease,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { registerPictures } from '../../../services/images/admin.ts'
import { merchantOperation } from '../../operation.ts'
import type { ContentProblem } from '../files/problem.ts'
import { contentToPush, type ContentToPush } from './push-payload.ts'
import { problemsInShop, readShopContent, saysTheSame } from './shop-content.ts'

export type { Release } from '../../../services/content/admin.ts'

const id = z.int().min(1)

export const createContentRelease = merchantOperation({
  name: 'content/release/create',
  input: z.strictObject({ name: z.string().trim().min(1).max(200) }),
  run: ({ name }, { database, clock }) =>
    database.transaction(async (transaction) => ok(await createRelease(transaction, name, clock.now()))),
})

export const listContentReleases = merchantOperation({
  name: 'content/release/list',
  input: z.strictObject({}),
  run: (_, { database }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => ok(await listReleases(transaction))),
})

export type AddToRelease = ContentToPush & { readonly id: number }

export type AddedToRelease = { readonly problems: readonly ContentProblem[]; readonly changed: readonly string[] }

const input: z.ZodType<AddToRelease> = z.strictObject({ ...contentToPush, id })

/** What differs from what visitors read; a story that the release holds already is renewed in it in any case. */
export const addToContentRelease = merchantOperation({
  name: 'content/release/add',
  input,
  run: (push, { database, clock }) =>
    database.transaction(async (transaction) => {
      if (!push.checkOnly) await takeTurn(transaction)
      const refused = await whyNotOpen(transaction, push.id)
      if (refused !== undefined) return fail(refused)
      const shop = await readShopContent(transaction)
      const problems = await problemsInShop(transaction, push, { shop, gone: new Set(), publish: false })
      const held = new Set(await heldBy(transaction, push.id))
      const differing = push.stories.filter((story) => {
        const before = shop.get(story.full_slug)
        const isPublic = before?.published === true && !before.draft_differs
        return held.has(story.full_slug) || !isPublic || !saysTheSame(before, story)
      })
      if (problems.length > 0 || push.checkOnly) {
        return ok<AddedToRelease>({ problems, changed: differing.map((story) => story.full_slug) })
      }
      const now = clock.now()
      await registerPictures(transaction, push.pictures, { now: () => now })
      const added = differing.map(({ published: _published, ...story }) => story)
      return ok<AddedToRelease>({ problems, changed: await putIntoRelease(transaction, push.id, added, now) })
    }),
})

export const publishContentRelease = merchantOperation({
  name: 'content/release/publish',
  input: z.strictObject({ id }),
  run: ({ id: releaseId }, { database, clock }) =>
    database.transaction(async (transaction) => {
      const refused = await whyNotOpen(transaction, releaseId)
      return refused === undefined ? ok(await publishRelease(transaction, releaseId, clock.now())) : fail(refused)
    }),
})

async function whyNotOpen(transaction: Transaction<ContentTables>, releaseId: number): Promise<string | undefined> {
  const state = await releaseState(transaction, releaseId)
  if (state === 'unknown') return `There is no release ${releaseId}`
  return state === 'published' ? `The release ${releaseId} is published already` : undefined
}

async function heldBy(transaction: Transaction<ContentTables>, releaseId: number): Promise<readonly string[]> {
  return (await listReleases(transaction)).find((release) => release.id === releaseId)?.stories ?? []
}
