/** Writes demo/datasources from the texts of the shop; with `--check` fails if a file is out of date. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundledDatasources } from './bundled-datasources.ts'

const isCheck = process.argv.includes('--check')
for (const [name, text] of await bundledDatasources()) {
  const file = join('demo', name)
  if (!isCheck) await writeFile(file, text)
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${file} is out of date: run npm run datasources.`)
    process.exitCode = 1
  }
}
