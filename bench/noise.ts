/** Whether something else used the machine during a benchmark: the host, or other processes before it began. */
import { cpus, loadavg } from 'node:os'
import { watchStolenTime } from './stolen-time.ts'

/** Shares above which figures say more about the machine than about the shop. */
const MAX_STOLEN = 0.02
const MAX_LOAD = 0.5

/** Starts watching; the returned function states what disturbed the benchmark, or returns undefined on a quiet machine. */
export function watchNoise(): () => string | undefined {
  const stolen = watchStolenTime()
  const [waiting = 0] = loadavg()
  const load = waiting / cpus().length
  return () => {
    const share = stolen() ?? 0
    const causes = [
      ...(load > MAX_LOAD ? [`${waiting.toFixed(1)} processes ran before it began`] : []),
      ...(share > MAX_STOLEN ? [`the host took ${Math.round(share * 100)} % of the processor time`] : []),
    ]
    return causes.length === 0 ? undefined : causes.join(', ')
  }
}
