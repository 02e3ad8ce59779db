/** What a handler receives about a call beside its input, over HTTP and within the process alike. */

/** Names in lower case. */
export type CallHeaders = { readonly get: (name: string) => string | null }

export type CallContext = {
  /** Under which the log has the call. */
  readonly requestId: string
  readonly headers: CallHeaders
  /** The host that was called; undefined within the process. */
  readonly host: string | undefined
}

/** CRT-11: with or without the word in front of it. */
export const bearerToken = ({ headers }: Pick<CallContext, 'headers'>): string =>
  (headers.get('authorization') ?? '').replace(/^Bearer +/i, '')

export const headersFrom = (record: Readonly<Record<string, string>>): CallHeaders => ({
  get: (name) => record[name] ?? null,
})
