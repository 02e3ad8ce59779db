/**
 * Name resolution for connections to the internet. The address that is checked here is the one that the connection uses:
 * a name that resolves to another address a moment later (DNS rebinding) is checked again with the next connection.
 */
import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export class PrivateNetworkError extends Error {
  override readonly name = 'PrivateNetworkError'
  readonly code = 'PRIVATE_NETWORK'

  constructor(host: string) {
    super(`${host} is in a private network`)
  }
}

type Resolved = (error: Error | null, addresses: LookupAddress[]) => void

export type AddressRules = {
  readonly resolve: (host: string, options: LookupOptions & { all: true }, done: Resolved) => void
  readonly isPublic: (address: string) => boolean
}

export const SYSTEM_RULES: AddressRules = { resolve: systemLookup, isPublic: isPublicAddress }

export const guardedLookup =
  ({ resolve, isPublic }: AddressRules): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || first === undefined) return done(error ?? new Error(`${host} has no address`), '')
      if (!addresses.every(({ address }) => isPublic(address))) return done(new PrivateNetworkError(host), '')
      if (options.all) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
