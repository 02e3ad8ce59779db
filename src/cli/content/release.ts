/** `release …`: changes that are published together. */
import { withShopOperations } from '../run-operation.ts'
import { UsageError } from '../run-command.ts'
import type { Release } from '../../merchant/content/operations/release-content.ts'
import {
  addToContentRelease,
  createContentRelease,
  listContentReleases,
  publishContentRelease,
} from '../../merchant/content/operations/release-content.ts'
import {
  revertContentRelease,
  scheduleContentRelease,
} from '../../merchant/content/operations/dated-release-operations.ts'
import type { CommandArguments } from '../run-one-of.ts'
import { amountOf, pushTo, tellUnknown } from './push.ts'
import { counted, table, printLine, tellProblems, valueOf } from './print-result.ts'

export async function runReleaseCreate({ words: [name = '', ...rest] }: CommandArguments): Promise<number> {
  if (name.trim() === '' || name.length > 200 || rest.length > 0) throw new UsageError()
  const release = valueOf(await withShopOperations(({ run }) => run(createContentRelease, { name: name.trim() })))
  return printLine(`Release ${release.id}: ${release.name}.`)
}

export async function runReleaseList({ words }: CommandArguments): Promise<number> {
  if (words.length > 0) throw new UsageError()
  const releases = valueOf(await withShopOperations(({ run }) => run(listContentReleases, {})))
  process.stdout.write(table(releaseRows(releases)))
  return printLine(`${counted(releases.length, 'release')}.`)
}

export async function runReleaseAdd({
  values: { check = false },
  words: [given, dir, ...rest],
}: CommandArguments): Promise<number> {
  if (dir === undefined || rest.length > 0) throw new UsageError()
  const id = idIn(given)
  const pushed = await pushTo(dir, check === true, ({ run }) => ({
    send: (content) => run(addToContentRelease, { ...content, id }),
  }))
  if (pushed.problems.length > 0) return tellProblems(pushed.problems)
  tellUnknown(pushed.unknownTexts)
  const amount = amountOf({ ...pushed, datasources: 0 })
  const changed = pushed.answer.changed.length
  if (check === true) return printLine(`${amount}: no mistake found. Nothing was changed.`)
  return printLine(`${amount}: ${changed} of them new or different in release ${id}.`)
}

export async function runReleasePublish({ words: [given, ...rest] }: CommandArguments): Promise<number> {
  if (rest.length > 0) throw new UsageError()
  const id = idIn(given)
  const changed = valueOf(await withShopOperations(({ run }) => run(publishContentRelease, { id })))
  return printLine(`Release ${id}: ${counted(changed.length, 'story', 'stories')} published.`)
}

export async function runReleaseSchedule({
  values: { zone = 'UTC' },
  words: [given, time, ...rest],
}: CommandArguments): Promise<number> {
  if (time === undefined || rest.length > 0) throw new UsageError()
  const id = idIn(given)
  const at = time === 'none' ? undefined : momentIn(time)
  const schedule = at === undefined ? null : { at, timeZone: String(zone) }
  valueOf(await withShopOperations(({ run }) => run(scheduleContentRelease, { id, schedule })))
  return printLine(at === undefined ? `Release ${id} has no time.` : `Release ${id} is published at ${at}.`)
}

/** To the minute. Without an offset the time of another time zone would be published hours early or late. */
function momentIn(time: string): string {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/.test(time) ? Date.parse(time) : Number.NaN
  if (Number.isNaN(moment)) throw new UsageError('A time has an offset, such as 2026-12-01T09:00+01:00.')
  return new Date(moment).toISOString()
}

export async function runReleaseRevert({ words: [given, ...rest] }: CommandArguments): Promise<number> {
  if (rest.length > 0) throw new UsageError()
  const id = idIn(given)
  const changed = valueOf(await withShopOperations(({ run }) => run(revertContentRelease, { id })))
  return printLine(`Release ${id}: ${counted(changed.length, 'story', 'stories')} reverted.`)
}

function idIn(given: string | undefined): number {
  if (given === undefined) throw new UsageError()
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new UsageError('The ID of a release is a number; see `release list`.')
  return Number(given)
}

export const releaseRows = (releases: readonly Release[]): readonly (readonly string[])[] =>
  releases.map(
    ({ id, name, stories, published_at: published, publish_at: at, failed_at: failed, reverted_at: reverted }) => [
      `release ${id}`,
      name,
      counted(stories.length, 'story', 'stories'),
      stateOf({ published, at, failed, reverted }),
    ],
  )

const stateOf = (times: Readonly<Record<'published' | 'at' | 'failed' | 'reverted', string | null>>): string => {
  if (times.reverted !== null) return `reverted ${times.reverted.slice(0, 10)}`
  if (times.published !== null) return `published ${times.published.slice(0, 10)}`
  if (times.failed !== null) return `checks failed ${times.failed.slice(0, 10)}`
  return times.at === null ? 'waits' : `is published ${times.at.slice(0, 16)}Z`
}
