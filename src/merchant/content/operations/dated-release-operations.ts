/** Releases at the desk: what they contain, when they are published, and reverting them (DCO-11, DCO-12). */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { fail, ok } from '../../../platform/result.ts'
import {
  publishedOver,
  readRelease,
  revertRelease,
  REVERTIBLE_MS,
  scheduleRelease,
  takeTurn,
} from '../../../services/content/admin.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation } from '../../operation.ts'
import { actorKey } from '../../run/operation-call.ts'
import { versionOf } from '../../run/versions.ts'
import type { ShopSchema } from '../../shop-schema.ts'
import { contentProblem } from '../files/problem.ts'
import { releaseIdIn, releaseSubject, storySubject } from './content-subjects.ts'
import { whyNotOpen } from './release-content.ts'
import { releaseView } from './release-view.ts'

const id = z.int().min(1)
const version = z.int().min(0).exactOptional()
const details = z.object({
  release: releaseView,
  version: z.int(),
  stories: z.array(z.object({ slug: z.string(), name: z.string(), isNew: z.boolean(), draftChanged: z.boolean() })),
  texts: z.array(
    z.object({
      datasource: z.string(),
      name: z.string(),
      dimension: z.string(),
      value: z.string(),
      before: z.string().nullable(),
      draftChanged: z.boolean(),
    }),
  ),
  /** What its checks would find now. */
  problems: z.array(contentProblem),
  /** What they found at its time. */
  failure: z.array(contentProblem).nullable(),
  /** Until when it can be reverted; null where it cannot. */
  revertUntil: z.string().nullable(),
  publishedOver: z.array(z.string()),
})

export const readContentRelease = merchantOperation({
  name: 'release.read',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({ id }),
  output: details,
  run: ({ database, clock }, { id: releaseId }) =>
    database.snapshot(async (transaction: Transaction<ShopSchema>) => {
      const release = await readRelease(transaction, releaseId)
      if (release === undefined) return rejected('UNKNOWN_RELEASE', { release: releaseId })
      const { problems, held, heldTexts, ...listed } = release
      const { checkRelease } = await import('../releases/check-release.ts')
      const until = revertibleUntil(listed)
      const isRevertible = until !== undefined && until > clock.now().toISOString()
      return ok({
        release: listed,
        version: await versionOf(transaction, releaseSubject(releaseId)),
        stories: held,
        texts: heldTexts,
        problems: listed.published_at === null ? await checkRelease(transaction, releaseId) : [],
        failure: problems === null ? null : parseStoredJson(z.array(contentProblem), problems, `release ${releaseId}`),
        revertUntil: isRevertible ? until : null,
        publishedOver: isRevertible ? await publishedOver(transaction, releaseId) : [],
      })
    }),
})

function revertibleUntil(release: {
  readonly published_at: string | null
  readonly reverted_at: string | null
}): string | undefined {
  const { published_at: published, reverted_at: reverted } = release
  if (published === null || reverted !== null) return undefined
  return new Date(Date.parse(published) + REVERTIBLE_MS).toISOString()
}

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** To the minute. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\.000Z$/, 'Must be a time in UTC, to the minute')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'Must be a time')

const schedule = z.strictObject({ at: moment, timeZone: z.string().max(100).refine(isTimeZone, 'Not a time zone') })

const scheduled = z.object({ at: z.string(), timeZone: z.string() }).nullable()

export const scheduleContentRelease = merchantOperation({
  name: 'release.schedule',
  kind: 'write',
  permission: 'releases.schedule',
  fresh: false,
  service: 'content',
  input: z.strictObject({ id, schedule: schedule.nullable(), version }),
  output: z.object({ at: z.string().nullable() }),
  subject: ({ id: releaseId }) => releaseSubject(releaseId),
  version: (wanted) => wanted.version,
  run: ({ database, clock, audit }, { id: releaseId, schedule: wanted }) =>
    database.transaction(async (transaction) => {
      const closed = await whyNotOpen(transaction, releaseId)
      if (closed !== undefined) return fail(closed)
      if (wanted !== null && wanted.at <= clock.now().toISOString()) {
        return rejected('RELEASE_TIME_PAST', {}, { field: 'schedule.at' })
      }
      const release = await readRelease(transaction, releaseId)
      const before = release?.publish_at ?? null
      await scheduleRelease(
        transaction,
        releaseId,
        wanted === null ? undefined : { publishAt: wanted.at, timeZone: wanted.timeZone },
      )
      audit.restores(before === null ? null : { at: before, timeZone: release?.time_zone ?? 'UTC' })
      audit.changed({ field: 'publishAt', before, after: wanted?.at ?? null })
      return ok({ at: wanted?.at ?? null })
    }),
  /** A time that has passed meanwhile is not given back: the release would be published immediately. */
  async undo({ database, clock, audit }, { subject, changes, state }) {
    const releaseId = releaseIdIn(subject)
    const before = scheduled.parse(state)
    return database.transaction(async (transaction) => {
      const closed = await whyNotOpen(transaction, releaseId)
      if (closed !== undefined) return fail(closed)
      const isAhead = before !== null && before.at > clock.now().toISOString()
      await scheduleRelease(
        transaction,
        releaseId,
        isAhead ? { publishAt: before.at, timeZone: before.timeZone } : undefined,
      )
      for (const { field, after } of changes) {
        audit.changed({ field, before: after, after: isAhead ? before.at : null })
      }
      return ok(undefined)
    })
  },
})

export const revertContentRelease = merchantOperation({
  name: 'release.revert',
  kind: 'write',
  permission: 'releases.schedule',
  fresh: false,
  service: 'content',
  input: z.strictObject({ id, version }),
  output: z.array(z.string()).readonly(),
  subject: ({ id: releaseId }) => releaseSubject(releaseId),
  version: (wanted) => wanted.version,
  run: ({ database, clock, actor, audit, auditOf }, { id: release }) =>
    database.transaction(async (transaction) => {
      await takeTurn(transaction)
      const known = await readRelease(transaction, release)
      if (known === undefined) return rejected('UNKNOWN_RELEASE', { release })
      if (known.published_at === null) return rejected('RELEASE_NOT_PUBLISHED', { release })
      const now = clock.now()
      const until = revertibleUntil(known)
      if (until === undefined) return rejected('RELEASE_REVERTED', { release })
      if (until <= now.toISOString()) return rejected('RELEASE_TOO_OLD', { release })
      const over = await publishedOver(transaction, release)
      if (over.length > 0) return rejected('RELEASE_OVERWRITTEN', { release, stories: over.join(', ') })
      const reverted = await revertRelease(transaction, release, { now, author: actorKey(actor) })
      audit.changed({ field: 'revertedAt', before: null, after: now.toISOString() })
      for (const story of reverted) {
        auditOf(storySubject(story)).changed({
          field: 'publishedAt',
          before: known.published_at,
          after: now.toISOString(),
        })
      }
      return ok(reverted)
    }),
})
