/** Results of a benchmark, and the page that they are written to. */
import { readFile, writeFile } from 'node:fs/promises'
import { arch, cpus, platform, totalmem } from 'node:os'
import { before, type Before } from './previous-run.ts'

export type Finding = {
  readonly what: string
  readonly measured: string
  readonly limit: string
  /** Undefined where there is no limit: such a figure cannot pass. */
  readonly within: boolean | undefined
  /** The figures behind it. */
  readonly detail: string
}

const PAGE = 'docs/benchmarks.md'
const INTRO = `# Benchmarks

Written by \`npm run bench\`. Each figure is a ratio to something measured in the same run on the same machine;
absolute times differ from machine to machine and from hour to hour.
`

type Circumstances = {
  /** What a run that is not whole leaves out. */
  readonly leftOut: string | undefined
  /** Why the figures say little; undefined: the machine was quiet. */
  readonly noise: string | undefined
}

/**
 * Replaces the figures of one benchmark. The others stay as they are, and so do hand-written notes about these,
 * under a heading of its own.
 */
export async function writeFindings(
  name: string,
  findings: readonly Finding[],
  { leftOut, noise }: Circumstances,
): Promise<void> {
  const page = await readFile(PAGE, 'utf8').catch(() => INTRO)
  const [intro = INTRO, ...sections] = page.split(/^(?=## )/m)
  const isMine = (text: string) => text.startsWith(`## ${name}\n`)
  const mine = sections.find(isMine) ?? ''
  const remarks = mine.match(/^### .*/ms)?.[0] ?? ''
  const written = section(name, findings, { leftOut, noise, previous: before(mine) })
  const all = [...sections.filter((text) => !isMine(text)), written + remarks].toSorted()
  await writeFile(PAGE, [intro.trimEnd(), '', ...all.map((text) => `${text.trimEnd()}\n`)].join('\n'))
}

function section(
  name: string,
  findings: readonly Finding[],
  { leftOut, noise, previous }: Circumstances & { readonly previous: Before },
): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model || arch()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()}`
  return [
    `## ${name}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}`,
    '',
    ...(leftOut === undefined ? [] : [`Without ${leftOut}: \`npm run bench -- ${name} --whole\`.`, '']),
    ...(noise === undefined ? [] : [`**Noisy**: ${noise}. Compare only what was measured in the same round.`, '']),
    '| what | measured | before | limit | within | figures of all rounds |',
    '| --- | --- | --- | --- | --- | --- |',
    ...findings.map(
      ({ what, measured, limit, within, detail }) =>
        `| ${what} | ${measured} | ${previous.get(what) ?? '–'} | ${limit} | ${within === undefined ? '–' : within ? 'yes' : '**no**'} | ${detail} |`,
    ),
    '',
    '',
  ].join('\n')
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
