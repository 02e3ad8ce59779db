/** The descriptions of the services: valid by the rules of others, with examples that are valid, and types that are current. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { COMMERCE_EXAMPLES } from '../../src/contracts/commerce/commerce-examples.ts'
import { commerceOperations } from '../../src/contracts/commerce/commerce-operations.ts'
import { DISCOVERY_EXAMPLES } from '../../src/contracts/discovery/discovery-examples.ts'
import { discoveryOperations } from '../../src/contracts/discovery/discovery-operations.ts'
import { ENGAGEMENT_EXAMPLES } from '../../src/contracts/engagement/engagement-examples.ts'
import { engagementOperations } from '../../src/contracts/engagement/engagement-operations.ts'
import { routeList } from '../../src/contracts/merchant/api/api-table.ts'
import { MERCHANT_EXAMPLES } from '../../src/contracts/merchant/api/merchant-examples.ts'
import type { OperationExamples } from '../../src/contracts/openapi-paths.ts'
import type { OperationTable } from '../../src/contracts/operation.ts'
import { CLIENT_TYPES, clientTypes, typesFile } from './client-types.ts'

const TABLES: readonly (readonly [string, OperationTable, OperationExamples])[] = [
  ['commerce', commerceOperations, COMMERCE_EXAMPLES],
  ['discovery', discoveryOperations, DISCOVERY_EXAMPLES],
  ['engagement', engagementOperations, ENGAGEMENT_EXAMPLES],
]

describe('the description', () => {
  it.each(['commerce', 'discovery', 'engagement', 'merchant'])(
    'STD-07 of %s has no problem by the recommended rules of Redocly',
    async (service) => {
      const file = `docs/openapi/${service}.json`
      const config = await createConfig({ extends: ['recommended'] })
      const problems = await lintFromString({ source: await readFile(file, 'utf8'), absoluteRef: file, config })
      expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
    },
  )

  it.each(TABLES)('STD-07 of %s has an example of each input, and all of them are accepted', (_, table, examples) => {
    const operations = Object.entries(table)
    expect(operations.filter(([name, { input }]) => input && examples[name]?.input === undefined)).toEqual([])
    expect(Object.keys(examples).filter((name) => table[name] === undefined)).toEqual([])
    for (const [name, { input, output }] of operations) {
      for (const [schema, example] of [
        [input, examples[name]?.input],
        [output, examples[name]?.output],
      ] as const) {
        if (example === undefined) continue
        expect([name, schema?.safeParse(example).error?.issues]).toEqual([name, undefined])
        expect(schema).toBeDefined()
      }
    }
  })

  it('STD-07 of the merchant API has an example of each body, and all of them are accepted', () => {
    const bodies = routeList.flatMap(([name, route]) => (route.kind === 'write' ? [[name, route.body] as const] : []))
    expect(bodies.map(([name]) => name).toSorted()).toEqual(Object.keys(MERCHANT_EXAMPLES).toSorted())
    for (const [name, body] of bodies) {
      expect([name, body.safeParse(MERCHANT_EXAMPLES[name]).error?.issues]).toEqual([name, undefined])
    }
  })

  it.each(CLIENT_TYPES)('STD-07 of %s has its types in the repository: run npm run openapi', async (service) => {
    expect(await readFile(typesFile(service), 'utf8')).toBe(await clientTypes(service))
  })
})
