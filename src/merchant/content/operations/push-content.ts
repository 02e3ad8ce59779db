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
import { MAX_SUBJECTS } from '../../bulk/bulk-input.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { contentProblem, type ContentProblem } from '../files/problem.ts'
import { datasourceSubject } from './content-subjects.ts'
import { contentToPush, type ContentToPush } from './push-payload.ts'
import { storiesBefore, undoContent } from './undo-content.ts'
import { mayBePublished, problemsInShop, readShopContent, saysTheSame, type ShopContent } from './shop-content.ts'

export type Push = ContentToPush & {
  readonly publish: boolean
  /** Stories of the same content keys that are not among those pushed leave the shop. */
  readonly deleteMissing: boolean
  /** Of the stories that the edit is based on (OPS-05), by slug. */
  readonly versions?: Readonly<Record<string, number>>
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

const input: z.ZodType<Push> = z.strictObject({
  ...contentToPush,
  publish: z.boolean(),
  deleteMissing: z.boolean(),
  versions: z.record(z.string(), z.int().min(0)).exactOptional(),
})

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
  async guard(_, { publish, stories }, actor) {
    if (publish && !actorCan(actor, 'content.publish')) {
      const permission = 'content.publish'
      return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
    }
    // A folder of the command line may be a whole shop.
    const isLimited = actor.kind === 'staff' || actor.kind === 'api-key'
    return isLimited && stories.length > MAX_SUBJECTS
      ? { code: 'TOO_MANY_SUBJECTS', parameters: { most: MAX_SUBJECTS } }
      : undefined
  },
  timeoutMs: 120_000,
  run: ({ database, clock, actor, auditOf }, push) =>
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
        datasources: datasources.map(({ after }) => after.slug),
      }
      if (problems.length > 0 || push.checkOnly) return ok({ problems, ...wouldChange, published: [] })

      const now = clock.now()
      const author = actorKey(actor)
      const slugs = [...deleted, ...push.stories.map((story) => story.full_slug)]
      const { logOf } = await storiesBefore(transaction, slugs, auditOf, push.versions)
      // Delete first: the uuid may be reused by another story.
      await deleteStories(transaction, deleted, { now, author })
      await registerPictures(transaction, push.pictures, { now: () => now })
      await writeDrafts(transaction, drafts, now, author)
      const toPublish = push.stories.filter(mayBePublished).map((story) => story.full_slug)
      const published = push.publish ? await publishStories(transaction, toPublish, now, author) : []
      for (const { after } of datasources) await writeDatasource(transaction, after)
      const gone = deleted.map((slug) => ({ slug, before: shop.get(slug), after: undefined }))
      const changed = drafts.map((story) => ({
        slug: story.full_slug,
        before: shop.get(story.full_slug),
        after: story,
      }))
      for (const { slug, before, after } of [...gone, ...changed]) {
        logOf(slug).changed({ field: 'content', before: digestOf(before), after: digestOf(after) })
      }
      for (const slug of published) {
        logOf(slug).changed({ field: 'publishedAt', before: null, after: now.toISOString() })
      }
      for (const { before, after } of datasources) {
        const log = auditOf(datasourceSubject(after.slug))
        log.restores(before ?? null)
        log.changed({ field: 'entries', before: null, after: now.toISOString() })
      }
      return ok({ problems: [], ...wouldChange, published })
    }),
  undo: undoContent,
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

type ChangedDatasource = { readonly before: Datasource | undefined; readonly after: Datasource }

async function changedDatasources(
  transaction: Transaction<ContentTables>,
  datasources: readonly Datasource[],
): Promise<readonly ChangedDatasource[]> {
  const changed: ChangedDatasource[] = []
  for (const datasource of datasources) {
    const before = await readDatasource(transaction, datasource.slug)
    if (!before || !isDeepStrictEqual(inNoOrder(before), inNoOrder(datasource)))
      changed.push({ before, after: datasource })
  }
  return changed
}

/** The entries of a file are found by their names, not by their order. */
const inNoOrder = ({ name, entries }: Datasource) => ({
  name,
  entries: Object.fromEntries(entries.map(({ name: key, value, dimensions }) => [key, { value, dimensions }])),
})
