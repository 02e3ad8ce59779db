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

type Extent = {
  /** Libraries are measured up to so many products. */
  readonly mostOfLibraries: number
  /** The service as a whole with so many. */
  readonly ofService: number
}

/** `counts` from few products to many. */
export async function measureAll(
  counts: readonly number[],
  { mostOfLibraries, ofService }: Extent,
): Promise<readonly Finding[]> {
  const sizes: AtSize[] = []
  for (const count of counts) {
    const ours = await runMeasurement<OurMeasurement>({ script: OURS, options: [count] })
    const libraries: AtSize['libraries'][number][] = []
    for (const name of count <= mostOfLibraries ? LIBRARIES : []) {
      const script = { script: LIBRARY, options: [name, count], heapMegabytes: LIBRARY_HEAP_MB }
      libraries.push({ name, measured: await runMeasurement<EngineMeasurement>(script) })
    }
    sizes.push({ count, ours, libraries })
  }
  const measured = await runMeasurement<ServiceMeasurement>({ script: SERVICE, options: [ofService] })
  return findingsOf(sizes, { count: ofService, measured })
}
