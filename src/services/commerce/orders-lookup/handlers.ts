/** Handler of the order look-up. */
import type { orderLookUpOperations } from '../../../contracts/commerce/order-operations.ts'
import { clientAddressOf } from '../../../platform/http/client-address.ts'
import { done, type Handlers } from '../../../platform/http/operations.ts'
import { foldEmail } from '../../../markets/addresses/email-key.ts'
import { limitTries } from './limit-tries.ts'
import { askForLink } from './look-up.ts'
import type { OrderPageDeps } from './routes.ts'

export function orderLookUpHandlers({
  database,
  clock,
  wake,
}: Pick<OrderPageDeps, 'database' | 'clock' | 'wake'>): Handlers<typeof orderLookUpOperations> {
  const lookUps = limitTries(clock)
  return {
    async lookUpOrders(call) {
      const retryAfter = lookUps.take(foldEmail(call.input.email), clientAddressOf(call))
      if (retryAfter !== undefined) {
        const value = { code: 'TOO_MANY_REQUESTS', message: 'Too many orders were looked up: try again later' }
        return { ok: false, status: 429, value, headers: { 'Retry-After': String(retryAfter) } }
      }
      await askForLink({ database, clock }, call.input)
      wake()
      return done()
    },
  }
}
