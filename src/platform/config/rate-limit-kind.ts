/** The setting that changes rate limits: named policies with another rate. There is no value that switches one off. */
import { POLICY_ROWS, type Rate, type RateLimitOverrides } from '../rate-limit/policies.ts'
import type { Variable } from './variable-kinds.ts'

const MAX_AMOUNT = 1_000_000_000
const MAX_SECONDS = 86_400

const ENTRY = /^([a-z.-]+:[a-z]+)=(\d{1,10})\/(\d{1,5})\/(\d{1,10})$/

const NAMES: ReadonlySet<string> = new Set(POLICY_ROWS.map(({ policy }) => policy))

export const rateLimits = (name: string, meaning: string): Variable<RateLimitOverrides> => ({
  name,
  meaning,
  expected:
    'policies of docs/security/rate-limits.md as name=amount/seconds/burst, such as cart.open:client=60/60/20, with commas between them',
  fallback: 'the rates of docs/security/rate-limits.md',
  secret: false,
  unset: {},
  emptyIsUnset: true,
  parse(given) {
    const entries = given.split(',').map(readEntry)
    return entries.includes(undefined)
      ? undefined
      : Object.fromEntries(entries.flatMap((entry) => (entry ? [entry] : [])))
  },
})

function readEntry(text: string): readonly [string, Rate] | undefined {
  const [, policy = '', ...numbers] = ENTRY.exec(text.trim()) ?? []
  const [amount = 0, seconds = 0, burst = 0] = numbers.map(Number)
  const isUsable =
    NAMES.has(policy) &&
    amount >= 1 &&
    amount <= MAX_AMOUNT &&
    seconds >= 1 &&
    seconds <= MAX_SECONDS &&
    burst >= 1 &&
    burst <= amount
  return isUsable ? [policy, { amount, seconds, burst }] : undefined
}
