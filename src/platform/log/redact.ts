import { treatmentOf } from './personal-keys.ts'
import { REDACTED, redactText } from './redact-text.ts'
import { shortenIp } from './shorten-ip.ts'

const DEEPEST = 8
const MAX_MEMBERS = 100

/** A copy that is safe to write: no personal data by key or in a text, no cycles, bounded in depth and breadth. */
export function redact(members: Readonly<Record<string, unknown>>): object {
  return copyMembers(Object.entries(members), [members])
}

function copy(value: unknown, parents: readonly object[]): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`
  if (typeof value !== 'object' || value === null) return value
  if (parents.includes(value)) return '[circular]'
  if (parents.length >= DEEPEST) return '[too deep]'
  const inside = [...parents, value]
  if (value instanceof Error) return copyError(value, inside)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '[invalid date]' : value.toISOString()
  if (value instanceof URL || value instanceof URLSearchParams) return redactText(String(value))
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`
  if (value instanceof Headers || value instanceof Map) return copyMembers([...value], inside)
  if (Array.isArray(value) || value instanceof Set) return copyItems([...value], inside)
  return copyMembers(Object.entries(value), inside)
}

function copyItems(items: readonly unknown[], parents: readonly object[]): unknown[] {
  const copies = items.slice(0, MAX_MEMBERS).map((item) => copy(item, parents))
  return items.length > MAX_MEMBERS ? [...copies, `… (${items.length} items)`] : copies
}

function copyMembers(members: readonly (readonly [unknown, unknown])[], parents: readonly object[]): object {
  const copies = members.slice(0, MAX_MEMBERS).map(([key, value]) => {
    const name = String(key)
    return [redactText(name), copyMember(name, value, parents)] as const
  })
  return Object.fromEntries(members.length > MAX_MEMBERS ? [...copies, ['…', `${members.length} members`]] : copies)
}

function copyMember(key: string, value: unknown, parents: readonly object[]): unknown {
  if (value === undefined || value === null) return value
  const treatment = treatmentOf(key)
  if (treatment === 'hide') return REDACTED
  return treatment === 'shorten' ? shortenIp(value) : copy(value, parents)
}

/** Only members known to be harmless: a database driver hangs the failing row on its errors. */
function copyError(error: Error, parents: readonly object[]): object {
  const { name, message, stack, cause } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return {
    type: redactText(name),
    message: redactText(message),
    ...code,
    stack: redactText(stack ?? ''),
    ...(cause === undefined ? {} : { cause: copy(cause, parents) }),
    ...(error instanceof AggregateError ? { errors: copyItems(error.errors, parents) } : {}),
  }
}
