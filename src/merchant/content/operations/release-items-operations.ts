/** What a release contains: drafts of stories and of texts are put into it and removed from it (DCO-12). */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import { fail, ok } from '../../../platform/result.ts'
import {
  putIntoRelease,
  putTextsIntoRelease,
  readDraftDatasources,
  readRelease,
  readReleaseTexts,
  readStoriesToPull,
  removeFromRelease,
  textIn,
  textKey,
  takeTurn,
} from '../../../services/content/admin.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { releaseIdIn, releaseSubject } from './content-subjects.ts'
import { whyNotOpen } from './release-content.ts'

const id = z.int().min(1)
const version = z.int().min(0).exactOptional()
const slug = z.string().refine(isStorySlug, 'Not a slug')
const textPlace = z.strictObject({
  datasource: z.string().min(1).max(100),
  name: z.string().min(1).max(500),
  dimension: z.string().max(100),
})
const items = { stories: z.array(slug).max(1000), texts: z.array(textPlace).max(5000) }

const addedItems = z.object({
  stories: z.array(z.string()),
  texts: z.array(z.object({ datasource: z.string(), name: z.string(), dimension: z.string() })),
})

/** The drafts as they are now; a story or text that is in the release already is renewed there. */
export const putDraftsIntoRelease = merchantOperation({
  name: 'release.put',
  kind: 'write',
  permission: 'releases.schedule',
  fresh: false,
  service: 'content',
  input: z.strictObject({ id, ...items, version }),
  output: z.object({ stories: z.array(z.string()).readonly(), texts: z.int() }),
  subject: ({ id: releaseId }) => releaseSubject(releaseId),
  version: (wanted) => wanted.version,
  run: ({ database, clock, actor, audit }, { id: releaseId, stories: slugs, texts }) =>
    database.transaction(async (transaction) => {
      await takeTurn(transaction)
      const closed = await whyNotOpen(transaction, releaseId)
      if (closed !== undefined) return fail(closed)
      const drafts = (await readStoriesToPull(transaction)).filter((story) => slugs.includes(story.full_slug))
      const missing = slugs.filter((one) => !drafts.some((story) => story.full_slug === one))
      if (missing.length > 0) return rejected('UNKNOWN_STORY', { story: missing.join(', ') })
      const datasources = await readDraftDatasources(transaction)
      const wanted = texts.flatMap((text) => {
        const value = textIn(
          datasources.find((one) => one.slug === text.datasource),
          text.name,
          text.dimension,
        )
        return value === null ? [] : [{ ...text, value }]
      })
      const unknown = texts.find((text) => !wanted.some((one) => textKey(one) === textKey(text)))
      if (unknown !== undefined) return rejected('UNKNOWN_TEXT', { text: unknown.name })
      const release = await readRelease(transaction, releaseId)
      const held = new Set(release?.stories)
      const heldTexts = new Set((await readReleaseTexts(transaction, releaseId)).map(textKey))
      const stories = drafts.map(({ published: _p, draft_differs: _d, ...story }) => story)
      const changed = await putIntoRelease(transaction, releaseId, stories, clock.now(), actorKey(actor))
      await putTextsIntoRelease(transaction, releaseId, wanted)
      audit.restores({
        stories: slugs.filter((one) => !held.has(one)),
        texts: texts.filter((text) => !heldTexts.has(textKey(text))),
      })
      if (changed.length > 0) audit.changed({ field: 'stories', before: [...held], after: [...held, ...changed] })
      if (wanted.length > 0) audit.changed({ field: 'texts', before: heldTexts.size, after: wanted.length })
      return ok({ stories: changed, texts: wanted.length })
    }),
  /** Removes what was new in the release. */
  async undo({ database, audit }, { subject, changes, state }) {
    const releaseId = releaseIdIn(subject)
    const added = addedItems.parse(state)
    return database.transaction(async (transaction) => {
      const closed = await whyNotOpen(transaction, releaseId)
      if (closed !== undefined) return fail(closed)
      await removeFromRelease(transaction, releaseId, added)
      for (const { field, before, after } of changes) audit.changed({ field, before: after, after: before })
      return ok(undefined)
    })
  },
})

export const removeFromContentRelease = merchantOperation({
  name: 'release.remove',
  kind: 'write',
  permission: 'releases.schedule',
  fresh: false,
  service: 'content',
  input: z.strictObject({ id, ...items, version }),
  output: z.object({}),
  subject: ({ id: releaseId }) => releaseSubject(releaseId),
  version: (wanted) => wanted.version,
  run: ({ database, audit }, { id: releaseId, stories, texts }) =>
    database.transaction(async (transaction) => {
      const closed = await whyNotOpen(transaction, releaseId)
      if (closed !== undefined) return fail(closed)
      await removeFromRelease(transaction, releaseId, { stories, texts })
      if (stories.length > 0) audit.changed({ field: 'stories', before: stories, after: [] })
      if (texts.length > 0) audit.changed({ field: 'texts', before: texts.map(({ name }) => name), after: [] })
      return ok({})
    }),
})
