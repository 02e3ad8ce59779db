/** The page docs/mutants.md: the figures of a run, and each mutant that survived with its reason. */
import { readReasons } from './reasons.ts'
import type { Judged, Outcome } from './run-area.ts'

export type AreaResult = { readonly area: string; readonly date: string; readonly mutants: readonly Judged[] }

const isAlive = ({ outcome }: Judged): boolean => outcome === 'survived' || outcome === 'no coverage'

const scoreOf = (mutants: readonly Judged[]): number => {
  const run = mutants.filter(({ outcome }) => outcome !== 'not run')
  const alive = run.filter(isAlive).length
  return Number(((100 * (run.length - alive)) / Math.max(1, run.length)).toFixed(1))
}

/** Those that tests reach, or that nothing reaches; those that are evaluated at load are counted apart. */
export function summaryOf({ area, date, mutants }: AreaResult) {
  const switched = mutants.filter(({ isStatic }) => !isStatic)
  const count = (outcome: Outcome) => switched.filter((mutant) => mutant.outcome === outcome).length
  return {
    area,
    'date of the run': date,
    mutants: switched.length,
    killed: count('killed'),
    'timed out': count('timed out'),
    survived: count('survived'),
    'no coverage': count('no coverage'),
    'not run': count('not run'),
    score: scoreOf(switched),
  }
}

export function loadSummaryOf({ area, mutants }: AreaResult) {
  const atLoad = mutants.filter(({ isStatic }) => isStatic)
  const run = atLoad.filter(({ outcome }) => outcome !== 'not run')
  const survived = run.filter(isAlive).length
  return {
    area,
    'evaluated at load': atLoad.length,
    run: run.length,
    killed: run.length - survived,
    survived,
    'not run': atLoad.length - run.length,
    'score of the sample': scoreOf(run),
  }
}

/** Survivors without a reason, and reasons without a survivor. */
export function problemsIn({ area, mutants }: AreaResult) {
  const [reasons, alive] = [readReasons(area), mutants.filter(isAlive)]
  return {
    open: alive.filter((mutant) => reasons.of(mutant) === undefined),
    unused: reasons.unused(alive),
  }
}

export function pageOf(results: readonly AreaResult[]): string {
  return [
    '# Mutants',
    '',
    'Written by `npm run mutants` (`tools/mutants`). It changes one thing at a time (an operator, a condition, a text, a number, a block) and sees',
    'whether a unit test fails. The mutants of a file are all written into it behind switches, so tests are loaded once and a mutant is',
    'switched on for the tests that reach it. Data (texts, country records, schemas and descriptions of interfaces) and messages of errors',
    'are left out: a test that repeats them proves nothing. Property tests run with twenty values and a fixed seed.',
    '',
    'A mutant times out where a test does not end with it. On a busy machine a slow test may do so by itself, and the mutant counts',
    'as noticed though it might survive.',
    '',
    'Score: killed and timed out, of all that were run or that no test reaches. It has to be at least 85 in each area.',
    '',
    ...table(results.map((result) => summaryOf(result))),
    '',
    'What is evaluated while a module loads cannot be switched: each takes a process of its own, so a sample with a fixed seed is run',
    '(`--static n`). The rest of them was not run, and is in no score. Tests that were written for survivors of a sample raise its score,',
    'but not that of the rest: a score far above that of the first run of a sample says nothing about those that were not run.',
    '',
    ...table(results.map((result) => loadSummaryOf(result))),
    '',
    '## Survivors',
    '',
    'Each reason was reviewed for its mutant (`tools/mutants/reasons`). A run with a survivor that has none fails.',
    '',
    ...results.flatMap(({ area, mutants }) => survivorsOf(area, mutants)),
  ].join('\n')
}

function table(rows: readonly Readonly<Record<string, string | number>>[]): readonly string[] {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, columns.map(() => '---'), ...rows.map((row) => Object.values(row))].map(
    (cells) => `| ${cells.join(' | ')} |`,
  )
}

function survivorsOf(area: string, mutants: readonly Judged[]): readonly string[] {
  const reasons = readReasons(area)
  return [
    `### ${area}`,
    '',
    '| place | original | mutant | reason |',
    '| --- | --- | --- | --- |',
    ...mutants
      .filter(isAlive)
      .map(
        (mutant) =>
          `| ${mutant.file.replace('src/', '')}:${mutant.line} | ${code(mutant.original)} | ${code(mutant.replacement)} | ${reasons.of(mutant) ?? '**None yet.**'} |`,
      ),
    '',
  ]
}

const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('`', '′')}\``
