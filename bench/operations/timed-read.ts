/** `whole`: reads everything there is, in one call, and has no limit of its own. */
export type ReadKind = 'read' | 'search' | 'list' | 'whole'

export const MAX_MS: Readonly<Record<Exclude<ReadKind, 'whole'>, number>> = { read: 100, search: 100, list: 150 }

export type TimedRead = { readonly kind: ReadKind; readonly input: object }

/** By operation: an input, or several with what they are about. */
export type Reads = Readonly<Record<string, TimedRead | Readonly<Record<string, TimedRead>>>>

export const isSingle = (reads: Reads[string]): reads is TimedRead => typeof reads['kind'] === 'string'

const page = { offset: 0, limit: 100 }

export const read = (input: object): TimedRead => ({ kind: 'read', input })
export const whole = (input: object): TimedRead => ({ kind: 'whole', input })
export const list = (filter: object, more: object = {}): TimedRead => ({
  kind: 'list',
  input: { ...page, filter, ...more },
})
export const search = (...words: string[]): TimedRead => ({
  kind: 'search',
  input: { ...page, filter: { search: words } },
})
