/** What every part of the sandbox works with. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { SealedTexts } from './sealed-texts.ts'
import type { PaymentsTables } from './tables.ts'

export type Sandbox = {
  readonly database: Database<PaymentsTables>
  readonly log: Log
  readonly clock: Clock
  readonly texts: SealedTexts
  readonly merchantAccount: string
  /** Where shoppers find the pages of the bank; without it where they came from. */
  readonly publicUrl: string | undefined
  /** Called when there are notifications to send. */
  readonly nudge: () => void
}

export function later(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}
