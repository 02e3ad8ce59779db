import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { portOf } from '../../../tests/support/port-of.ts'
import { createLog } from '../log/log.ts'
import { PROCESS_LOG } from '../log-codes.ts'
import { createOutgoing } from '../outgoing/outgoing.ts'
import { metricsJson, tracesJson } from './otlp-json.ts'
import { beginTrace, currentTraceId, inSpan, nameTrace, readTraceParent, recordSpan, type Span } from './trace.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

/** Runs work in a trace; returns its spans in the order in which they ended. */
async function traced(work: () => Promise<void>, header?: string): Promise<readonly Span[]> {
  const spans: Span[] = []
  const ended = Promise.withResolvers<void>()
  const end = beginTrace('GET', {
    parent: readTraceParent(header),
    finish: (span) => spans.push(span),
    work: () => void work().then(ended.resolve, ended.reject),
  })
  await ended.promise
  end({ attributes: {}, isError: false })
  return spans
}

it.each([
  ['a parent that is sampled', `00-${TRACE}-${PARENT}-01`, { traceId: TRACE, spanId: PARENT, isSampled: true }],
  ['one that is not', `00-${TRACE}-${PARENT}-00`, { traceId: TRACE, spanId: PARENT, isSampled: false }],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`, undefined],
  ['another version', `ff-${TRACE}-${PARENT}-01`, undefined],
  ['no text', ['a', 'b'], undefined],
])('~SCL-18 reads %s', (_, header, expected) => {
  expect(readTraceParent(header)).toEqual(expected)
})

it('~SCL-18 spans are children of the work that they are part of, in the trace of the caller', async () => {
  const spans = await traced(async () => {
    nameTrace('listing')
    await inSpan('load', {}, async () => {
      await inSpan('operation search', {}, async () => {
        recordSpan('query', { seconds: 0.01, attributes: { 'db.system.name': 'sqlite' } })
      })
    })
  }, `00-${TRACE}-${PARENT}-01`)
  expect(spans.map(({ name, kind }) => [name, kind])).toEqual([
    ['query', 'client'],
    ['operation search', 'internal'],
    ['load', 'internal'],
    ['GET listing', 'server'],
  ])
  const [query, operation, load, request] = spans
  expect(spans.every(({ traceId }) => traceId === TRACE)).toBe(true)
  expect([query?.parentSpanId, operation?.parentSpanId, load?.parentSpanId, request?.parentSpanId]).toEqual([
    operation?.spanId,
    load?.spanId,
    request?.spanId,
    PARENT,
  ])
  expect((query?.endedAt ?? 0) - (query?.startedAt ?? 0)).toBeCloseTo(10, 1)
})

it('~SCL-18 a failure marks its span, and without a trace nothing is recorded', async () => {
  const spans = await traced(async () => {
    await inSpan('load', {}, () => Promise.reject(new Error('broken'))).catch(() => undefined)
  })
  expect(spans.map(({ name, isError }) => [name, isError])).toEqual([
    ['load', true],
    ['GET', false],
  ])
  expect(await inSpan('load', {}, async () => currentTraceId())).toBeUndefined()
})

it('~SCL-18 log lines of a request have its trace', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } })
  await traced(async () => log.write(PROCESS_LOG.stopping), `00-${TRACE}-${PARENT}-01`)
  log.write(PROCESS_LOG.stopped)
  expect(lines.map((line) => JSON.parse(line).traceId)).toEqual([TRACE, undefined])
})

it('~SCL-18 a call to another service is a span with its outcome', async () => {
  const server = createServer((_, response) => response.writeHead(404).end())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const outgoing = createOutgoing()
  try {
    const send = outgoing.reach({ name: 'provider', network: 'configured' })
    const spans = await traced(async () => {
      await send(new Request(`http://127.0.0.1:${portOf(server)}/payments?key=secret`, { method: 'POST', body: '{}' }))
    })
    expect(spans[0]).toMatchObject({
      name: 'call provider',
      kind: 'client',
      attributes: { 'http.request.method': 'POST', outcome: 'rejected' },
      isError: false,
    })
    expect(JSON.stringify(spans)).not.toContain('secret')
  } finally {
    outgoing.close()
    server.close()
  }
})

it('~SCL-18 writes spans and metrics as the JSON of OTLP', () => {
  const resource = { service: 'sockeye', version: '1', instance: 'i' }
  const span: Span = {
    traceId: TRACE,
    spanId: PARENT,
    parentSpanId: undefined,
    name: 'GET listing',
    kind: 'server',
    startedAt: 1_700_000_000_000,
    endedAt: 1_700_000_000_012.5,
    attributes: { 'http.response.status_code': 200 },
    isError: false,
  }
  expect(tracesJson([span], resource).resourceSpans[0]?.scopeSpans[0]?.spans).toEqual([
    {
      traceId: TRACE,
      spanId: PARENT,
      name: 'GET listing',
      kind: 2,
      startTimeUnixNano: '1700000000000000000',
      endTimeUnixNano: '1700000000012500000',
      attributes: [{ key: 'http.response.status_code', value: { doubleValue: 200 } }],
      status: { code: 1 },
    },
  ])
  const text = '# TYPE lag gauge\nlag 0.5\n# TYPE hits_total counter\nhits_total{route="home"} 3\nbad NaN\n'
  expect(metricsJson(text, resource, 0).resourceMetrics[0]?.scopeMetrics[0]?.metrics).toMatchObject([
    { name: 'lag', gauge: { dataPoints: [{ asDouble: 0.5 }] } },
    {
      name: 'hits_total',
      sum: {
        isMonotonic: true,
        dataPoints: [{ asDouble: 3, attributes: [{ key: 'route', value: { stringValue: 'home' } }] }],
      },
    },
  ])
})
