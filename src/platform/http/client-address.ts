/**
 * The network address of a request, for rate limits only. Addresses that are unknown, private or unreadable are one client: a
 * limit must not be avoided by hiding where a request comes from.
 */
import { BlockList, isIP } from 'node:net'
import type { CallContext } from './call-context.ts'
import { clientIpOf } from './client-ip.ts'

export type ClientConnection = {
  /** Of the connection. */
  readonly remoteAddress: string | undefined
  /** X-Forwarded-For: each proxy appends the address of its client. */
  readonly forwardedFor: string | undefined
  /** How many of the proxies are ours, and so trusted. */
  readonly trustedProxies: number
}

/** For the listener, which passes it on to the services. Empty when unknown. */
export function senderIp({ remoteAddress = '', forwardedFor = '', trustedProxies }: ClientConnection): string {
  const given = trustedProxies === 0 ? remoteAddress : (forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '')
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? '' : address
}

/** All clients without a public address: what this machine, this network or a proxy that is not configured sends. */
export const UNKNOWN_CLIENT = 'unknown'

/** What a request is counted under. */
export const clientOf = ({ headers }: Pick<CallContext, 'headers'>): string => clientAt(clientIpOf(headers) ?? '')

export const clientAt = (ip: string): string => (isPublicIp(ip) ? hostOrNetwork(ip) : UNKNOWN_CLIENT)

/** What a connection is counted under: the machine at its other end, also when that is a near one. */
export const peerOf = (remoteAddress: string | undefined): string =>
  hostOrNetwork(senderIp({ remoteAddress, forwardedFor: undefined, trustedProxies: 0 }))

const hostOrNetwork = (ip: string): string => (isIP(ip) === 6 ? networkOf(ip) : ip)

/** Whether it is an address at all, and one that others can be found under. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && !NEAR.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

const NEAR = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  NEAR.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  NEAR.addSubnet(network, prefix, 'ipv6')
}

/** The first half: one house has as many addresses as it likes in the second. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
