/**
 * Writes docs/requirements.md: each row of the specification with the tests that prove it, found by the row's id in the
 * tests' names. With `--check` it writes nothing and fails if the page in the repository says anything else, so that
 * a row that is claimed there cannot lose its proof unnoticed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { readTestResults } from './test-reports.ts'

const PAGE = 'docs/requirements.md'

const rows = (await readFile('docs/requirements.tsv', 'utf8'))
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([id = '', text = '']) => ({ id, text, group: id.split('-')[0] ?? '' }))

const proofs = new Map<string, Set<string>>()
for (const { file, name, status } of await readTestResults()) {
  if (status !== 'passed') continue
  for (const [id] of name.matchAll(/\b[A-Z]{2,3}-\d{2}\b/g)) {
    const files = proofs.get(id) ?? new Set()
    proofs.set(id, files.add(file))
  }
}

const strangers = [...proofs.keys()].filter((id) => !rows.some((row) => row.id === id))
if (strangers.length > 0) {
  console.error(`No such requirement: ${strangers.join(', ')}`)
  process.exit(1)
}

const groups = [...new Set(rows.map(({ group }) => group))]
const provedIn = (group: string) => rows.filter((row) => row.group === group && proofs.has(row.id)).length
const sizeOf = (group: string) => rows.filter((row) => row.group === group).length
const cell = (text: string) => text.replaceAll('|', '\\|')

const page = [
  '# Requirements and their proof',
  '',
  `Written by \`npm run requirements\` from the names of passing tests. ${proofs.size} of ${rows.length} rows are proved.`,
  '',
  '| group | proved |',
  '| --- | --- |',
  ...groups.map((group) => `| [${group}](#${group.toLowerCase()}) | ${provedIn(group)} of ${sizeOf(group)} |`),
  '',
  ...groups.flatMap((group) => [
    `## ${group}`,
    '',
    '| row | requirement | proved in |',
    '| --- | --- | --- |',
    ...rows
      .filter((row) => row.group === group)
      .map(({ id, text }) => `| ${id} | ${cell(text)} | ${[...(proofs.get(id) ?? [])].toSorted().join('<br>')} |`),
    '',
  ]),
].join('\n')

if (!process.argv.includes('--check')) {
  await writeFile(PAGE, page)
  console.log(`${PAGE}: ${proofs.size} of ${rows.length} rows proved`)
} else if ((await readFile(PAGE, 'utf8').catch(() => '')) !== page) {
  console.error(`${PAGE} does not tell what the tests prove: run npm run requirements after the tests, and look at it.`)
  process.exit(1)
}
