/**
 * Finds a text for which the time of a function grows faster than the text. Only what is slow for its length is measured at
 * the full lengths, in processor time of this thread and as the least of several runs: other work on the machine does not
 * count.
 */
import { createContext, Script } from 'node:vm'
import { adversarialTexts, textOf, type AdversarialText } from './adversarial-texts.ts'

type Run = (text: string) => unknown

const SCREEN_LENGTH = 2_048
/** A linear pattern needs some microseconds for 2 kB, a quadratic one milliseconds. */
const SUSPICIOUS_MS = 0.25
/** Texts that are hardly slower than one that was measured are not measured again. */
const SLOWER = 1.5
const LENGTHS = [16_384, 32_768, 65_536] as const
/** For the least length: nothing linear takes as long, and the longer ones would take minutes. */
const HOPELESS_MS = 200
const RUNS = 3
/** Doubling the text may at most triple the time. */
const MAX_GROWTH = 3
/** Wall time, for patterns that never end. */
const MAX_MS = 60_000

export function findSlowText(pattern: RegExp, maxMs = MAX_MS): AdversarialText | undefined {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replaceAll(/[gy]/g, '')}g`)
  return findSlowTextOf((text) => text.replaceAll(everywhere, ''), adversarialTexts(pattern), maxMs)
}

export function findSlowTextOf(
  run: Run,
  texts: readonly AdversarialText[],
  maxMs = MAX_MS,
): AdversarialText | undefined {
  let current: AdversarialText | undefined
  let measured = SUSPICIOUS_MS / SLOWER
  const found = within(maxMs, () =>
    texts.find((text) => {
      current = text
      const short = textOf(text, SCREEN_LENGTH)
      const isSuspicious = (runs: number) => timeOf(run, short, runs) > measured * SLOWER
      if (!isSuspicious(1) || !isSuspicious(RUNS)) return false
      measured = timeOf(run, short, RUNS)
      return growthOf(run, text) > MAX_GROWTH
    }),
  )
  return found === 'never ended' ? current : found
}

/** The lesser of two doublings: one of them may meet a pause of the machine, both hardly. */
function growthOf(run: Run, text: AdversarialText): number {
  const [first, ...longer] = LENGTHS
  let before = timeOf(run, textOf(text, first), RUNS)
  if (before > HOPELESS_MS) return Infinity
  const growths = longer.map((length) => {
    const ms = timeOf(run, textOf(text, length), RUNS)
    const growth = ms / before
    before = ms
    return growth
  })
  return Math.min(...growths)
}

function timeOf(run: Run, text: string, runs: number): number {
  let least = Infinity
  for (let count = 0; count < runs; count += 1) {
    const start = process.threadCpuUsage()
    run(text)
    const { user, system } = process.threadCpuUsage(start)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

/** The only way to stop a pattern that is matching: the virtual machine ends it. */
function within<T>(ms: number, work: () => T): T | 'never ended' {
  let result: T | 'never ended' = 'never ended'
  const context = createContext({
    work: () => {
      result = work()
    },
  })
  try {
    new Script('work()').runInContext(context, { timeout: ms })
  } catch (error) {
    const isTimeout =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    if (!isTimeout) throw error
  }
  return result
}
