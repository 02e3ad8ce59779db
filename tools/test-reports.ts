/** Reads what the two test runners wrote down: how many tests, which names, how they ended. */
import { readFile } from 'node:fs/promises'

export type TestResult = {
  readonly file: string
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

type PlaywrightSuite = {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
}

export async function readTestResults(): Promise<readonly TestResult[]> {
  const [unit, browser] = await Promise.all([
    readFile('test-results/unit.json', 'utf8').then((text): VitestReport => JSON.parse(text)),
    readFile('test-results/browser.json', 'utf8').then((text): { suites: PlaywrightSuite[] } => JSON.parse(text)),
  ])
  return [...fromVitest(unit), ...browser.suites.flatMap((suite) => fromPlaywright(suite, []))]
}

export async function countTests(): Promise<Record<TestResult['status'], number>> {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status } of await readTestResults()) counts[status] += 1
  return counts
}

function fromVitest({ testResults }: VitestReport): readonly TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      file: name.replace(`${process.cwd()}/`, ''),
      name: test.fullName,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
    })),
  )
}

function fromPlaywright(suite: PlaywrightSuite, above: readonly string[]): readonly TestResult[] {
  const titles = suite.title === suite.file ? above : [...above, suite.title]
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ status, projectName }): TestResult => ({
      file: `tests/browser/${suite.file}`,
      name: [...titles, spec.title, ...(projectName ? [`(${projectName})`] : [])].join(' '),
      // A test that passes only at the second try is flaky, and that is a bug.
      status: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, titles))]
}
