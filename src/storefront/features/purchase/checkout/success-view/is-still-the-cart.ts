/** Whether what a browser has for a cart is the one that was bought. A bank may think so long that there is a new one. */
import { isRecord } from '../../../../stores/browser-storage.ts'

/** What cannot be read counts as the old one, which the service has closed. */
export function isStillTheCart(boughtId: string, token: string | undefined): boolean {
  const subject = token === undefined ? undefined : subjectOf(token)
  return subject === undefined || subject === boughtId
}

/** A token names what it is for; whether it may is the service's to judge. */
function subjectOf(token: string): string | undefined {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return isRecord(claims) && typeof claims['sub'] === 'string' ? claims['sub'] : undefined
  } catch {
    return undefined
  }
}
