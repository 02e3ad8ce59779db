import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readDescription } from '../../../tests/support/read-description.ts'
import { isObject } from '../answer-kinds.ts'
import { discoveryOpenApi } from './discovery-openapi.ts'

const { document, operations, refs, at } = readDescription(discoveryOpenApi())

describe('the description of discovery', () => {
  it('is the one in the repository: run npm run openapi', async () => {
    const committed: unknown = JSON.parse(await readFile('docs/openapi/discovery.json', 'utf8'))
    expect(committed).toEqual(document)
  })

  it('names only parts that are there', () => {
    expect([...refs].filter((ref) => !isObject(at(ref)))).toEqual([])
    expect(refs.size).toBeGreaterThan(20)
  })

  it.each(operations)('$name has a summary of one sentence', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]+\.$/)
  })

  it.each([
    ['post /search', ['200', '400', '404', '406', '413', '415']],
    ['post /api/v2/events', ['202', '400', '413', '415']],
    ['delete /api/v2/events/{profileId}', ['204', '400']],
    ['get /api/product/{widget}/{sku}', ['200', '400', '404', '406']],
    ['get /api/products', ['200', '400', '404', '406']],
    ['get /products/version', ['200', '404']],
    ['post /baskets', ['202', '400', '404', '413', '415']],
  ])('%s answers %j', (name, statuses) => {
    expect(Object.keys(operations.find((operation) => operation.name === name)?.responses ?? {})).toEqual(statuses)
  })

  it('every place in an address has its parameter', () => {
    const missing = operations.flatMap((operation) => {
      const places = [...operation.name.matchAll(/\{(\w+)\}/g)].map(([, place]) => place)
      return places.filter((place) => !JSON.stringify(operation).includes(`"name":"${place}","in":"path"`))
    })
    expect(missing).toEqual([])
  })
})
