/** Publishes and unpublishes stories, deletes them, and lists unpublished drafts. An unknown slug rejects the whole operation. */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import {
  deleteStories,
  publishStories,
  unpublishStories,
  readStoriesToPull,
  slugsHeldBack,
  listReleases,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { merchantOperation } from '../../operation.ts'

const slug = z.string().refine(isStorySlug, 'Not a slug')

type Some = { readonly slugs: readonly string[] }
const some: z.ZodType<Some> = z.strictObject({ slugs: z.array(slug) })

type ToPublish = Some & {
  /** With a slash at their ends. */
  readonly folders: readonly string[]
  readonly all: boolean
}
const toPublish: z.ZodType<ToPublish> = z.strictObject({
  slugs: z.array(slug),
  folders: z.array(z.string()),
  all: z.boolean(),
})

export const publishContent = merchantOperation({
  name: 'content/publish',
  input: toPublish,
  run: ({ slugs, folders, all }, { database, clock }) =>
    database.transaction(async (transaction) => {
      if (all) return ok(await publishStories(transaction, 'all', clock.now()))
      const known = await knownSlugs(transaction)
      const empty = folders.find((folder) => !known.some((one) => one.startsWith(folder)))
      if (empty !== undefined) return fail(`There is no story below ${empty}`)
      const heldBack = await slugsHeldBack(transaction)
      const below = known.filter((one) => !heldBack.has(one) && folders.some((folder) => one.startsWith(folder)))
      return onKnown(known, [...new Set([...slugs, ...below])], (wanted) =>
        publishStories(transaction, wanted, clock.now()),
      )
    }),
})

export const unpublishContent = merchantOperation({
  name: 'content/unpublish',
  input: some,
  run: ({ slugs }, { database }) =>
    database.transaction(async (transaction) =>
      onKnown(await knownSlugs(transaction), slugs, (wanted) => unpublishStories(transaction, wanted)),
    ),
})

export const deleteContent = merchantOperation({
  name: 'content/delete',
  input: some,
  run: ({ slugs }, { database }) =>
    database.transaction(async (transaction) =>
      onKnown(await knownSlugs(transaction), slugs, (wanted) => deleteStories(transaction, wanted)),
    ),
})

export const contentStatus = merchantOperation({
  name: 'content/status',
  input: z.strictObject({}),
  run: (_, { database }) =>
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

async function knownSlugs(transaction: Transaction<ContentTables>): Promise<readonly string[]> {
  const rows = await transaction.selectFrom('stories').select('full_slug').orderBy('full_slug').execute()
  return rows.map((row) => row.full_slug)
}

async function onKnown(
  known: readonly string[],
  wanted: readonly string[],
  work: (slugs: readonly string[]) => Promise<readonly string[]>,
): Promise<Result<readonly string[], string>> {
  const there = new Set(known)
  const missing = wanted.filter((one) => !there.has(one))
  return missing.length > 0 ? fail(`There is no story ${missing.join(', ')}`) : ok(await work(wanted))
}
