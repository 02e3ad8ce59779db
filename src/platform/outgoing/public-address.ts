/** Which network addresses belong to the public internet: all that no standard reserves for something else. */
import { BlockList, isIP } from 'node:net'

const RESERVED = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', prefix] = network.split('/')
  RESERVED.addSubnet(address, Number(prefix), 'ipv4')
}

/** Only 2000::/3 is assigned to the internet; within it these hold addresses of IPv4, or lead nowhere. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const TUNNELS = new BlockList()
TUNNELS.addSubnet('2001::', 23, 'ipv6')
TUNNELS.addSubnet('2001:db8::', 32, 'ipv6')
TUNNELS.addSubnet('2002::', 16, 'ipv6')

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

export function isPublicAddress(given: string): boolean {
  const address = MAPPED.exec(given)?.[1] ?? given
  const version = isIP(address)
  if (version === 4) return !RESERVED.check(address, 'ipv4')
  return version === 6 && GLOBAL.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6')
}
