/** Takes content into the shop: all of it or, where something does not fit, nothing and a list of what that is. */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { actorCan } from '../../../contracts/staff/actor.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import {
  takeTurn,
  readDatasource,
  writeDatasource,
  type Datasource,
  deleteStories,
  publishStories,
  slugsHeldBack,
  writeDrafts,
  type StoryToSave,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { registerPictures } from '../../../services/images/admin.ts'
import { merchantOperation } from '../../operation.ts'
import { contentProblem, type ContentProblem } from '../files/problem.ts'
import { storySubject } from './publish-content.ts'
import { contentToPush, type ContentToPush } from './push-payload.ts'
import { mayBePublished, problemsInShop, readShopContent, saysTheSame, type ShopContent } from './shop-content.ts'

export type Push = ContentToPush & {
  readonly publish: boolean
  /** Stories of the same content keys that are not among those pushed leave the shop. */
  readonly deleteMissing: boolean
}

export type Pushed = {
  readonly problems: readonly ContentProblem[]
  /** What did change, or would. */
  readonly drafts: readonly string[]
  readonly published: readonly string[]
  readonly deleted: readonly string[]
  readonly datasources: readonly string[]
}

const slugList = z.array(z.string())

const pushed: z.ZodType<Pushed> = z.object({
  problems: z.array(contentProblem),
  drafts: slugList,
  published: slugList,
  deleted: slugList,
  datasources: slugList,
})

const input: z.ZodType<Push> = z.strictObject({ ...contentToPush, publish: z.boolean(), deleteMissing: z.boolean() })

export const pushContent = merchantOperation({
  name: 'content.push',
  kind: 'write',
  permission: 'content.write',
  fresh: false,
  service: 'content',
  input,
  output: pushed,
  isCheck: ({ checkOnly }) => checkOnly,
  isRejection: ({ problems }) => problems.length > 0,
  guard: async (_, { publish }, actor) =>
    publish && !actorCan(actor, 'content.publish')
      ? { code: 'FORBIDDEN', parameters: { permission: 'content.publish' }, details: { permission: 'content.publish' } }
      : undefined,
  timeoutMs: 120_000,
  run: ({ database, clock, auditOf }, push) =>
    database.transaction(async (transaction) => {
      if (!push.checkOnly) await takeTurn(transaction)
      const shop = await readShopContent(transaction)
      const deleted = push.deleteMissing ? missingIn(push, shop, await slugsHeldBack(transaction)) : []
      const problems = await problemsInShop(transaction, push, { shop, gone: new Set(deleted), publish: push.publish })
      const drafts = push.stories.filter((story) => !saysTheSame(shop.get(story.full_slug), story))
      const datasources = await changedDatasources(transaction, push.datasources)
      const wouldChange = {
        drafts: drafts.map((story) => story.full_slug),
        deleted,
        datasources: datasources.map(({ slug }) => slug),
      }
      if (problems.length > 0 || push.checkOnly) return ok({ problems, ...wouldChange, published: [] })

      const now = clock.now()
      // Delete first: the uuid may be reused by another story.
      await deleteStories(transaction, deleted)
      await registerPictures(transaction, push.pictures, { now: () => now })
      await writeDrafts(transaction, drafts, now)
      const toPublish = push.stories.filter(mayBePublished).map((story) => story.full_slug)
      const published = push.publish ? await publishStories(transaction, toPublish, now) : []
      for (const datasource of datasources) await writeDatasource(transaction, datasource)
      const gone = deleted.map((slug) => ({ slug, before: shop.get(slug), after: undefined }))
      const changed = drafts.map((story) => ({
        slug: story.full_slug,
        before: shop.get(story.full_slug),
        after: story,
      }))
      for (const { slug, before, after } of [...gone, ...changed]) {
        auditOf(storySubject(slug)).changed({ field: 'content', before: digestOf(before), after: digestOf(after) })
      }
      for (const slug of published) {
        auditOf(storySubject(slug)).changed({ field: 'publishedAt', before: null, after: now.toISOString() })
      }
      for (const { slug } of datasources) {
        auditOf(`datasource:${slug}`).changed({ field: 'entries', before: null, after: now.toISOString() })
      }
      return ok({ problems: [], ...wouldChange, published })
    }),
})

/** Names a state of a story: the audit log does not repeat whole pages. */
const digestOf = (story: StoryToSave | undefined): string | null =>
  story === undefined ? null : createHash('sha256').update(JSON.stringify(story.content)).digest('hex').slice(0, 16)

/** A folder with only `uk` does not delete stories of other keys; a pulled folder does not delete stories of releases. */
function missingIn({ stories }: ContentToPush, shop: ShopContent, heldBack: ReadonlySet<string>): readonly string[] {
  const slugs = new Set(stories.map(({ full_slug: slug }) => slug))
  const keys = new Set([...slugs].map(keyOf))
  return [...shop.keys()].filter((slug) => keys.has(keyOf(slug)) && !slugs.has(slug) && !heldBack.has(slug))
}

const keyOf = (slug: string): string => slug.split('/', 1)[0] ?? ''

async function changedDatasources(
  transaction: Transaction<ContentTables>,
  datasources: readonly Datasource[],
): Promise<readonly Datasource[]> {
  const changed: Datasource[] = []
  for (const datasource of datasources) {
    const before = await readDatasource(transaction, datasource.slug)
    if (!before || !isDeepStrictEqual(inNoOrder(before), inNoOrder(datasource))) changed.push(datasource)
  }
  return changed
}

/** The entries of a file are found by their names, not by their order. */
const inNoOrder = ({ name, entries }: Datasource) => ({
  name,
  entries: Object.fromEntries(entries.map(({ name: key, value, dimensions }) => [key, { value, dimensions }])),
})
