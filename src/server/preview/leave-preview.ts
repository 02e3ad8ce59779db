/** Ends a preview session and redirects to the published page. */
import type { EncodedResponse } from '../http/answer.ts'
import { plain } from '../http/answer.ts'
import { endedSession } from './preview-session.ts'

export const LEAVE_PATH = '/preview/leave'

export const leaveAddress = (page: string): string => `${LEAVE_PATH}?to=${encodeURIComponent(page)}`

export function leavePreview(url: string, isSecure = false): EncodedResponse {
  const to = URL.parse(url, 'http://shop')?.searchParams.get('to')
  return plain(303, 'You have left the preview.', {
    Location: pageOfOurs(to ?? '/'),
    'Set-Cookie': endedSession(isSecure),
  })
}

/** Parsed as a browser does, so that a URL of another site is never taken for a path. */
function pageOfOurs(to: string): string {
  const parsed = URL.parse(to, 'http://shop')
  if (!parsed || parsed.origin !== 'http://shop' || parsed.pathname.startsWith('//')) return '/'
  return parsed.pathname + parsed.search
}
