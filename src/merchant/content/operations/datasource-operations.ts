/** Drafts of datasources: listed and published (DCO-09). */
import { z } from 'zod'
import { ok } from '../../../platform/result.ts'
import {
  publishTextDrafts,
  readDatasources,
  readTextDrafts,
  textIn,
  textKey,
  unpublishTexts,
  takeTurn,
} from '../../../services/content/admin.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { datasourceSubject } from './content-subjects.ts'
import { datasourceText, textChange } from './text-changes.ts'

export const datasourceDrafts = merchantOperation({
  name: 'datasource.drafts',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(datasourceText.extend({ published: z.string().nullable() })),
  async run({ database }) {
    const published = await readDatasources(database.query)
    const drafts = await readTextDrafts(database.query)
    return ok(
      drafts.map((draft) => ({
        ...draft,
        published: textIn(
          published.find(({ slug }) => slug === draft.datasource),
          draft.name,
          draft.dimension,
        ),
      })),
    )
  },
})

const place = z.strictObject({
  datasource: z.string().min(1).max(100),
  name: z.string().min(1).max(500),
  dimension: z.string().max(100),
})

const undone = z.object({ published: z.array(textChange), drafts: z.array(datasourceText) })

export const publishDatasourceTexts = merchantOperation({
  name: 'datasource.publish',
  kind: 'write',
  permission: 'content.publish',
  fresh: false,
  service: 'content',
  /** Without texts: all drafts. */
  input: z.strictObject({ texts: z.array(place).min(1).max(5000).exactOptional() }),
  output: z.object({ texts: z.int() }),
  run: ({ database, auditOf }, { texts }) =>
    database.transaction(async (transaction) => {
      await takeTurn(transaction)
      const drafts = await readTextDrafts(transaction)
      const unknown = texts?.find((text) => !drafts.some((draft) => textKey(draft) === textKey(text)))
      if (unknown !== undefined) return rejected('UNKNOWN_TEXT', { text: unknown.name })
      const before = await readDatasources(transaction)
      const published = await publishTextDrafts(transaction, texts ?? 'all')
      for (const [slug, ofSlug] of Map.groupBy(published, ({ datasource }) => datasource)) {
        const known = before.find((one) => one.slug === slug)
        const log = auditOf(datasourceSubject(slug))
        const earlier = ofSlug.map((text) => ({ ...text, value: textIn(known, text.name, text.dimension) }))
        log.restores({ published: earlier, drafts: ofSlug })
        for (const { name, dimension, value } of ofSlug) {
          const field = dimension === '' ? name : `${name} ${dimension}`
          log.changed({ field, before: textIn(known, name, dimension), after: value })
        }
      }
      return ok({ texts: published.length })
    }),
  async undo({ database, clock, actor, audit }, { changes, state }) {
    const texts = undone.parse(state)
    await database.transaction((transaction) =>
      unpublishTexts(transaction, texts, { now: clock.now(), author: actorKey(actor) }),
    )
    for (const { field, before, after } of changes) audit.changed({ field, before: after, after: before })
    return ok(undefined)
  },
})
