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
    expect(compositionText([{ part: 'body', fibres }], 'de')).toBe('97\u00a0% Wolle, 3\u00a0% Elasthan')
  })

  it('~PRD-06 of several parts each is named', () => {
    const all = (part: Part, material: 'wool' | 'polyester') => ({
      part,
      fibres: [{ material, percent: 100 }],
    })
    expect(compositionText([all('body', 'wool'), all('lining', 'polyester')], 'fr')).toBe(
      'Extérieur\u00a0: 100\u00a0% laine. Doublure\u00a0: 100\u00a0% polyester',
    )
    expect(compositionText([all('body', 'wool'), all('lining', 'polyester')], 'de')).toBe(
      'Obermaterial: 100\u00a0% Wolle. Futter: 100\u00a0% Polyester',
    )
  })

  it.each([
    ['en', '97% wool, 3% elastane'],
    ['en-US', '97% wool, 3% spandex'],
    ['de', '97\u00a0% Wolle, 3\u00a0% Elasthan'],
    ['nl', '97% wol, 3% elastaan'],
    ['fr', '97\u00a0% laine, 3\u00a0% élasthanne'],
    ['es', '97\u00a0% lana, 3\u00a0% elastano'],
    ['it', '97% lana, 3% elastan'],
  ] as const)(
    '~SHX-23 percentages in %s as the language writes them, in one line with their sign',
    (language, expected) => {
      const fibres = [
        { material: 'wool', percent: 97 },
        { material: 'elastane', percent: 3 },
      ] as const
      expect(compositionText([{ part: 'body', fibres }], language)).toBe(expected)
    },
  )

  it.each(['en', 'en-US', 'de', 'nl', 'fr', 'es', 'it'] as const)(
    '~PRD-06 has a name for every material in %s',
    (language) => {
      expect(MATERIALS.map((material) => fibreName(material, language))).not.toContain('')
    },
  )
})
