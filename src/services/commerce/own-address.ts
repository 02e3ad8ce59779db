/**
 * Whether an address is one of this shop: shoppers are sent back to where they came from, and to nobody else, with what opens
 * their payment in the query.
 */
import type { Context } from 'hono'

export type IsOwnAddress = (c: Pick<Context, 'req'>, address: string) => boolean

/** `publicUrl` is where shoppers find the shop. As long as that is this machine, it is also found by its other names. */
export const ownAddress =
  (publicUrl: () => string): IsOwnAddress =>
  ({ req }, address) => {
    const [own, given, asked] = [new URL(publicUrl()), URL.parse(address), URL.parse(req.url)]
    if (given === null) return false
    // Without its scheme: whoever speaks TLS for us does not say so.
    return given.origin === own.origin || (own.hostname === 'localhost' && given.host === asked?.host)
  }
