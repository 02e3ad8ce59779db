/** A shop with a collector of OpenTelemetry, and the alerts and the dashboard that read its metrics. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { portOf } from '../support/port-of.ts'
import { metricsOf, startShop, type Shop } from '../support/start-shop.ts'

const span = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int().min(1).max(3),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
  status: z.object({ code: z.int() }),
})
const traces = z.object({
  resourceSpans: z.array(z.looseObject({ scopeSpans: z.array(z.looseObject({ spans: z.array(span) })) })),
})
const metrics = z.object({
  resourceMetrics: z.array(
    z.looseObject({ scopeMetrics: z.array(z.looseObject({ metrics: z.array(z.looseObject({ name: z.string() })) })) }),
  ),
})
type ReceivedSpan = z.infer<typeof span>

let collector: Server
let shop: Shop
const spans: ReceivedSpan[] = []
const metricNames = new Set<string>()

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await json(request)
  if (request.url === '/v1/traces') {
    const scopes = traces.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
    spans.push(...scopes.flatMap((scope) => scope.spans))
  } else {
    const scopes = metrics.parse(body).resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics)
    for (const { name } of scopes.flatMap((scope) => scope.metrics)) metricNames.add(name)
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
}

beforeAll(async () => {
  collector = createServer((request, response) => void receive(request, response))
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const endpoint = `http://127.0.0.1:${portOf(collector)}`
  shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_PERCENT: '0', LOG_LEVEL: 'debug' })
})
afterAll(async () => {
  await shop.stop()
  collector.close()
})

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const UNSAMPLED = 'a3ce929d0e0e47364bf92f3577b34da6'
const PARENT = '00f067aa0ba902b7'

it('~SCL-18 a request is a trace of its page, its load, operations and queries, in that of the caller', async () => {
  // The index is there: a listing that has to wait for it may end with a timeout.
  await expect.poll(async () => (await fetch(`${shop.url}/uk/adults/socks?colour=green`)).status).toBe(200)
  const page = await fetch(`${shop.url}/uk/adults/socks?colour=red`, {
    headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
  })
  expect(page.status).toBe(200)
  const ofTrace = () => spans.filter(({ traceId }) => traceId === TRACE)
  const request = () => ofTrace().find(({ parentSpanId }) => parentSpanId === PARENT)
  await expect.poll(request).toBeDefined()
  expect(request()).toMatchObject({ name: expect.stringMatching(/^GET \S+/), kind: 2 })
  const named = (name: RegExp) => ofTrace().filter((one) => name.test(one.name))
  const [load] = named(/^load$/)
  expect(load?.parentSpanId).toBe(request()?.spanId)
  const operations = named(/^operation /)
  expect(operations.length).toBeGreaterThan(0)
  expect(operations.some(({ parentSpanId }) => parentSpanId === load?.spanId)).toBe(true)
  const known = new Set([PARENT, ...ofTrace().map(({ spanId }) => spanId)])
  expect(ofTrace().filter(({ parentSpanId = '' }) => !known.has(parentSpanId))).toEqual([])
  expect(named(/^query$/).length).toBeGreaterThan(0)
})

it('~SCL-18 requests that are not to be traced are not, and metrics arrive as Prometheus reads them', async () => {
  await fetch(`${shop.url}/uk`, { headers: { traceparent: `00-${UNSAMPLED}-${PARENT}-00` } })
  await expect.poll(() => metricNames.has('http_request_duration_seconds_count')).toBe(true)
  expect(metricNames.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  // TRACE_PERCENT is 0.
  expect(spans.filter(({ traceId }) => traceId !== TRACE)).toEqual([])
})

it.each([
  ['content', '/api/content/none'],
  ['commerce', '/order-pages/none'],
  ['discovery', '/api/discovery/openapi.json'],
  ['images', '/images/none.jpg'],
  ['payments', '/psp-test/none'],
  ['engagement', '/newsletter/none'],
])('SCL-18 traffic, errors and latency of the service %s are counted by status', async (service, path) => {
  const { status } = await fetch(shop.url + path)
  const labels = `{route="${service}",method="GET",status="${Math.floor(status / 100)}xx"`
  const timed = () => metricsOf(shop).then((text) => text.includes(`http_request_duration_seconds_sum${labels}`))
  await expect.poll(timed).toBe(true)
  expect(await metricsOf(shop)).toContain(`http_request_duration_seconds_bucket${labels},le="0.1"}`)
})

it('SCL-18 what waits for the database and for pictures is counted', async () => {
  expect(await metricsOf(shop)).toMatch(/^database_statements_waiting \d+$/m)
  expect(await metricsOf(shop)).toMatch(/^image_renderings_waiting \d+$/m)
})

const NAMES = /\b[a-z]+(?:_[a-z\d]+){2,}\b/g
/** Functions, and labels of series. */
const NOT_SERIES = new Set(['histogram_quantile'])

it.each([
  ['the dashboard', () => dashboardExpressions()],
  ['the alerts of docs/operations.md', () => alertExpressions()],
])('~SCL-18 %s reads series that the shop has', async (_, expressions) => {
  await fetch(`${shop.url}/uk/adults/socks?colour=blue`)
  const exposed = await metricsOf(shop)
  const declared = new Set(Array.from(exposed.matchAll(/^# TYPE (\S+) (\w+)$/gm), ([, name = '']) => name))
  const found = expressions()
  expect(found.length).toBeGreaterThan(5)
  for (const expression of found) {
    const names = (expression.match(NAMES) ?? []).filter((name) => !NOT_SERIES.has(name))
    expect([expression, names.length > 0]).toEqual([expression, true])
    for (const name of names) {
      const series = name.replace(/_(?:bucket|count|sum)$/, '')
      expect([name, declared.has(series) || declared.has(name)]).toEqual([name, true])
    }
  }
})

function dashboardExpressions(): readonly string[] {
  const dashboard = z.looseObject({
    panels: z.array(z.looseObject({ title: z.string(), targets: z.array(z.looseObject({ expr: z.string() })) })),
  })
  const { panels } = dashboard.parse(JSON.parse(readFileSync('deploy/grafana/sockeye.json', 'utf8')))
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

function alertExpressions(): readonly string[] {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('## Alerts')
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? []
  return rows.slice(2).flatMap((row) => /`([^`]+)`/.exec(row)?.[1] ?? [])
}
