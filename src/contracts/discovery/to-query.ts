import { MAX_QUERY_LENGTH } from './discovery.ts'

/** Any text may be typed or be part of an address; characters that no product text has are removed. */
export function toQuery(typed: string): string {
  return typed
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}
