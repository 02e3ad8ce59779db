/** Answers of the operations on releases, translations and versions of pages. */
import * as z from 'zod/mini'

const nothing = z.unknown()
const optional = z.nullable(z.string())

const release = z.object({
  id: z.number(),
  name: z.string(),
  created_at: z.string(),
  published_at: optional,
  publish_at: optional,
  time_zone: optional,
  failed_at: optional,
  reverted_at: optional,
  stories: z.array(z.string()),
  texts: z.number(),
})

const problem = z.object({ file: z.string(), at: z.string(), message: z.string() })

const text = z.object({ datasource: z.string(), name: z.string(), dimension: z.string(), value: z.string() })

const gap = z.object({
  kind: z.enum(['missing', 'stale', 'placeholders', 'page']),
  of: z.enum(['story', 'datasource']),
  slug: z.string(),
  name: z.string(),
  place: z.string(),
  field: z.string(),
  language: z.string(),
  storefronts: z.array(z.string()),
  source: z.string(),
  translation: z.string(),
  instead: z.string(),
  inEditor: z.boolean(),
})

const translationRow = z.object({
  place: z.string(),
  field: z.string(),
  block: z.string(),
  source: z.string(),
  translation: z.string(),
  isStale: z.boolean(),
  hasPlaceholders: z.boolean(),
  placeholders: z.array(z.string()),
  inEditor: z.boolean(),
})

const version = z.object({
  number: z.number(),
  savedAt: z.string(),
  author: z.string(),
  publishedAt: optional,
  publishedBy: optional,
  label: optional,
})

export const contentVersionSchemas = {
  'content.status': z.object({ waiting: z.array(z.object({ slug: z.string(), published: z.boolean() })) }),
  'content.delete': nothing,
  'release.list': z.array(release),
  'release.read': z.object({
    release,
    version: z.number(),
    stories: z.array(z.object({ slug: z.string(), name: z.string(), isNew: z.boolean(), draftChanged: z.boolean() })),
    texts: z.array(z.extend(text, { before: optional, draftChanged: z.boolean() })),
    problems: z.array(problem),
    failure: z.nullable(z.array(problem)),
    revertUntil: optional,
    publishedOver: z.array(z.string()),
  }),
  'release.create': release,
  'release.put': nothing,
  'release.remove': nothing,
  'release.schedule': nothing,
  'release.publish': nothing,
  'release.revert': nothing,
  'datasource.drafts': z.array(z.extend(text, { published: optional })),
  'translation.gaps': z.object({
    counts: z.array(z.object({ language: z.string(), missing: z.number(), stale: z.number() })),
    gaps: z.array(gap),
  }),
  'translation.read': z.object({ name: z.string(), rows: z.array(translationRow) }),
  'translation.save': nothing,
  'story.versions': z.array(version),
  'story.compare': z.array(z.object({ block: z.string(), field: z.string(), before: optional, after: optional })),
  'story.restore-version': nothing,
  'story.name-version': nothing,
  'story.links': z.array(
    z.object({ slug: z.string(), name: z.string(), isShared: z.boolean(), places: z.array(z.string()) }),
  ),
  'story.move': z.object({ slug: z.string() }),
  'story.deleted': z.array(
    z.object({ id: z.number(), slug: z.string(), name: z.string(), deletedAt: z.string(), author: z.string() }),
  ),
  'story.restore': z.object({ slug: z.string() }),
}

export type ReleaseEntry = z.infer<typeof release>
export type GapEntry = z.infer<typeof gap>
export type TranslationEntry = z.infer<typeof translationRow>
export type VersionEntry = z.infer<typeof version>
export type ContentProblemEntry = z.infer<typeof problem>
