/** Writes docs/openapi, the descriptions of the operations of services. A test fails when one is out of date. */
import { mkdir, writeFile } from 'node:fs/promises'
import { commerceOpenApi } from '../src/contracts/commerce/commerce-openapi.ts'
import { discoveryOpenApi } from '../src/contracts/discovery/discovery-openapi.ts'
import { merchantOpenApi } from '../src/contracts/merchant/api/merchant-openapi.ts'
import { engagementOpenApi } from '../src/contracts/engagement/engagement-openapi.ts'

const FOLDER = 'docs/openapi'

const DOCUMENTS = {
  commerce: commerceOpenApi(),
  discovery: discoveryOpenApi(),
  engagement: engagementOpenApi(),
  merchant: merchantOpenApi(),
}

await mkdir(FOLDER, { recursive: true })
for (const [name, document] of Object.entries(DOCUMENTS)) {
  await writeFile(`${FOLDER}/${name}.json`, `${JSON.stringify(document, null, 2)}\n`)
}
