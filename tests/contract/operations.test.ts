/** The tables of operations: what they contain is routed, can be called within the process, and is documented. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commerceOpenApi } from '../../src/contracts/commerce/commerce-openapi.ts'
import { commerceOperations } from '../../src/contracts/commerce/commerce-operations.ts'
import { CART_PREFIX, CATALOG_PREFIX } from '../../src/contracts/commerce/path-prefixes.ts'
import { discoveryOpenApi } from '../../src/contracts/discovery/discovery-openapi.ts'
import { discoveryOperations } from '../../src/contracts/discovery/discovery-operations.ts'
import { engagementOpenApi } from '../../src/contracts/engagement/engagement-openapi.ts'
import { engagementOperations } from '../../src/contracts/engagement/engagement-operations.ts'
import { pathWith, type Operation, type OperationTable } from '../../src/contracts/operation.ts'
import { settableClock } from '../support/settable-clock.ts'
import type { Service } from '../../src/platform/http/create-service.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { internalPaths, publicPrefixes } from '../../src/server/composition/public-services.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { freshDatabase } from '../support/fresh-database.ts'
import { readDescription } from '../support/read-description.ts'
import { openDiscovery } from './discovery-shop.ts'
import { openPurchaseShop } from '../support/purchase-shop.ts'

const PREFIXES = { cartPrefix: CART_PREFIX, catalogPrefix: CATALOG_PREFIX }
const NOT_ROUTED = 'There is nothing at this address'

type Opened = { readonly service: Service; readonly close: () => Promise<void> }

const contracts: readonly [string, OperationTable, () => object, () => Promise<Opened>][] = [
  [
    'commerce',
    commerceOperations,
    commerceOpenApi,
    async () => {
      const { service, close } = await openPurchaseShop('sqlite')
      return { service, close }
    },
  ],
  [
    'discovery',
    discoveryOperations,
    discoveryOpenApi,
    async () => {
      const { service, fresh } = await openDiscovery('sqlite')
      return { service, close: () => fresh.remove() }
    },
  ],
  [
    'engagement',
    engagementOperations,
    engagementOpenApi,
    async () => {
      const fresh = await freshDatabase<EngagementTables>('sqlite', [...engagementMigrations, ...outboxMigrations])
      const log = createLog({ level: 'silent' })
      return {
        service: createEngagementService({ database: fresh.database, clock: settableClock(new Date()), log }),
        close: () => fresh.remove(),
      }
    },
  ],
]

describe.each(contracts)('%s', (_service, table, describeApi, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())

  const operations = Object.entries(table)
  const described = readDescription(describeApi())

  /** A path with some value for each parameter. */
  const pathOf = ({ path, paths = {} }: Operation) =>
    pathWith(path, PREFIXES).replaceAll(/\{(\w+)\}/g, (_, name: string) => paths[name]?.[0] ?? 'x')

  it.each(operations)('HSE-05 %s has an HTTP route', async (_, operation) => {
    const { method } = operation
    const answer = await opened.service.fetch(new Request(`http://service${pathOf(operation)}`, { method }))
    expect(answer.status).not.toBe(405)
    // A description of the API shows this message as an example of an error.
    const isNotRouted = answer.status === 404 && (await answer.text()).includes(NOT_ROUTED)
    expect(isNotRouted).toBe(false)
  })

  it.each(operations)('~HSE-04 %s can be called within the process', async (_, operation) => {
    const params = Object.fromEntries(
      Object.entries(operation.paths ?? {}).map(([name, [value = '']]) => [name, value]),
    )
    expect((await opened.service.call(operation, { params })).status).not.toBe(500)
  })

  it.each(operations)('HSE-05 %s is documented under its name', (name, operation) => {
    const path = pathWith(operation.path, PREFIXES)
    expect(described.document.paths[path]?.[operation.method.toLowerCase()]).toMatchObject({ operationId: name })
  })

  it('HSE-05 documents no other operation', () => {
    expect(described.operations).toHaveLength(operations.length)
  })

  it.each(operations)('HSE-05 %s documents each parameter of its path', (_, { path, parameters = [] }) => {
    const names = [...pathWith(path, PREFIXES).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(parameters.filter(([, place]) => place === 'path').map(([name]) => name)).toEqual(names)
  })

  it('~HSE-05 operations between services are not below a public path', () => {
    const visible = publicPrefixes(table, PREFIXES)
    expect(internalPaths(table).filter((path) => visible.some((prefix) => path.startsWith(prefix)))).toEqual([])
  })
})
