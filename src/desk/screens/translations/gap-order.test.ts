import { describe, expect, it } from 'vitest'
import type { GapEntry } from '../../api/content-version-schemas.ts'
import { nextGap, releaseItemsOf } from './gap-order.ts'

const gap = (place: string, more: Partial<GapEntry> = {}): GapEntry => ({
  kind: 'missing',
  of: 'story',
  slug: '_default/faq',
  name: 'Questions',
  place,
  field: 'title',
  language: 'de-DE',
  storefronts: ['de'],
  source: 'Words',
  translation: '',
  instead: 'Words',
  inEditor: false,
  ...more,
})

describe('filling gaps', () => {
  const gaps = [gap('a'), gap('b', { inEditor: true }), gap('c'), gap('', { kind: 'page' })]

  it('~DCO-07 goes on with the next text that can be filled here, and begins again after the last', () => {
    expect(nextGap(gaps, 0)?.place).toBe('a')
    expect(nextGap(gaps, 1)?.place).toBe('c')
    expect(nextGap(gaps, 3)?.place).toBe('a')
    expect(nextGap([gap('b', { inEditor: true })], 0)).toBeUndefined()
  })

  it('~DCO-12 names each page once, and each text', () => {
    const text = gap('cartTitle', { of: 'datasource', slug: 'translations' })
    expect(releaseItemsOf([gap('a'), gap('c'), text])).toEqual({
      stories: ['_default/faq'],
      texts: [{ datasource: 'translations', name: 'cartTitle', dimension: 'de-DE' }],
    })
  })
})
