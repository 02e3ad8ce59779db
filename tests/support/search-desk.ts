/** A shop with products whose search rules and figures staff work with, through the pipeline of operations. */
import type { Role } from '../../src/contracts/staff/roles.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { type DiscoveryShop, openDiscovery } from '../contract/discovery-shop.ts'
import type { EngineName } from './fresh-database.ts'
import { staffActor } from './operation-shop.ts'

export type SearchDesk = Awaited<ReturnType<typeof openSearchDesk>>

export async function openSearchDesk(engine: EngineName) {
  const shop: DiscoveryShop = await openDiscovery(engine)
  const { database } = shop.fresh
  const log = createLog({ level: 'silent' })
  const context = { database, clock: shop.clock, log, search: shop.service }
  return {
    ...shop,
    database,
    context,
    call: (name: string, input: unknown, role: Role = 'owner') =>
      runOperation(MERCHANT_REGISTRY, { name, input, actor: staffActor(role), idempotencyKey: newId() }, context),
  }
}
