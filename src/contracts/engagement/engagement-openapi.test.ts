import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readDescription } from '../../../tests/support/read-description.ts'
import { isObject } from '../answer-kinds.ts'
import { engagementOpenApi } from './engagement-openapi.ts'

const { document, operations, refs, at } = readDescription(engagementOpenApi())

describe('the description of engagement', () => {
  it('is the one in the repository: run npm run openapi', async () => {
    const committed: unknown = JSON.parse(await readFile('docs/openapi/engagement.json', 'utf8'))
    expect(committed).toEqual(document)
  })

  it('names only parts that exist', () => {
    expect([...refs].filter((ref) => !isObject(at(ref)))).toEqual([])
  })

  it.each(operations)('$name has a summary of one sentence', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z][^.]+\.$/)
  })
})
