import { describe, expect, it } from 'vitest'
import { fibreName } from './fibre-names.ts'
import { MATERIALS } from './materials.ts'

describe('fibreName', () => {
  it.each([
    ['cotton in German', 'cotton', 'de', 'Baumwolle'],
    ['merino is wool before the law', 'merino', 'en', 'wool'],
    ['bamboo is viscose', 'bamboo', 'nl', 'viscose'],
    ['and rayon in the United States', 'bamboo', 'en-US', 'rayon'],
    ['polyamide is nylon there', 'polyamide', 'en-US', 'nylon'],
    ['elastane in French', 'elastane', 'fr', 'élasthanne'],
  ] as const)('~PRD-06 %s', (_, material, language, expected) => {
    expect(fibreName(material, language)).toBe(expected)
  })

  it.each(['en', 'en-US', 'de', 'nl', 'fr', 'es', 'it'] as const)(
    '~PRD-06 has a name for every material in %s',
    (language) => {
      expect(MATERIALS.map((material) => fibreName(material, language))).not.toContain('')
    },
  )
})
