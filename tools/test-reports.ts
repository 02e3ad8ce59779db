/** Reads what the two test runners and the gate wrote down: how many tests, which names, how they ended. */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export type TestResult = {
  readonly file: string
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
  /** Whether the gate leaves it to the whole run. */
  readonly isSlow: boolean
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** A step has a title of its own, and may prove a row like a test. */
const playwrightStep = z.object({
  title: z.string(),
  get steps() {
    return z.array(playwrightStep).optional()
  },
})

const playwrightTest = z.object({
  projectName: z.string(),
  status: z.string(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
  results: z.array(z.object({ steps: z.array(playwrightStep).optional() })),
})

const playwrightSuite = z.object({
  title: z.string(),
  file: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
  specs: z.array(z.object({ title: z.string(), tags: z.array(z.string()), tests: z.array(playwrightTest) })),
})

const playwrightReport = z.object({ suites: z.array(playwrightSuite) })

/** The checks of the gate that passed so far. */
export const CHECKS_REPORT = 'test-results/checks.json'

const checksReport = z.array(z.object({ file: z.string(), name: z.string() }))

type VitestReport = z.infer<typeof vitestReport>
type PlaywrightStep = z.infer<typeof playwrightStep>
type PlaywrightTest = z.infer<typeof playwrightTest>
type PlaywrightSuite = z.infer<typeof playwrightSuite>

export async function readTestResults(): Promise<readonly TestResult[]> {
  const unit = vitestReport.parse(JSON.parse(await readFile('test-results/unit.json', 'utf8')))
  return [...fromVitest(unit), ...(await readSuites()).flatMap((suite) => fromPlaywright(suite, []))]
}

/** Without a run of the gate no check has passed. */
export async function readPassedChecks(): Promise<readonly TestResult[]> {
  const report = await readFile(CHECKS_REPORT, 'utf8').catch(() => '[]')
  return checksReport
    .parse(JSON.parse(report))
    .map(({ file, name }) => ({ file, name, status: 'passed', isSlow: false }))
}

const readSuites = async (): Promise<readonly PlaywrightSuite[]> =>
  playwrightReport.parse(JSON.parse(await readFile('test-results/browser.json', 'utf8'))).suites

/** The named steps of browser tests that passed. */
export async function readPassedSteps(): Promise<readonly TestResult[]> {
  return (await readSuites())
    .flatMap(testsIn)
    .flatMap(({ file, test, isSlow }) =>
      test.status === 'expected'
        ? test.results
            .flatMap(({ steps = [] }) => steps.flatMap(titlesIn))
            .map((name): TestResult => ({ file, name, status: 'passed', isSlow }))
        : [],
    )
}

const titlesIn = ({ title, steps = [] }: PlaywrightStep): readonly string[] => [title, ...steps.flatMap(titlesIn)]

/** ANA-01: the names of the analytics events that browser tests found in the data layer of the running shop. */
export async function readSeenEvents(): Promise<ReadonlySet<string>> {
  const annotations = (await readSuites())
    .flatMap(testsIn)
    .flatMap(({ test }) => (test.status === 'expected' ? test.annotations : []))
  return new Set(annotations.flatMap(({ type, description }) => (type === 'event' ? (description ?? []) : [])))
}

type TestOfFile = { readonly file: string; readonly test: PlaywrightTest; readonly isSlow: boolean }

const testsIn = (suite: PlaywrightSuite): readonly TestOfFile[] => [
  ...suite.specs.flatMap(({ tests, tags }) =>
    tests.map((test) => ({ file: `tests/browser/${suite.file}`, test, isSlow: tags.includes('slow') })),
  ),
  ...(suite.suites ?? []).flatMap(testsIn),
]

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
      isSlow: name.endsWith('.slow.test.ts'),
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
      isSlow: spec.tags.includes('slow'),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromPlaywright(inner, titles))]
}
