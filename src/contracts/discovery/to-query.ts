import { MAX_QUERY_LENGTH } from './discovery.ts'

/** Anything may be typed or stand in an address; what no product has in its texts is not asked for. */
export function toQuery(typed: string): string {
  return typed
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}
