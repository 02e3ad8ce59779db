/** Purges names and addresses of old orders, and what was typed for one, from the browser (data minimisation, LAW-24). */
import { dropStored, readStored } from '../../../stores/browser-storage.ts'
import { INFORMATION_KEY, readInformation } from './read-checkout.ts'
import { dropOldPayments } from './stored-payments.ts'

/** Once in a visit. There is nothing to stop. */
export function purgeOldPayments(): () => void {
  dropOldPayments()
  if (!readInformation(readStored('local', INFORMATION_KEY), '', Date.now())) dropStored('local', INFORMATION_KEY)
  return () => undefined
}
