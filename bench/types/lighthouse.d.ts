/** The part of Lighthouse that bench/web uses: its package is installed by `npm run bench` only. */
declare module 'lighthouse' {
  type Audit = { readonly score: number | null; readonly numericValue?: number; readonly details?: unknown }
  type Category = {
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }
  type Result = {
    readonly lhr: {
      readonly categories: Readonly<Record<string, Category | undefined>>
      readonly audits: Readonly<Record<string, Audit | undefined>>
      readonly runtimeError?: { readonly message: string }
    }
    readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } }
  }
  type TraceEvent = {
    readonly name: string
    readonly pid: number
    readonly tid: number
    readonly ts: number
    readonly tdur?: number
  }
  export default function lighthouse(url: string, flags: Readonly<Record<string, unknown>>): Promise<Result | undefined>
}
