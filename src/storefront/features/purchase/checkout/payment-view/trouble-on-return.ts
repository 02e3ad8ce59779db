/** What went wrong at a bank, on its way to the payment view: the address changes in between, and may load anew. */
import { dropStored, readStored, writeStored } from '../../../../stores/browser-storage.ts'
import { isTrouble, type Trouble } from './payment-outcome.ts'

const KEY = 'sockeye.payment.trouble'

export const noteTrouble = (trouble: Trouble): void => writeStored('session', KEY, trouble)

export function readTrouble(): Trouble | undefined {
  const noted = readStored('session', KEY)
  return isTrouble(noted) ? noted : undefined
}

export const clearTrouble = (): void => dropStored('session', KEY)
