/**
 * Whether an address is one of this shop: shoppers are redirected to where they came from, and to no other site, with what
 * opens their payment in the query.
 */
import type { CallContext } from '../../platform/http/call-context.ts'

export type IsOwnAddress = (call: Pick<CallContext, 'host'>, address: string) => boolean

/** `publicUrl` is where shoppers find the shop. As long as that is this machine, it is also found by its other names. */
export const ownAddress =
  (publicUrl: () => string): IsOwnAddress =>
  ({ host }, address) => {
    const [own, given] = [new URL(publicUrl()), URL.parse(address)]
    if (given === null) return false
    // Without its scheme: a proxy that ends TLS for us does not pass it on.
    return given.origin === own.origin || (own.hostname === 'localhost' && given.host === host)
  }
