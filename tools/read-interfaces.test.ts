import { describe, expect, it } from 'vitest'
import { readInterfaces } from './read-interfaces.ts'

const SOURCE = `
/** A thing. */
export interface Thing {
  /** What it
   * is called. */
  readonly name: string
  readonly 'its-size'?: number
}

type Other = string

export interface All {
  /** Both. */
  readonly thing: Thing & { readonly more: readonly string[] }
  readonly none: object
}
`

describe('readInterfaces', () => {
  it('reads names, types and comments, and the members of members', () => {
    const [thing, all] = readInterfaces('a.ts', SOURCE)
    expect(thing).toEqual({
      name: 'Thing',
      comment: 'A thing.',
      members: [
        { name: 'name', isOptional: false, type: 'string', comment: 'What it is called.', members: [] },
        { name: 'its-size', isOptional: true, type: 'number', comment: '', members: [] },
      ],
    })
    expect(all?.members.map(({ name, comment, members }) => [name, comment, members.map((one) => one.name)])).toEqual([
      ['thing', 'Both.', ['name', 'its-size', 'more']],
      ['none', '', []],
    ])
  })

  it('refuses what is no TypeScript', () => {
    expect(() => readInterfaces('a.ts', 'interface {')).toThrow('a.ts')
  })
})
