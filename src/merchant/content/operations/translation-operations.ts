/** Translations at the desk: gaps, side by side, and saved as drafts (DCO-06, DCO-07). */
import { z } from 'zod'
import { isStorySlug } from '../../../contracts/content/content.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok } from '../../../platform/result.ts'
import {
  deleteTextDrafts,
  readDraftDatasources,
  readStaleTexts,
  readStoriesToPull,
  saveTextDrafts,
  textIn,
  writeDrafts,
  takeTurn,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { datasourceSubject, STORY } from './content-subjects.ts'
import { textChange } from './text-changes.ts'
import { storiesBefore, undoContent } from './undo-content.ts'

/** Swiss texts are the German ones in another spelling. */
const locale = z.enum(['en-GB', 'en-US', 'de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT'])
const subject = { of: z.enum(['story', 'datasource']), slug: z.string().refine(isStorySlug, 'Not a slug') }

const gap = z.object({
  kind: z.enum(['missing', 'stale', 'placeholders', 'page']),
  of: subject.of,
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

export const translationGaps = merchantOperation({
  name: 'translation.gaps',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({ language: locale.exactOptional(), storefront: z.string().max(10).exactOptional() }),
  output: z.object({
    /** Of all languages, whatever was asked for. */
    counts: z.array(z.object({ language: z.string(), missing: z.int(), stale: z.int() })),
    gaps: z.array(gap),
  }),
  run: ({ database }, { language, storefront }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const { findGaps } = await import('../translations/find-gaps.ts')
      const all = await findGaps({
        stories: await readStoriesToPull(transaction),
        datasources: await readDraftDatasources(transaction),
        isStale: await readStaleTexts(transaction),
      })
      const counts = [...Map.groupBy(all, (one) => one.language)].map(([of, gaps]) => ({
        language: of,
        missing: gaps.filter(({ kind }) => kind !== 'stale').length,
        stale: gaps.filter(({ kind }) => kind === 'stale').length,
      }))
      const gaps = all.filter(
        (one) =>
          (language === undefined || one.language === language) &&
          (storefront === undefined || one.storefronts.includes(storefront)),
      )
      return ok({ counts: counts.toSorted((one, other) => (one.language < other.language ? -1 : 1)), gaps })
    }),
})

const row = z.object({
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

export const readTranslations = merchantOperation({
  name: 'translation.read',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({ ...subject, language: locale }),
  output: z.object({ name: z.string(), rows: z.array(row) }),
  run: ({ database }, { of, slug, language }) =>
    database.snapshot(async (transaction: Transaction<ContentTables>) => {
      const { storyRows, datasourceRows } = await import('../translations/side-by-side.ts')
      const isStale = await readStaleTexts(transaction)
      if (of === 'story') {
        const story = (await readStoriesToPull(transaction)).find((one) => one.full_slug === slug)
        if (story === undefined) return rejected('UNKNOWN_STORY', { story: slug })
        return ok({ name: story.name, rows: storyRows(story, language, isStale) })
      }
      const datasource = (await readDraftDatasources(transaction)).find((one) => one.slug === slug)
      if (datasource === undefined) return rejected('UNKNOWN_DATASOURCE', { datasource: slug })
      return ok({ name: datasource.name, rows: datasourceRows(datasource, language, isStale) })
    }),
})

const translation = z.strictObject({
  ...subject,
  place: z.string().min(1).max(1000),
  language: locale,
  value: z.string().max(100_000),
})

const before = z.array(textChange)

export const saveTranslations = merchantOperation({
  name: 'translation.save',
  kind: 'write',
  permission: 'content.write',
  fresh: false,
  service: 'content',
  input: z.strictObject({
    texts: z.array(translation).min(1).max(500),
    versions: z.record(z.string(), z.int().min(0)).exactOptional(),
  }),
  output: z.object({ stories: z.array(z.string()).readonly(), texts: z.int() }),
  run: ({ database, clock, actor, auditOf }, { texts: wanted, versions }) =>
    database.transaction(async (transaction) => {
      await takeTurn(transaction)
      const { confirmStoryTexts, prepareTranslations } = await import('../translations/save-translations.ts')
      const prepared = await prepareTranslations(transaction, wanted)
      if (!prepared.ok) return prepared
      const { stories, texts } = prepared.value
      const authored = { now: clock.now(), author: actorKey(actor) }
      const slugs = stories.map((story) => story.full_slug)
      const { logOf } = await storiesBefore(transaction, slugs, auditOf, versions)
      const changed = await writeDrafts(transaction, stories, authored.now, authored.author)
      await confirmStoryTexts(transaction, stories, wanted)
      for (const slug of changed) {
        const fields = wanted.filter((one) => one.slug === slug).map(({ place, language }) => `${place} ${language}`)
        logOf(slug).changed({ field: 'translations', before: null, after: fields })
      }
      const drafts = await readDraftDatasources(transaction)
      const saved = await saveTextDrafts(transaction, texts, authored)
      for (const [slug, ofSlug] of Map.groupBy(saved, ({ datasource }) => datasource)) {
        const known = drafts.find((one) => one.slug === slug)
        const log = auditOf(datasourceSubject(slug))
        log.restores(
          ofSlug.map(({ name, dimension }) => ({
            datasource: slug,
            name,
            dimension,
            value: textIn(known, name, dimension),
          })),
        )
        for (const { name, dimension, value } of ofSlug) {
          const field = `${name} ${dimension}`
          log.changed({ field, before: textIn(known, name, dimension), after: value })
        }
      }
      return ok({ stories: changed, texts: saved.length })
    }),
  async undo(context, undone) {
    if (undone.subject.startsWith(STORY)) return undoContent(context, undone)
    const { database, clock, actor, audit } = context
    const texts = before.parse(undone.state)
    await database.transaction(async (transaction) => {
      const restored = texts.flatMap(({ value, ...text }) => (value === null ? [] : [{ ...text, value }]))
      await deleteTextDrafts(transaction, texts)
      await saveTextDrafts(transaction, restored, { now: clock.now(), author: actorKey(actor) })
    })
    for (const { field, before: was, after } of undone.changes) audit.changed({ field, before: after, after: was })
    return ok(undefined)
  },
})
