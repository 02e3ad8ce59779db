/** Which addresses may receive webhooks (HKS-01). Checked when one is saved, and again by the connection of each delivery. */
import { isIP } from 'node:net'
import { SYSTEM_RULES, type AddressRules } from '../../platform/outgoing/guarded-lookup.ts'
import { fail, ok, type Result } from '../../platform/result.ts'

export type ReceiverRules = {
  /** A live shop sends to the internet only, over https. */
  readonly isLive: boolean
  readonly addresses?: AddressRules
}

export type ReceiverProblem = {
  /** `form`: no address of the kind that is needed. `unresolved`: the name has no address. */
  readonly problem: 'form' | 'private' | 'unresolved'
  readonly host: string
}

const MAX_LENGTH = 2000

/** The address as it is stored. */
export async function checkReceiver(
  given: string,
  { isLive, addresses = SYSTEM_RULES }: ReceiverRules,
): Promise<Result<string, ReceiverProblem>> {
  const url = URL.parse(given)
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && !isLive)
  if (url === null || !isAllowed || url.username !== '' || url.password !== '' || url.href.length > MAX_LENGTH) {
    return fail({ problem: 'form', host: url?.hostname ?? '' })
  }
  url.hash = ''
  if (!isLive) return ok(url.href)
  const host = url.hostname.replace(/^\[([^\]]*)\]$/, '$1')
  const found = isIP(host) === 0 ? await resolve(host, addresses) : [host]
  if (found.length === 0) return fail({ problem: 'unresolved', host })
  return found.every(addresses.isPublic) ? ok(url.href) : fail({ problem: 'private', host })
}

const resolve = (host: string, { resolve: lookUp }: AddressRules): Promise<readonly string[]> =>
  new Promise((done) => {
    lookUp(host, { all: true }, (error, addresses) => done(error ? [] : addresses.map(({ address }) => address)))
  })
