/**
 * Sends spans and metrics to a collector over OTLP/HTTP. In batches, in the background, with a bounded queue: a collector that
 * is down costs spans, never requests.
 */
import { newId } from '../ids.ts'
import { TELEMETRY_LOG } from '../log-codes.ts'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createOutgoing } from '../outgoing/outgoing.ts'
import { SHOP_VERSION } from '../shop-version.ts'
import { metricsJson, tracesJson } from './otlp-json.ts'
import type { Span } from './trace.ts'

export type OtlpExporter = { readonly add: (span: Span) => void; readonly close: () => Promise<void> }

const MAX_QUEUED = 4096
const SEND_EVERY_MS = 1000
const METRICS_EVERY_MS = 10_000
const TIMEOUT_MS = 5000

type Deps = { readonly endpoint: string; readonly metrics: Pick<Metrics, 'expose'>; readonly log: Log }

export function openOtlpExporter({ endpoint, metrics, log }: Deps): OtlpExporter {
  const resource = { service: 'sockeye', version: SHOP_VERSION, instance: newId() }
  const outgoing = createOutgoing()
  const send = outgoing.reach({ name: 'telemetry', network: 'configured', timeoutMs: TIMEOUT_MS })
  const base = endpoint.replace(/\/$/, '')
  let queue: Span[] = []
  let lost = 0
  let isFailing = false

  const post = async (path: string, body: object): Promise<void> => {
    try {
      const headers = { 'content-type': 'application/json' }
      const response = await send(new Request(base + path, { method: 'POST', headers, body: JSON.stringify(body) }))
      await response.body?.cancel()
      if (!response.ok) throw new Error(`The collector answered with status ${response.status}`)
      isFailing = false
    } catch (err) {
      // Once until it works again.
      if (!isFailing) log.write(TELEMETRY_LOG.exportFailed, { err, lost })
      isFailing = true
    }
  }
  const sendSpans = async () => {
    const spans = queue
    queue = []
    lost = 0
    if (spans.length > 0) await post('/v1/traces', tracesJson(spans, resource))
  }
  const sendMetrics = async () => {
    const { body } = await metrics.expose()
    await post('/v1/metrics', metricsJson(body, resource, Date.now()))
  }
  const timers = [
    setInterval(() => void sendSpans(), SEND_EVERY_MS),
    setInterval(() => void sendMetrics(), METRICS_EVERY_MS),
  ]
  for (const timer of timers) timer.unref()

  return {
    add(span) {
      if (queue.length < MAX_QUEUED) queue.push(span)
      else lost += 1
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([sendSpans(), sendMetrics()])
      outgoing.close()
    },
  }
}
