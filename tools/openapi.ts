/** Writes docs/openapi, the descriptions of the operations of services. A test fails when one is out of date. */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { commerceOpenApi } from '../src/contracts/commerce/commerce-openapi.ts'
import { discoveryOpenApi } from '../src/contracts/discovery/discovery-openapi.ts'
import { engagementOpenApi } from '../src/contracts/engagement/engagement-openapi.ts'

const FOLDER = 'docs/openapi'

const DOCUMENTS = {
  commerce: commerceOpenApi(),
  discovery: discoveryOpenApi(),
  engagement: engagementOpenApi(),
}

await mkdir(FOLDER, { recursive: true })
const files = Object.entries(DOCUMENTS).map(([name, document]) => ({ file: `${FOLDER}/${name}.json`, document }))
for (const { file, document } of files) await writeFile(file, `${JSON.stringify(document, null, 2)}\n`)
const { status } = spawnSync(
  'oxfmt',
  files.map(({ file }) => file),
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
