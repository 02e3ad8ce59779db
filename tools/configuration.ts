/** Writes docs/configuration.md from the table of settings; with `--check` fails if the page is out of date. */
import { readFile, writeFile } from 'node:fs/promises'
import { describeConfig } from '../src/platform/config/describe-config.ts'

const PAGE = 'docs/configuration.md'

const page = `# Settings

Every setting is an environment variable; all have a default. A bad value stops the start with one line that names it.
Written by \`npm run configuration\` from \`src/platform/config/variables.ts\`.

${describeConfig().trimEnd()}
`

if (!process.argv.includes('--check')) await writeFile(PAGE, page)
else if ((await readFile(PAGE, 'utf8').catch(() => '')) !== page) {
  console.error(`${PAGE} is out of date: run npm run configuration.`)
  process.exit(1)
}
