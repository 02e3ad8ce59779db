/** Spans and metrics as the JSON of OTLP/HTTP 1.x. */
import type { Attributes, Span, SpanKind } from './trace.ts'

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 }
const [OK, ERROR] = [1, 2]
const CUMULATIVE = 2

const nanoseconds = (milliseconds: number): string => String(BigInt(Math.round(milliseconds * 1000)) * 1000n)

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }))

export type Resource = { readonly service: string; readonly version: string; readonly instance: string }

const resourceOf = ({ service, version, instance }: Resource) => ({
  attributes: attributesOf({
    'service.name': service,
    'service.version': version,
    'service.instance.id': instance,
  }),
})

export const tracesJson = (spans: readonly Span[], resource: Resource) => ({
  resourceSpans: [
    {
      resource: resourceOf(resource),
      scopeSpans: [
        {
          scope: { name: 'sockeye' },
          spans: spans.map(
            ({ traceId, spanId, parentSpanId, name, kind, startedAt, endedAt, attributes, isError }) => ({
              traceId,
              spanId,
              ...(parentSpanId !== undefined && { parentSpanId }),
              name,
              kind: KINDS[kind],
              startTimeUnixNano: nanoseconds(startedAt),
              endTimeUnixNano: nanoseconds(endedAt),
              attributes: attributesOf(attributes),
              status: { code: isError ? ERROR : OK },
            }),
          ),
        },
      ],
    },
  ],
})

const SAMPLE = /^([A-Za-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABEL = /(?<!\w)(\w+)="((?:[^"\\]|\\.)*)"/g
const TYPE = /^# TYPE (\S+) (\w+)$/

/** From the text that Prometheus reads, so that both see the same numbers. Buckets of histograms are counters with a limit. */
export function metricsJson(exposition: string, resource: Resource, at: number) {
  const gauges = new Set<string>()
  const byName = new Map<string, { readonly value: number; readonly labels: Attributes }[]>()
  for (const line of exposition.split('\n')) {
    const [, typed, type] = TYPE.exec(line) ?? []
    if (typed !== undefined && type === 'gauge') gauges.add(typed)
    const [, name, labels = '', value] = SAMPLE.exec(line) ?? []
    if (name === undefined || !Number.isFinite(Number(value))) continue
    const points = byName.get(name) ?? []
    points.push({
      value: Number(value),
      labels: Object.fromEntries(Array.from(labels.matchAll(LABEL), ([, key = '', text = '']) => [key, text])),
    })
    byName.set(name, points)
  }
  const metrics = [...byName].map(([name, points]) => {
    const dataPoints = points.map(({ value, labels }) => ({
      asDouble: value,
      timeUnixNano: nanoseconds(at),
      attributes: attributesOf(labels),
    }))
    return gauges.has(name)
      ? { name, gauge: { dataPoints } }
      : { name, sum: { dataPoints, aggregationTemporality: CUMULATIVE, isMonotonic: true } }
  })
  return {
    resourceMetrics: [{ resource: resourceOf(resource), scopeMetrics: [{ scope: { name: 'sockeye' }, metrics }] }],
  }
}
