/** `move`, `deleted` and `restore`: where stories are. */
import { withShopOperations } from '../run-operation.ts'
import { RejectedError } from '../../merchant/errors.ts'
import { UsageError } from '../run-command.ts'
import {
  deletedStories,
  moveStoryOperation,
  restoreStoryOperation,
  storyLinks,
} from '../../merchant/content/operations/story-operations.ts'
import type { CommandArguments } from '../run-one-of.ts'
import { counted, printLine, table, valueOf } from './print-result.ts'

export async function runMove({ values, words: [slug, to, ...rest] }: CommandArguments): Promise<number> {
  if (slug === undefined || to === undefined || rest.length > 0) throw new UsageError()
  const redirect = values['no-redirect'] !== true
  const links = await withShopOperations(async ({ run }) => {
    const found = valueOf(await run(storyLinks, { slug }))
    valueOf(await run(moveStoryOperation, { slug, to, redirect }))
    return found
  })
  process.stdout.write(table(links.map((link) => [link.slug, link.places.join(', ')])))
  return printLine(`${slug} is ${to} now. ${counted(links.length, 'story links', 'stories link')} to it.`)
}

export async function runDeleted({ words }: CommandArguments): Promise<number> {
  if (words.length > 0) throw new UsageError()
  const deleted = valueOf(await withShopOperations(({ run }) => run(deletedStories, {})))
  process.stdout.write(table(deleted.map(({ slug, deletedAt, author }) => [slug, deletedAt.slice(0, 16), author])))
  return printLine(`${counted(deleted.length, 'deleted story', 'deleted stories')}.`)
}

/** Of several with the same slug the one that was deleted last. */
export async function runRestore({ words: [slug, ...rest] }: CommandArguments): Promise<number> {
  if (slug === undefined || rest.length > 0) throw new UsageError()
  await withShopOperations(async ({ run }) => {
    const deleted = valueOf(await run(deletedStories, {})).find((story) => story.slug === slug)
    if (deleted === undefined) throw new RejectedError(`No deleted story ${slug}. Nothing was changed.`)
    valueOf(await run(restoreStoryOperation, { id: deleted.id }))
  })
  return printLine(`${slug} is a draft again.`)
}
