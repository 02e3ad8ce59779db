/** A shop that sells and that staff change, of either engine: carts, orders, the payment provider, and the operations of the desk. */
import { createLog } from '../../src/platform/log/log.ts'
import { createPaymentsService } from '../../src/services/payment-sandbox/service.ts'
import type { EngineName } from './fresh-database.ts'
import { operationShop } from './operation-shop.ts'
import { ACCOUNT, portTo, purchaseService, WEBHOOK_URL } from './purchase-parts.ts'
import { shopper } from './shopper.ts'

export type SellingShop = Awaited<ReturnType<typeof openSellingShop>>

export async function openSellingShop(engine: EngineName) {
  const shop = await operationShop(engine)
  const { database, clock } = shop
  const log = createLog({ level: 'silent' })
  const provider = createPaymentsService({
    ...ACCOUNT,
    database,
    clock,
    log,
    webhookUrl: WEBHOOK_URL,
    deliver: (request) => service.fetch(request),
  })
  const service = purchaseService({
    database,
    clock,
    log,
    port: portTo((request) => provider.fetch(request), 'http://payments'),
  })
  const { call: request, ...person } = shopper(
    { fetch: service.fetch, baseUrl: 'http://commerce' },
    { fetch: provider.fetch, baseUrl: 'http://payments' },
  )
  return {
    ...shop,
    ...person,
    service,
    /** Of shoppers; `call` runs operations. */
    request,
    /** The value of an operation that succeeds. */
    async value(name: string, input: object): Promise<unknown> {
      const { status, body } = await shop.call(name, input)
      if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
      return body['value']
    },
  }
}
