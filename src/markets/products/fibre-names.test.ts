import { describe, expect, it } from 'vitest'
import { compositionText, fibreName, legalFibres, type Part } from './fibre-names.ts'
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

  it('~PRD-06 a legal name stands once, the most of it first', () => {
    const fibres = [
      { material: 'elastane', percent: 3 },
      { material: 'merino', percent: 47 },
      { material: 'wool', percent: 50 },
    ] as const
    expect(legalFibres(fibres, 'en')).toEqual([
      ['wool', 97],
      ['elastane', 3],
    ])
    expect(compositionText([{ part: 'body', fibres }], 'de')).toBe('97 % Wolle, 3 % Elasthan')
  })

  it('~PRD-06 of several parts each is named', () => {
    const all = (part: Part, material: 'wool' | 'polyester') => ({
      part,
      fibres: [{ material, percent: 100 }],
    })
    expect(compositionText([all('body', 'wool'), all('lining', 'polyester')], 'fr')).toBe(
      'Extérieur\u00a0: 100 % laine. Doublure\u00a0: 100 % polyester',
    )
    expect(compositionText([all('body', 'wool'), all('lining', 'polyester')], 'de')).toBe(
      'Obermaterial: 100 % Wolle. Futter: 100 % Polyester',
    )
  })

  it.each(['en', 'en-US', 'de', 'nl', 'fr', 'es', 'it'] as const)(
    '~PRD-06 has a name for every material in %s',
    (language) => {
      expect(MATERIALS.map((material) => fibreName(material, language))).not.toContain('')
    },
  )
})
