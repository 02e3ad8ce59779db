/** Which of the two configurations runs. Anything but the two names is a deployment mistake, so it stops at once. */
import type { Environment } from './types.ts'

/** MKT-14: raises 'Invalid environment passed' for every other value, the empty string included. */
export function parseEnvironment(value: string): Environment {
  if (value === 'production' || value === 'staging') return value
  throw new Error('Invalid environment passed')
}
