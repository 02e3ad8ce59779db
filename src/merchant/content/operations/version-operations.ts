/** Versions of stories: listed, compared, named and restored (DCO-10). */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import { ok } from '../../../platform/result.ts'
import { listVersions, nameVersion, readVersion, writeDrafts, takeTurn } from '../../../services/content/admin.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { authorNames } from '../versions/author-view.ts'
import { compareVersions } from '../versions/compare-versions.ts'
import { storySubject } from './content-subjects.ts'
import { storiesBefore, undoContent } from './undo-content.ts'

const slug = z.string().refine(isStorySlug, 'Not a slug')
const number = z.int().min(1)
const baseVersion = z.int().min(0).exactOptional()

const unknownVersion = (story: string, version: number) => rejected('UNKNOWN_VERSION', { story, version })

export const storyVersions = merchantOperation({
  name: 'story.versions',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({ slug }),
  output: z.array(
    z.object({
      number: z.int(),
      savedAt: z.string(),
      author: z.string(),
      publishedAt: z.string().nullable(),
      publishedBy: z.string().nullable(),
      label: z.string().nullable(),
    }),
  ),
  async run(context, { slug: story }) {
    const versions = await listVersions(context.database.query, story)
    if (versions === undefined) return rejected('UNKNOWN_STORY', { story })
    const nameOf = await authorNames(
      context,
      versions.flatMap(({ author, publishedBy }) => [author, publishedBy]),
    )
    return ok(
      versions.map((version) => ({
        ...version,
        author: nameOf(version.author),
        publishedBy: version.publishedBy === null ? null : nameOf(version.publishedBy),
      })),
    )
  },
})

export const compareStoryVersions = merchantOperation({
  name: 'story.compare',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({ slug, before: number, after: number }),
  output: z.array(
    z.object({ block: z.string(), field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  async run({ database }, { slug: story, before, after }) {
    const one = await readVersion(database.query, story, before)
    if (one === undefined) return unknownVersion(story, before)
    const other = await readVersion(database.query, story, after)
    if (other === undefined) return unknownVersion(story, after)
    return ok(compareVersions(one, other))
  },
})

/** A new draft with the content of the version; what is published stays. */
export const restoreStoryVersion = merchantOperation({
  name: 'story.restore-version',
  kind: 'write',
  permission: 'content.write',
  fresh: false,
  service: 'content',
  input: z.strictObject({ slug, number, version: baseVersion }),
  output: z.object({ changed: z.boolean() }),
  unversioned: ({ slug: story, version }) =>
    version === undefined ? [{ path: ['version'], subject: storySubject(story) }] : [],
  run: ({ database, clock, actor, auditOf }, { slug: story, number: wanted, version }) =>
    database.transaction(async (transaction) => {
      await takeTurn(transaction)
      const stored = await readVersion(transaction, story, wanted)
      if (stored === undefined) return unknownVersion(story, wanted)
      const { name, content, tag_list, position, sort_by_date, is_startpage, meta_data } = stored
      const versions = version === undefined ? {} : { [story]: version }
      const { logOf } = await storiesBefore(transaction, [story], auditOf, versions)
      const draft = { full_slug: story, name, content, tag_list, position, sort_by_date, is_startpage, meta_data }
      const changed = await writeDrafts(transaction, [draft], clock.now(), actorKey(actor))
      if (changed.length > 0) logOf(story).changed({ field: 'restoredVersion', before: null, after: wanted })
      return ok({ changed: changed.length > 0 })
    }),
  undo: undoContent,
})

export const nameStoryVersion = merchantOperation({
  name: 'story.name-version',
  kind: 'write',
  permission: 'content.write',
  fresh: false,
  service: 'content',
  input: z.strictObject({ slug, number, label: z.string().trim().min(1).max(100).nullable() }),
  output: z.object({}),
  subject: ({ slug: story }) => `${storySubject(story)}/versions`,
  run: ({ database, audit }, { slug: story, number: wanted, label }) =>
    database.transaction(async (transaction) => {
      const named = await nameVersion(transaction, story, { number: wanted, label })
      if (named === undefined) return unknownVersion(story, wanted)
      if (named.before !== label) audit.changed({ field: `label.${wanted}`, before: named.before, after: label })
      return ok({})
    }),
})
