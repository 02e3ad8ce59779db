/** A picture that one machine imported, on every node. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hrefOf } from '../../../src/services/images/admin.ts'
import { readBooks } from '../books.ts'
import type { Cluster } from '../cluster.ts'
import { bookProblems, type Scenario } from '../scenario.ts'

const run = promisify(execFile)

const IMPORT = ['src/cli/catalogue/command.ts', 'import', 'docs/examples/catalogue.csv']

export const pictures: Scenario = async ({ nodes, query, settings }) => {
  await importElsewhere(settings)
  const [row] = await query(`select hash, name from pictures where name like 'lemon-sock%' and kind <> 'drawing'`)
  const href = hrefOf({ hash: String(row?.['hash']), name: String(row?.['name']) })
  const served = await Promise.all(
    nodes.map(async ({ url }) => {
      const answer = await fetch(`${url}${href}?width=320&format=webp`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { status: answer.status, isPicture: bytes.subarray(8, 12).toString() === 'WEBP' }
    }),
  )
  const failed = served.filter(({ status, isPicture }) => status !== 200 || !isPicture).length
  const books = await readBooks(query, [])
  return {
    requests: served.length,
    failed,
    books,
    remark: `1 picture on ${served.length} nodes`,
    problems: [...(failed > 0 ? [`${failed} nodes do not serve the picture`] : []), ...bookProblems(books)],
  }
}

/** On a machine that is not a node, and whose folder is gone when the picture is asked for. */
async function importElsewhere(settings: Cluster['settings']): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-import-'))
  try {
    await run(process.execPath, IMPORT, { env: { ...process.env, ...settings, DATA_DIR: folder } })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
