import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readDescription } from '../../../../tests/support/read-description.ts'
import { isObject } from '../../answer-kinds.ts'
import { API_SCOPES } from '../../staff/scopes.ts'
import { routeList } from './api-table.ts'
import { merchantOpenApi } from './merchant-openapi.ts'
import { EVENT_SCHEMAS } from '../../webhooks/event-schema.ts'

const { document, operations, refs, at } = readDescription(merchantOpenApi())

describe('the description of the merchant API', () => {
  it('HKS-13 is the one in the repository: run npm run openapi', async () => {
    const committed: unknown = JSON.parse(await readFile('docs/openapi/merchant.json', 'utf8'))
    expect(committed).toEqual(document)
  })

  it('HKS-13 names only parts that are there', () => {
    expect([...refs].filter((ref) => !isObject(at(ref)))).toEqual([])
    expect(refs.size).toBeGreaterThan(20)
  })

  it('HKS-13 has every route under its name, and every body of a webhook', () => {
    expect(operations).toHaveLength(routeList.length)
    expect(Object.keys(Object(document)['webhooks'])).toEqual(Object.keys(EVENT_SCHEMAS))
  })

  it.each(operations)('$name has a summary of one sentence', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]+\.$/)
  })

  it('HKS-09 every scope opens something', () => {
    const used = new Set(
      routeList.flatMap(([, route]) => (route.kind === 'file' ? [route.scope, route.needs] : [route.scope])),
    )
    expect(API_SCOPES.filter((scope) => !used.has(scope))).toEqual([])
  })
})
