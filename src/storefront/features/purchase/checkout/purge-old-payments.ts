/** Purges names and addresses of old orders from the browser (data minimisation). */
import { dropOldPayments } from './stored-payments.ts'

/** Once in a visit. There is nothing to stop. */
export function purgeOldPayments(): () => void {
  dropOldPayments()
  return () => undefined
}
