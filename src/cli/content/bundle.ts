/** `bundle`: the copies of shared content that come with the shop. */
import { join, resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withShopOperations } from '../run-operation.ts'
import { RejectedError } from '../../merchant/errors.ts'
import { UsageError } from '../run-command.ts'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { prettyJson } from '../../merchant/content/files/story-file.ts'
import { sharedCopies } from '../../merchant/content/operations/shared-copies.ts'
import type { CommandArguments } from '../run-one-of.ts'
import { counted, printLine, valueOf } from './print-result.ts'

/** Where the storefront reads them. */
const COPIES = fileURLToPath(new URL('../../storefront/shared-content/copies', import.meta.url))

export async function runBundle({ words: [dir = COPIES, ...rest] }: CommandArguments): Promise<number> {
  if (rest.length > 0) throw new UsageError()
  const folder = resolve(dir)
  if (!existsSync(folder)) throw new RejectedError(`There is no folder ${folder}`)
  const copies = valueOf(await withShopOperations(({ run }) => run(sharedCopies, {})))
  for (const { region, stories } of copies)
    await writeFileAtomically(join(folder, `${region}.json`), [prettyJson(stories)])
  const stories = copies.reduce((sum, copy) => sum + copy.stories.length, 0)
  return printLine(`${counted(copies.length, 'copy', 'copies')} of ${counted(stories, 'story', 'stories')} written.`)
}
