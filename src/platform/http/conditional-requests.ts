/** Whether a client already has what would be sent (RFC 9110 §13). */
import { namesTag } from './entity-tags.ts'

type Conditions = { readonly ifNoneMatch: string | undefined; readonly ifModifiedSince: string | undefined }
type Validators = { readonly etag: string | undefined; readonly lastModified: string | undefined }

/** A tag is exact and a date is not: with `If-None-Match` the date is ignored (§13.2.2). */
export function isKnown({ ifNoneMatch, ifModifiedSince }: Conditions, { etag, lastModified }: Validators): boolean {
  if (ifNoneMatch !== undefined) return etag !== undefined && namesTag(ifNoneMatch, etag)
  if (ifModifiedSince === undefined || lastModified === undefined) return false
  // A date that cannot be read is NaN, which is not less than anything.
  return timeOf(lastModified) <= timeOf(ifModifiedSince)
}

/** The value of `Last-Modified`: never later than now, which a client could not have. */
export const lastModifiedOf = (date: Date, now = date): string =>
  new Date(Math.min(date.getTime(), now.getTime())).toUTCString()

/** The three forms of §5.6.7; the oldest has no zone, and is in UTC all the same. */
const HTTP_DATE =
  /^(?:[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4})$/

const timeOf = (text: string): number =>
  HTTP_DATE.test(text) ? Date.parse(text.endsWith('GMT') ? text : `${text} GMT`) : Number.NaN
