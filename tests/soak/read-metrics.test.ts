import { expect, it } from 'vitest'
import { metricValue } from './read-metrics.ts'

const TEXT = `# HELP process_cpu_seconds_total Total CPU time
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total 12.5

process_resident_memory_bytes 4.2e8
http_requests_total{route="home"} 3`

it.each([
  ['with a fraction', 'process_cpu_seconds_total', 12.5],
  ['with an exponent', 'process_resident_memory_bytes', 420_000_000],
  ['that is missing', 'nodejs_heap_size_used_bytes', Number.NaN],
  ['whose name begins another', 'process_cpu_seconds', Number.NaN],
])('~SCL-19 reads a metric %s', (_, name, expected) => {
  expect(metricValue(TEXT, name)).toBe(expected)
})
