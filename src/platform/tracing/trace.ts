/**
 * Spans of the request that is under way, in the model of OpenTelemetry. Without an exporter no trace is begun, and `inSpan`
 * only calls its work. Names and attributes contain no personal data: routes, operations, statements without their values.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export type SpanKind = 'internal' | 'server' | 'client'
export type Attributes = Readonly<Record<string, string | number>>

export type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: SpanKind
  /** Milliseconds since 1970, with fractions. */
  readonly startedAt: number
  readonly endedAt: number
  readonly attributes: Attributes
  readonly isError: boolean
}

type OpenSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly finish: (span: Span) => void
  name: string
}

const current = new AsyncLocalStorage<OpenSpan>()

export const currentTraceId = (): string | undefined => current.getStore()?.traceId

const now = (): number => performance.timeOrigin + performance.now()
const newSpanId = (): string => randomBytes(8).toString('hex')

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export type TraceParent = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean }

/** W3C Trace Context; undefined for anything else. */
export function readTraceParent(header: unknown): TraceParent | undefined {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(typeof header === 'string' ? header : '') ?? []
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags ?? '', 16) & 1) === 1 }
}

/** Begins the trace of a request; returns how it ends. Its name may become known later. */
export function beginTrace(
  name: string,
  { parent, finish, work }: { parent: TraceParent | undefined; finish: (span: Span) => void; work: () => void },
): (end: { readonly attributes: Attributes; readonly isError: boolean }) => void {
  const startedAt = now()
  const open = { traceId: parent?.traceId ?? randomBytes(16).toString('hex'), spanId: newSpanId(), finish, name }
  current.run(open, work)
  return ({ attributes, isError }) => {
    const { traceId, spanId } = open
    const common = { traceId, spanId, parentSpanId: parent?.spanId, kind: 'server' as const }
    finish({ ...common, name: open.name, startedAt, endedAt: now(), attributes, isError })
  }
}

/** The route of a request is known after it was begun. */
export function nameTrace(route: string): void {
  const open = current.getStore()
  if (open) open.name = `${open.name.split(' ')[0]} ${route}`
}

/** Work that takes part in a request: its own spans are children of this one. */
export async function inSpan<Value>(name: string, attributes: Attributes, work: () => Promise<Value>): Promise<Value> {
  const parent = current.getStore()
  if (parent === undefined) return work()
  const startedAt = now()
  const { traceId, finish } = parent
  const spanId = newSpanId()
  const end = (isError: boolean) =>
    finish({
      traceId,
      spanId,
      parentSpanId: parent.spanId,
      name,
      kind: 'internal',
      startedAt,
      endedAt: now(),
      attributes,
      isError,
    })
  try {
    const value = await current.run({ traceId, spanId, finish, name }, work)
    end(false)
    return value
  } catch (error) {
    end(true)
    throw error
  }
}

/** Work that has ended just now. */
export function recordSpan(
  name: string,
  { seconds, attributes, isError = false }: { seconds: number; attributes: Attributes; isError?: boolean },
): void {
  const parent = current.getStore()
  if (parent === undefined) return
  const endedAt = now()
  const { traceId, spanId: parentSpanId } = parent
  const startedAt = endedAt - seconds * 1000
  parent.finish({
    traceId,
    spanId: newSpanId(),
    parentSpanId,
    name,
    kind: 'client',
    startedAt,
    endedAt,
    attributes,
    isError,
  })
}
