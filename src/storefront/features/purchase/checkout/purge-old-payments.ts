/** Names and addresses of orders do not stay in a browser for longer than somebody may want to look at them. */
import { dropOldPayments } from './stored-payments.ts'

/** Once in a visit. There is nothing to stop. */
export function purgeOldPayments(): () => void {
  dropOldPayments()
  return () => undefined
}
