/** Everything that is measured, one process after the other: together they would take each other's time. */
import type { Finding } from '../finding.ts'
import { type AtSize, findingsOf } from './findings.ts'
import { LIBRARIES } from './libraries.ts'
import type { EngineMeasurement, OurMeasurement, ServiceMeasurement } from './measurement.ts'
import { runMeasurement } from './run-measurement.ts'

const OURS = new URL('measure-ours.ts', import.meta.url)
const LIBRARY = new URL('measure-library.ts', import.meta.url)
const SERVICE = new URL('measure-service.ts', import.meta.url)
const LIBRARY_HEAP_MB = 8192

/** `counts` from few products to many; the service as a whole is measured with as many as it is given. */
export async function measureAll(counts: readonly number[], serviceCount: number): Promise<readonly Finding[]> {
  const sizes: AtSize[] = []
  for (const count of counts) {
    const ours = await runMeasurement<OurMeasurement>({ script: OURS, options: [count] })
    const libraries: AtSize['libraries'][number][] = []
    for (const name of LIBRARIES) {
      const script = { script: LIBRARY, options: [name, count], heapMegabytes: LIBRARY_HEAP_MB }
      libraries.push({ name, measured: await runMeasurement<EngineMeasurement>(script) })
    }
    sizes.push({ count, ours, libraries })
  }
  const measured = await runMeasurement<ServiceMeasurement>({ script: SERVICE, options: [serviceCount] })
  return findingsOf(sizes, { count: serviceCount, measured })
}
