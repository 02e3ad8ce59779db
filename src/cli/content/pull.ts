/** `pull`: the shop as a folder of files. */
import { resolve } from 'node:path'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import { loadDrawings } from '../../merchant/drawings.ts'
import { writeFolder } from '../../merchant/content/files/write-folder.ts'
import { pullContent } from '../../merchant/content/operations/pull-content.ts'
import type { CommandArguments } from '../run-one-of.ts'
import { counted, printLine, tellProblems, valueOf } from './print-result.ts'

export async function runPull({ values, words: [dir, ...rest] }: CommandArguments): Promise<number> {
  if (dir === undefined || rest.length > 0) throw new UsageError()
  const { key, prune = false } = values
  if (key !== undefined && (typeof key !== 'string' || !/^[\w-]+$/.test(key))) {
    throw new UsageError('A content key is a word such as uk or _default.')
  }
  const { content, drawings } = await withShopOperations(async (shop) => ({
    content: valueOf(await shop.run(pullContent, key === undefined ? {} : { key })),
    drawings: await loadDrawings(shop.drawingsModule),
  }))
  const { problems, changed, gone } = await writeFolder(resolve(dir), content, { key, prune: prune === true, drawings })
  if (problems.length > 0) return tellProblems(problems)
  const { stories, datasources } = content
  const amount = [counted(stories.length, 'story', 'stories'), counted(datasources.length, 'datasource')]
  printLine(`${amount.join(' and ')}: ${counted(changed, 'file')} written.`)
  if (gone.length > 0) {
    const files = `${counted(gone.length, 'file')} of stories that the shop does not have`
    printLine(prune === true ? `${files}: deleted.` : `${files}: left alone. --prune deletes them.`)
  }
  return 0
}
