/** `push`: writes a folder of files to the shop; and the output of all commands that read a folder. */
import { resolve } from 'node:path'
import { withShopOperations, type ShopOperations } from '../run-operation.ts'
import { loadDrawings } from '../../merchant/drawings.ts'
import { UsageError } from '../run-command.ts'
import type { ContentProblem } from '../../merchant/content/files/problem.ts'
import { pushFolder, type FolderOptions, type FolderPushed } from '../../merchant/content/push-folder.ts'
import { pushContent } from '../../merchant/content/operations/push-content.ts'
import type { CommandArguments } from '../run-one-of.ts'
import { counted, someOf, printLine, tellProblems, valueOf } from './print-result.ts'

export async function runPush({ values, words: [dir, ...rest] }: CommandArguments): Promise<number> {
  if (dir === undefined || rest.length > 0) throw new UsageError()
  const { publish = false, check = false } = values
  const more = { publish: publish === true, deleteMissing: values['delete-missing'] === true }
  const pushed = await pushTo(dir, check === true, ({ run }) => ({
    send: (content) => run(pushContent, { ...content, ...more }),
  }))
  if (pushed.problems.length > 0) return tellProblems(pushed.problems)
  tellUnknown(pushed.unknownTexts)
  const { drafts, published, deleted, datasources } = pushed.answer
  const done = [
    ...(drafts.length > 0 ? [counted(drafts.length, 'draft')] : []),
    ...(datasources.length > 0 ? [counted(datasources.length, 'datasource')] : []),
  ]
  const changes = [
    ...(done.length > 0 ? [`${done.join(' and ')} changed`] : []),
    ...(published.length > 0 ? [`${counted(published.length, 'story', 'stories')} published`] : []),
    ...(deleted.length > 0 ? [`${counted(deleted.length, 'story', 'stories')} deleted`] : []),
  ]
  if (check === true) {
    return printLine(`${amountOf(pushed)}: no mistake found. ${wouldBe(changes)} Nothing was changed.`)
  }
  return printLine(`${amountOf(pushed)}: ${changes.length > 0 ? changes.join(', ') : 'the shop has them already'}.`)
}

const wouldBe = (changes: readonly string[]): string =>
  changes.length > 0 ? `A push would have ${changes.join(', ')}.` : 'The shop has them already.'

/** Whatever a folder is pushed into. */
export function pushTo<Answer extends { readonly problems: readonly ContentProblem[] }>(
  dir: string,
  checkOnly: boolean,
  into: (shop: ShopOperations) => Pick<FolderOptions<Answer>, 'send'>,
): Promise<FolderPushed<Answer>> {
  return withShopOperations(async (shop) => {
    const drawings = await loadDrawings(shop.drawingsModule)
    const around = { dir: resolve(dir), dataDir: shop.dataDir, drawings, objects: shop.objects, checkOnly }
    return valueOf(await pushFolder({ ...around, ...into(shop) }))
  })
}

export const amountOf = ({ stories, datasources }: Pick<FolderPushed<unknown>, 'stories' | 'datasources'>): string =>
  [counted(stories, 'story', 'stories'), ...(datasources > 0 ? [counted(datasources, 'datasource')] : [])].join(' and ')

export function tellUnknown(keys: readonly string[]): void {
  if (keys.length > 0) printLine(`No text of the shop is called: ${someOf(keys)}`)
}
