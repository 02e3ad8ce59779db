/** The page docs/mutants.md: the figures of a run, and each mutant that survived with a reason. */
import { reasonFor } from './reasons.ts'
import type { Judged, Outcome } from './run-area.ts'

export type AreaResult = { readonly area: string; readonly mutants: readonly Judged[] }

export function summaryOf({ area, mutants }: AreaResult) {
  const count = (...outcomes: readonly Outcome[]) => mutants.filter(({ outcome }) => outcomes.includes(outcome)).length
  const [killed, timedOut, survived, uncovered] = [
    count('killed'),
    count('timed out'),
    count('survived'),
    count('no coverage'),
  ]
  const score = (100 * (killed + timedOut)) / Math.max(1, killed + timedOut + survived + uncovered)
  const staticRun = mutants.filter(({ isStatic, outcome }) => isStatic && outcome !== 'not run').length
  return {
    area,
    mutants: mutants.length,
    killed,
    'timed out': timedOut,
    survived,
    'no coverage': uncovered,
    'not run': count('not run'),
    'run at load': staticRun,
    score: Number(score.toFixed(1)),
  }
}

export function pageOf(results: readonly AreaResult[]): string {
  const summaries = results.map((result) => summaryOf(result))
  const columns = Object.keys(summaries[0] ?? {})
  const rows = summaries.map((summary) => `| ${Object.values(summary).join(' | ')} |`)
  return [
    '# Mutants',
    '',
    'Written by `npm run mutants` (`tools/mutants`). It changes one thing at a time (an operator, a condition, a text, a number, a block) and sees',
    'whether a unit test fails. The mutants of a file are all written into it behind switches, so tests are loaded once and a mutant is',
    'switched on for the tests that reach it. What is evaluated while a module loads cannot be switched: it takes a process per mutant, and a',
    'sample with a fixed seed is run (`--static n`). Data (texts, country records, schemas and descriptions of interfaces) and messages of',
    'errors are left out: a test that repeats them proves nothing.',
    '',
    'Reasons that begin with “Likely” are assigned by pattern and have not been reviewed one by one; “Open” has none.',
    '',
    'Score: killed and timed out, of all that were run or that no test reaches. It has to be at least 85 in each area.',
    '',
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
    '## Survivors',
    '',
    ...results.flatMap(({ area, mutants }) => survivorsOf(area, mutants)),
  ].join('\n')
}

function survivorsOf(area: string, mutants: readonly Judged[]): readonly string[] {
  const alive = mutants.filter(({ outcome }) => outcome === 'survived' || outcome === 'no coverage')
  return [
    `### ${area}`,
    '',
    '| place | original | mutant | reason |',
    '| --- | --- | --- | --- |',
    ...alive.map(
      (mutant) =>
        `| ${mutant.file.replace('src/', '')}:${mutant.line} | ${code(mutant.original)} | ${code(mutant.replacement)} | ${reasonFor(mutant)} |`,
    ),
    '',
  ]
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('`', '′')}\``
