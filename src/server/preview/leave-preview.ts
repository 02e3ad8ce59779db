/** The way out of a preview: ends the session and goes back to the page, which then is an ordinary visitor's. */
import type { Answer } from '../http/answer.ts'
import { plain } from '../http/answer.ts'
import { ENDED_SESSION } from './preview-session.ts'

export const LEAVE_PATH = '/preview/leave'

export const leaveAddress = (page: string): string => `${LEAVE_PATH}?to=${encodeURIComponent(page)}`

export function leavePreview(url: string): Answer {
  const to = URL.parse(url, 'http://shop')?.searchParams.get('to')
  return plain(303, 'You have left the preview.', { Location: pageOfOurs(to ?? '/'), 'Set-Cookie': ENDED_SESSION })
}

/** Read as a browser would read it, so that nothing that leads to another site looks like a path. */
function pageOfOurs(to: string): string {
  const parsed = URL.parse(to, 'http://shop')
  if (!parsed || parsed.origin !== 'http://shop' || parsed.pathname.startsWith('//')) return '/'
  return parsed.pathname + parsed.search
}
