/** Writes docs/openapi/discovery.json, the description of the calls of discovery. A test fails when it is out of date. */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { discoveryOpenApi } from '../src/contracts/discovery-openapi.ts'

const FILE = 'docs/openapi/discovery.json'

await mkdir(dirname(FILE), { recursive: true })
await writeFile(FILE, `${JSON.stringify(discoveryOpenApi(), null, 2)}\n`)
const { status } = spawnSync('oxfmt', [FILE], { stdio: 'inherit' })
process.exit(status ?? 1)
