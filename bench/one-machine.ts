/** Settings for a load that comes from one machine: its limits are raised, and counted like any others. */
import type { Settings } from '../tests/support/start-shop.ts'
import { raisedSetting } from '../tests/support/raised-limits.ts'

export const ONE_MACHINE: Settings = {
  RATE_LIMITS: raisedSetting('client', 'shop'),
  CONNECTIONS_PER_ADDRESS: '20000',
}
