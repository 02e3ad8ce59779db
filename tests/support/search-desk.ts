/** A shop with products whose search rules and figures staff work with, through the pipeline of operations. */
import type { Role } from '../../src/contracts/staff/roles.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { versionOf } from '../../src/merchant/run/versions.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { type DiscoveryShop, openDiscovery } from '../contract/discovery-shop.ts'
import type { EngineName } from './fresh-database.ts'
import { nameVersions } from './name-versions.ts'
import { staffActor } from './operation-shop.ts'

export type SearchDesk = Awaited<ReturnType<typeof openSearchDesk>>

export async function openSearchDesk(engine: EngineName) {
  const shop: DiscoveryShop = await openDiscovery(engine)
  const { database } = shop.fresh
  const log = createLog({ level: 'silent' })
  const context = { database, clock: shop.clock, log, search: shop.service }
  const withVersions = nameVersions()
  return {
    ...shop,
    database,
    context,
    call: (name: string, input: unknown, role: Role = 'owner') =>
      withVersions(
        newId(),
        input,
        (versioned) => {
          const call = { name, input: versioned, actor: staffActor(role), idempotencyKey: newId() }
          return runOperation(MERCHANT_REGISTRY, call, context)
        },
        (subject) => versionOf(database.query, subject),
      ),
  }
}
