/**
 * Writes docs/requirements.md: each row of the specification with the tests and checks of the gate that prove it, found by
 * the row's id in their names. With `--check` it writes nothing and fails if the page in the repository differs, so that
 * a row that is claimed there cannot lose its proof unnoticed. What slow tests prove is recorded by the whole run, and read from that
 * record in the gate.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { eventNameOf } from '../tests/support/event-names.ts'
import { isWholeRun } from '../tests/support/whole-run.ts'
import { readSlowRun, staleProofs, writeSlowRun, type SlowProof } from './slow-run.ts'
import { readPassedChecks, readPassedSteps, readSeenEvents, readTestResults } from './test-reports.ts'

const PAGE = 'docs/requirements.md'

/** QLT-04: a test that claims more is likely to check some of them in passing only. */
const MAX_ROWS_PER_NAME = 3

const specification = (await readFile('docs/requirements.tsv', 'utf8')).trimEnd().split('\n')
const rows = specification
  .map((line) => line.split('\t'))
  .map(([id = '', text = '']) => ({ id, text, group: id.split('-')[0] ?? '' }))

type Proof = { readonly whole: Set<string>; readonly inPart: Set<string> }

/** `~RTE-12` in a test's name proves a part of the row: the rest is not built or not tested yet. */
const proofs = new Map<string, Proof>()
const crowded = new Set<string>()
const results = [...(await readTestResults()), ...(await readPassedSteps()), ...(await readPassedChecks())]
const slow: SlowProof[] = []

function addProof({ row, isInPart, file }: SlowProof, label: string): void {
  const proof = proofs.get(row) ?? { whole: new Set(), inPart: new Set() }
  proofs.set(row, proof)
  proof[isInPart ? 'inPart' : 'whole'].add(`${file}${label}`)
}

for (const { file, name, status, isSlow } of results) {
  if (status !== 'passed') continue
  if (new Set(name.match(/(?<!~)\b[A-Z]{2,3}-\d{2}\b/g)).size > MAX_ROWS_PER_NAME) crowded.add(`${file}: ${name}`)
  for (const [, part, row = ''] of name.matchAll(/(~?)\b([A-Z]{2,3}-\d{2})\b/g)) {
    const proof = { row, isInPart: part === '~', file }
    if (isSlow) slow.push(proof)
    else addProof(proof, '')
  }
}

if (isWholeRun) await writeSlowRun(slow)
const slowRun = await readSlowRun()
for (const proof of slowRun.proofs) addProof(proof, ' (slow)')

const stale = await staleProofs(slowRun)
if (stale.length > 0) {
  console.error(`Recorded proofs whose slow test is gone: run npm run test:whole.\n${stale.join('\n')}`)
  process.exit(1)
}

const strangers = [...proofs.keys()].filter((id) => !rows.some((row) => row.id === id))
if (strangers.length > 0) {
  console.error(`No such requirement: ${strangers.join(', ')}`)
  process.exit(1)
}

if (crowded.size > 0) {
  console.error(
    `At most ${MAX_ROWS_PER_NAME} rows per test: split the test, or name its steps.\n${[...crowded].join('\n')}`,
  )
  process.exit(1)
}

const seen = await readSeenEvents()
const events = specification.flatMap((row) => eventNameOf(row) ?? [])
// gtm.js marks the start of the tag manager: an event of its own, not one of the shop.
const unseen = [...seen]
  .filter((name) => name !== 'gtm.js' && !events.includes(name))
  .concat(events.filter((name) => !seen.has(name)))
if (unseen.length > 0) {
  console.error(`The events of the running data layer are not those of ANA-08 to ANA-31: ${unseen.join(', ')}`)
  process.exit(1)
}

const groups = [...new Set(rows.map(({ group }) => group))]
const isProved = ({ id }: { id: string }) => (proofs.get(id)?.whole.size ?? 0) > 0
const inGroup = (group: string) => rows.filter((row) => row.group === group)
const files = (some: Iterable<string> = []) => [...some].toSorted().join('<br>')
const proofOf = (id: string) => {
  const { whole, inPart } = proofs.get(id) ?? {}
  return whole?.size ? files(whole) : inPart?.size ? `in part: ${files(inPart)}` : ''
}
const proved = rows.filter(isProved).length
const begun = proofs.size - proved
const cell = (text: string) => text.replaceAll('|', '\\|')

const page = [
  '# Requirements and their proof',
  '',
  `Written by \`npm run requirements\` from the names of passing tests. ${proved} of ${rows.length} rows are proved, ${begun} more in part.`,
  `Slow tests ran last on ${slowRun.ranOn}; \`npm run test:whole\` runs them, the gate all others.`,
  '',
  '| group | proved |',
  '| --- | --- |',
  ...groups.map(
    (group) =>
      `| [${group}](#${group.toLowerCase()}) | ${inGroup(group).filter(isProved).length} of ${inGroup(group).length} |`,
  ),
  '',
  ...groups.flatMap((group) => [
    `## ${group}`,
    '',
    '| row | requirement | proved in |',
    '| --- | --- | --- |',
    ...inGroup(group).map(({ id, text }) => `| ${id} | ${cell(text)} | ${proofOf(id)} |`),
    '',
  ]),
].join('\n')

if (!process.argv.includes('--check')) {
  await writeFile(PAGE, page)
  console.log(`${PAGE}: ${proved} of ${rows.length} rows proved, ${begun} more in part`)
} else if ((await readFile(PAGE, 'utf8').catch(() => '')) !== page) {
  console.error(`${PAGE} is out of date: run npm run requirements after the tests, and review the change.`)
  process.exit(1)
}
