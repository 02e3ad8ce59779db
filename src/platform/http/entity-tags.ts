/** Conditional requests by entity tag (RFC 9110 §13.1.2). */

const TAG = /(?:W\/)?("[^"]*")/g

/** Whether `If-None-Match` names the tag: `*`, or a list that has it. Compared weakly, as a cache on the way may weaken it. */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // What a browser sends: the one tag that it has.
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const opaque = opaqueOf(etag)
  return Array.from(ifNoneMatch.matchAll(TAG)).some(([, tag]) => tag === opaque)
}

const opaqueOf = (etag: string): string => (etag.startsWith('W/') ? etag.slice(2) : etag)
