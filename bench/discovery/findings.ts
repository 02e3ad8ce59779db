/** Compares the measurements with the limits of search, and with libraries. */
import type { Finding } from '../finding.ts'
import type { LibraryName } from './libraries.ts'
import type { Answered, EngineMeasurement, OurMeasurement, ServiceMeasurement } from './measurement.ts'
import { cpuTimes, type Times, type Waits, wallTimes } from './timing.ts'

const MAX_SEARCH_MS = 10
const MAX_SUGGEST_MS = 5
const MAX_GROWTH = 6
const MAX_BUILD_SECONDS = 20
const MAX_BUILD_MB = 600
const MAX_COMPARISON_MS = 500
const MAX_COUNTING = 0.01

export type AtSize = {
  readonly count: number
  readonly ours: OurMeasurement
  readonly libraries: readonly { readonly name: LibraryName; readonly measured: EngineMeasurement }[]
}

/** From the smallest size to the largest. */
export function findingsOf(
  sizes: readonly AtSize[],
  service: { count: number; measured: ServiceMeasurement },
): readonly Finding[] {
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  if (smallest === undefined || largest === undefined) return []
  return [
    slowest('search', 'search with 5 facets, 2 filters and sort', MAX_SEARCH_MS, sizes, largest),
    slowest('suggest', 'suggest', MAX_SUGGEST_MS, sizes, largest),
    growth('search', smallest, largest),
    growth('suggest', smallest, largest),
    buildTime(sizes, largest),
    buildMemory(sizes, largest),
    waiting(`the index, ${inWords(largest.count)}`, largest.ours.waits),
    ...serviceFindings(service),
    ...sizes.flatMap(({ count, ours, libraries }) =>
      libraries.flatMap(({ name, measured }) => [
        beside('search', name, count, ours, measured),
        beside('suggest', name, count, ours, measured),
      ]),
    ),
  ]
}

type Kind = 'search' | 'suggest'

function slowest(kind: Kind, what: string, most: number, sizes: readonly AtSize[], { count, ours }: AtSize): Finding {
  const { p99 } = cpuTimes(ours[kind])
  return {
    what: `${what}, ${inWords(count)}, p99 of CPU time`,
    measured: milliseconds(p99),
    limit: `at most ${most} ms`,
    within: p99 <= most,
    detail: [
      ...sizes.map((size) => `${inWords(size.count)}: ${both(cpuTimes(size.ours[kind]))}`),
      `by the clock ${both(wallTimes(ours[kind]))}`,
      `${ours[kind].length} queries a size`,
      `${percent(shareFound(ours.compared[kind]))} of them find something`,
    ].join('; '),
  }
}

function growth(kind: Kind, smallest: AtSize, largest: AtSize): Finding {
  const [before, after] = [cpuTimes(smallest.ours[kind]).p50, cpuTimes(largest.ours[kind]).p50]
  const ratio = after / before
  return {
    what: `${kind}, p50 at ${inWords(largest.count)} beside ${inWords(smallest.count)}`,
    measured: times(ratio),
    limit: `at most ${MAX_GROWTH} ×`,
    within: ratio <= MAX_GROWTH,
    detail: `${milliseconds(before)} → ${milliseconds(after)}`,
  }
}

function buildTime(sizes: readonly AtSize[], { count, ours }: AtSize): Finding {
  const cpuSeconds = ours.build.taken.cpu / 1000
  return {
    what: `building the index, ${inWords(count)}, once they are read, CPU time`,
    measured: seconds(ours.build.taken.cpu),
    limit: `at most ${MAX_BUILD_SECONDS} s`,
    within: cpuSeconds <= MAX_BUILD_SECONDS,
    detail: sizes
      .map(
        (size) =>
          `${inWords(size.count)} (${size.ours.words} words of English): ${[
            `${seconds(size.ours.build.taken.cpu)} (by the clock ${seconds(size.ours.build.taken.wall)})`,
            ...size.libraries.map(({ name, measured }) => `${name} ${seconds(measured.build.taken.cpu)}`),
          ].join(', ')}`,
      )
      .join('; '),
  }
}

function buildMemory(sizes: readonly AtSize[], { count, ours }: AtSize): Finding {
  return {
    what: `most memory while building, ${inWords(count)}, beside before`,
    measured: megabytes(ours.peak),
    limit: `at most ${MAX_BUILD_MB} MB`,
    within: ours.peak <= MAX_BUILD_MB,
    detail: sizes
      .map(
        (size) =>
          `${inWords(size.count)}: ${megabytes(size.ours.peak)}, retained ${[
            megabytes(size.ours.build.retained),
            ...size.libraries.map(({ name, measured }) => `${name} ${megabytes(measured.build.retained)}`),
          ].join(', ')}`,
      )
      .join('; '),
  }
}

function waiting(what: string, { idle, busy, longest }: Waits): Finding {
  return {
    what: `a search while another index is built in the process: ${what}, p99 by the clock`,
    measured: milliseconds(busy.p99),
    limit: 'none',
    within: undefined,
    detail: `${both(busy)}; idle: ${both(idle)}; longest stretch ${milliseconds(longest)}; twenty questions a second, counted from when each was due`,
  }
}

function serviceFindings({ count, measured }: { count: number; measured: ServiceMeasurement }): readonly Finding[] {
  const { waits, fill, firstAnswer, comparisons, counting, search } = measured
  const compared = cpuTimes(comparisons)
  const share = counting.cpu / search.reduce((sum, { cpu }) => sum + cpu, 0)
  const figure = (what: string, value: string, detail: string): Finding => ({
    what: `the whole service with its database, ${inWords(count)}: ${what}`,
    measured: value,
    limit: 'none',
    within: undefined,
    detail,
  })
  const answers = (kind: Kind) =>
    figure(
      `${kind} with its answer as JSON, p99 of CPU time`,
      milliseconds(cpuTimes(measured[kind]).p99),
      `${both(cpuTimes(measured[kind]))}; by the clock ${both(wallTimes(measured[kind]))}; ${measured[kind].length} queries`,
    )
  return [
    answers('search'),
    answers('suggest'),
    {
      ...figure(
        'a rule that is not stored compared for one term, p99 of CPU time',
        milliseconds(compared.p99),
        `${both(compared)}; by the clock ${both(wallTimes(comparisons))}; with a synonym, ${comparisons.length} terms`,
      ),
      limit: `at most ${MAX_COMPARISON_MS} ms`,
      within: compared.p99 <= MAX_COMPARISON_MS,
    },
    {
      ...figure(
        'counting searches and writing the sums, of the CPU time of the searches',
        `${(share * 100).toFixed(2)} %`,
        `${milliseconds(counting.cpu)} for ${search.length} searches and one write; a node writes once in ten seconds`,
      ),
      limit: `at most ${MAX_COUNTING * 100} %`,
      within: share <= MAX_COUNTING,
    },
    figure(
      'first answer, the index read from the database and built, CPU time',
      seconds(firstAnswer.cpu),
      `by the clock ${seconds(firstAnswer.wall)}; filling the database took ${seconds(fill.wall)}`,
    ),
    waiting(`the whole service, ${inWords(count)}`, waits),
  ]
}

/** Only queries for which the library has results: finding nothing is fast. */
function beside(
  kind: Kind,
  name: LibraryName,
  count: number,
  ours: OurMeasurement,
  theirs: EngineMeasurement,
): Finding {
  const isAnswered = (place: number) => theirs.compared[kind][place]?.isFound === true
  const own = cpuTimes(ours.compared[kind].filter((_, place) => isAnswered(place)))
  const other = cpuTimes(theirs.compared[kind].filter(({ isFound }) => isFound))
  const all = theirs.compared[kind]
  return {
    what: `${kind}, ${inWords(count)}, of the CPU time of ${name}, p50 and p99`,
    measured: `${times(own.p50 / other.p50)} and ${times(own.p99 / other.p99)}`,
    limit: 'none',
    within: undefined,
    detail: `${both(own)} beside ${both(other)}, on the ${other.count} of ${all.length} queries that ${name} finds something for; ours does for ${percent(shareFound(ours.compared[kind]))} of all`,
  }
}

const shareFound = (answers: readonly Answered[]): number =>
  answers.filter(({ isFound }) => isFound).length / answers.length

const inWords = (count: number): string => `${count.toLocaleString('en')} products`
const percent = (share: number): string => `${Math.round(share * 100)} %`
const milliseconds = (value: number): string => `${value.toFixed(2)} ms`
const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`
const megabytes = (value: number): string => `${Math.round(value)} MB`
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`
const both = ({ p50, p99 }: Times): string => `${p50.toFixed(2)} / ${p99.toFixed(2)} ms`
