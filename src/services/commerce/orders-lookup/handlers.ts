/** Handler of the order look-up. */
import type { orderLookUpOperations } from '../../../contracts/commerce/order-operations.ts'
import { clientOf } from '../../../platform/http/client-address.ts'
import { done, type Handlers } from '../../../platform/http/operations.ts'
import { tooManyRequests } from '../../../platform/rate-limit/too-many-requests.ts'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import { askForLink } from './look-up.ts'
import type { OrderPageDeps } from './routes.ts'

export function orderLookUpHandlers({
  database,
  clock,
  limits,
  wake,
}: Pick<OrderPageDeps, 'database' | 'clock' | 'limits' | 'wake'>): Handlers<typeof orderLookUpOperations> {
  return {
    async lookUpOrders(call) {
      const caller = { client: clientOf(call), subject: foldEmail(call.input.email) }
      const retryAfter = await limits.take('order.look-up', caller)
      if (retryAfter !== undefined) {
        return tooManyRequests(retryAfter, 'Too many orders were looked up: try again later')
      }
      await askForLink({ database, clock }, call.input)
      wake()
      return done()
    },
  }
}
