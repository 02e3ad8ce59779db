import { LONGEST_QUERY } from './discovery.ts'

/** Anything may be typed or stand in an address; what no product has in its texts is not asked for. */
export function toQuery(typed: string): string {
  return typed
    .trim()
    .slice(0, LONGEST_QUERY)
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}
