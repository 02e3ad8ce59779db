import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'
import { duplicateNames, exportedTypes, namesOfHandling } from './type-names.ts'

const types = sourceFiles('src').flatMap((file) => exportedTypes(file, readFileSync(file, 'utf8')))

describe('names of exported types', () => {
  it('HSE-17 no name stands for two types', () => {
    expect(types.length).toBeGreaterThan(500)
    expect(duplicateNames(types)).toEqual({})
  })

  it('HSE-17 say what the value is, not what happens to it', () => {
    expect(namesOfHandling(types)).toEqual([])
  })

  it('the check finds a name that two files declare', () => {
    const first = exportedTypes('src/a.ts', 'export type Answer = string\ntype Place = number')
    const second = exportedTypes('src/b.ts', 'interface Answer { readonly place: Place }\nexport { type Answer }')
    expect(duplicateNames([...first, ...second])).toEqual({ Answer: ['src/a.ts', 'src/b.ts'] })
  })

  it.each([
    ['a type of one file', "export type { Answer } from './a.ts'"],
    ['a name that is imported', "import type { Answer } from './a.ts'\nexport const answer: Answer = ''"],
    ['a type that is not exported', 'type Answer = number'],
    ['a value', 'export const Answer = 1'],
  ])('the check accepts %s', (_, source) => {
    const declared = exportedTypes('src/a.ts', 'export type Answer = string')
    expect(duplicateNames([...declared, ...exportedTypes('src/b.tsx', source)])).toEqual({})
  })

  it.each(['Told', 'ListWanted', 'FoundPage', 'SessionGiven'])('the check rejects the name %s', (name) => {
    expect(namesOfHandling([{ name, file: 'src/a.ts' }])).toEqual([name])
  })

  it.each(['NotFound', 'Foundation', 'ListingQuery'])('the check accepts the name %s', (name) => {
    expect(namesOfHandling([{ name, file: 'src/a.ts' }])).toEqual([])
  })
})
