import { isIPv4, isIPv6 } from 'node:net'
import { REDACTED } from './redact-text.ts'

/** Retains the network and removes the household: enough to see an attack, too little to identify a visitor. */
export function shortenIp(value: unknown): string {
  if (typeof value !== 'string') return REDACTED
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(value)?.[1] ?? value
  if (isIPv4(mapped)) return `${mapped.slice(0, mapped.lastIndexOf('.'))}.0`
  if (!isIPv6(value)) return REDACTED
  const [head = ''] = value.split('::')
  return `${head.split(':').slice(0, 3).join(':')}::`
}
