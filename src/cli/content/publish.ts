/** `publish`, `unpublish`, `delete` and `status`: what visitors see of the stories. */
import { withShopOperations } from '../run-operation.ts'
import type { MerchantOperation } from '../../merchant/operation.ts'
import { UsageError } from '../run-command.ts'
import {
  contentStatus,
  deleteContent,
  publishContent,
  unpublishContent,
} from '../../merchant/content/operations/publish-content.ts'
import type { CommandArguments } from '../run-one-of.ts'
import { counted, table, printLine, valueOf } from './print-result.ts'
import { releaseRows } from './release.ts'

export async function runPublish({ values, words: slugs }: CommandArguments): Promise<number> {
  const { all = false, folder = [] } = values
  const folders = [folder].flat().map((one) => `${String(one).replace(/(?<!\/)\/+$/, '')}/`)
  const isNamed = slugs.length + folders.length > 0
  if (isNamed === (all === true)) throw new UsageError()
  const wanted = { slugs, folders, all: all === true }
  const published = valueOf(await withShopOperations(({ run }) => run(publishContent, wanted)))
  return tellChanged(published, 'published', 'All of that is published already, or waits in a release.')
}

export const runUnpublish = ({ words }: CommandArguments): Promise<number> =>
  onSlugs(unpublishContent, words, 'hidden', 'None of that is published.')

export const runDelete = ({ words }: CommandArguments): Promise<number> => onSlugs(deleteContent, words, 'deleted', '')

export async function runStatus({ words }: CommandArguments): Promise<number> {
  if (words.length > 0) throw new UsageError()
  const { stories, waiting, releases } = valueOf(await withShopOperations(({ run }) => run(contentStatus, {})))
  const rows = waiting.map(({ slug, published }) => [
    slug,
    published ? 'changed since it was published' : 'not published',
  ])
  process.stdout.write(table(rows))
  process.stdout.write(table(releaseRows(releases)))
  return printLine(`${counted(stories, 'story', 'stories')}, ${waiting.length} of them with a draft to publish.`)
}

async function onSlugs(
  operation: MerchantOperation<{ readonly slugs: readonly string[] }, readonly string[]>,
  slugs: readonly string[],
  done: string,
  nothing: string,
): Promise<number> {
  if (slugs.length === 0) throw new UsageError()
  return tellChanged(valueOf(await withShopOperations(({ run }) => run(operation, { slugs }))), done, nothing)
}

const tellChanged = (changed: readonly string[], done: string, nothing: string): number =>
  printLine(changed.length > 0 ? `${counted(changed.length, 'story', 'stories')} ${done}.` : nothing)
