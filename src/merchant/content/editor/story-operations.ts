/** Stories for the desk: the list, one story with its draft, and saving it with the checks of a push (DCO-01, DCO-03). */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import { actorCan } from '../../../contracts/staff/actor.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import {
  publishStories,
  readStoriesToPull,
  takeTurn,
  writeDrafts,
  type StoryToPull,
  type StoryToSave,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation, type RegisteredOperation } from '../../operation.ts'
import { versionOf } from '../../run/versions.ts'
import { checkContent } from '../check/check-content.ts'
import { contentProblem } from '../files/problem.ts'
import { withUids } from '../files/story-file.ts'
import { isTooDeep, shownPlace } from '../walk-content.ts'
import { storySubject } from '../operations/content-subjects.ts'
import { problemsInShop, readShopContent, saysTheSame } from '../operations/shop-content.ts'
import { storiesBefore, undoContent } from '../operations/undo-content.ts'
import { describeKinds, FIELD_TYPES, type FieldKind } from './describe-kinds.ts'

const slug = z.string().refine(isStorySlug, 'Not a slug')

const fieldKind: z.ZodType<FieldKind> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.enum(FIELD_TYPES),
    isRequired: z.boolean(),
    isTranslated: z.boolean(),
    options: z.array(z.string()).exactOptional(),
    range: z.tuple([z.number(), z.number()]).exactOptional(),
    fields: z.array(fieldKind).exactOptional(),
  }),
)
const kindGroup = z.record(z.string(), z.array(fieldKind))

/** Draft: never published. Changed: published, and its draft differs. */
const STORY_STATES = ['draft', 'changed', 'published'] as const
const state = z.enum(STORY_STATES)

const stateOf = ({ published, draft_differs: differs }: StoryToPull): (typeof STORY_STATES)[number] =>
  published ? (differs ? 'changed' : 'published') : 'draft'

const listStories = merchantOperation({
  name: 'story.list',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(z.object({ slug: z.string(), name: z.string(), component: z.string(), uuid: z.string(), state })),
  run: ({ database }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const stories = await readStoriesToPull(transaction)
      return ok(
        stories.map((story) => ({
          slug: story.full_slug,
          name: story.name,
          component: story.content.component,
          uuid: story.uuid,
          state: stateOf(story),
        })),
      )
    }),
})

const storyKinds = merchantOperation({
  name: 'story.kinds',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({ pages: kindGroup, shared: kindGroup, blocks: kindGroup }),
  run: async () => ok(describeKinds()),
})

const content = z
  .looseObject({ component: z.string() })
  .refine((given) => !isTooDeep(given), 'Deeper than any page that people build')

const readStory = merchantOperation({
  name: 'story.read',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({ slug }),
  output: z.object({ slug: z.string(), name: z.string(), content, state, version: z.int() }),
  run: ({ database }, wanted) =>
    database.snapshot(async (transaction) => {
      const story = (await readShopContent(transaction)).get(wanted.slug)
      if (story === undefined) return rejected('UNKNOWN_STORY', { story: wanted.slug })
      return ok({
        slug: story.full_slug,
        name: story.name,
        content: story.content,
        state: stateOf(story),
        version: await versionOf(transaction, storySubject(wanted.slug)),
      })
    }),
})

const toSave = z.strictObject({
  slug,
  name: z.string().trim().min(1).max(500),
  content,
  /** Visitors see it, too. */
  publish: z.boolean(),
  /** Looks for problems only. */
  checkOnly: z.boolean(),
  /** That the edit is based on (OPS-05). */
  version: z.int().min(0).exactOptional(),
})

const saved = z.object({ problems: z.array(contentProblem), isPublished: z.boolean() })

/** What a push of this one file would be rejected for, and nothing else. Long: every step of a push, for one story. */
const saveStory = merchantOperation({
  name: 'story.save',
  kind: 'write',
  permission: 'content.write',
  fresh: false,
  service: 'content',
  input: toSave,
  output: saved,
  subject: (given) => storySubject(given.slug),
  version: (given) => given.version,
  isCheck: ({ checkOnly }) => checkOnly,
  isRejection: ({ problems }) => problems.length > 0,
  async guard(_, { publish, checkOnly }, actor) {
    const permission = 'content.publish'
    if (!publish || checkOnly || actorCan(actor, permission)) return undefined
    return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
  },
  run: ({ database, clock, auditOf }, given) =>
    database.transaction(async (transaction) => {
      if (!given.checkOnly) await takeTurn(transaction)
      const shop = await readShopContent(transaction)
      const before = shop.get(given.slug)
      if (before === undefined) return rejected('UNKNOWN_STORY', { story: given.slug })
      const story = editedStory(before, given)
      const ofContent = checkContent(story.content, given.slug).map(({ at, message }) => ({
        file: given.slug,
        at: shownPlace(at),
        message,
      }))
      const push = { stories: [story], datasources: [], pictures: [], checkOnly: given.checkOnly }
      const ofShop = await problemsInShop(transaction, push, { shop, gone: new Set(), publish: given.publish })
      const problems = [...ofContent, ...ofShop]
      if (problems.length > 0 || given.checkOnly) return ok({ problems, isPublished: false })
      const now = clock.now()
      const { logOf } = await storiesBefore(transaction, [given.slug], auditOf)
      const log = logOf(given.slug)
      if (!saysTheSame(before, story)) {
        await writeDrafts(transaction, [story], now)
        log.changed({ field: 'content', before: before.name, after: now.toISOString() })
      }
      const published = given.publish ? await publishStories(transaction, [given.slug], now) : []
      for (const _ of published) log.changed({ field: 'publishedAt', before: null, after: now.toISOString() })
      return ok({ problems: [], isPublished: given.publish })
    }),
  undo: undoContent,
})

/** What the editor does not show stays as it is. */
function editedStory(before: StoryToPull, { name, content: edited }: z.output<typeof toSave>): StoryToSave {
  const { id: _id, draft_differs: _differs, published: _published, ...rest } = before
  return { ...rest, name, content: withUids(edited, before.full_slug) }
}

export const STORY_OPERATIONS: readonly RegisteredOperation[] = [listStories, storyKinds, readStory, saveStory]
