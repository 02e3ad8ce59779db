import { describe, expect, it } from 'vitest'
import { facetConfiguration } from './facet-configuration.ts'

const colour = {
  key: 'colour',
  apiId: 'color',
  type: 'facet',
  translationKey: 'filters.colour',
  queryParam: 'colour',
  apiItemsPrefix: 'color_',
} as const

describe('facetConfiguration', () => {
  it('LST-16 has seven members, and checkbox is the default input', () => {
    const content = { ...colour, _uid: 'from the content service' }
    expect(facetConfiguration(content)).toEqual({ ...colour, inputType: 'checkbox' })
  })

  it('LST-16 an emptied input is the default one', () => {
    expect(facetConfiguration({ ...colour, inputType: '' })).toEqual({ ...colour, inputType: 'checkbox' })
  })

  it('LST-16 uses another input', () => {
    expect(facetConfiguration({ ...colour, type: 'filter', inputType: 'range' })).toEqual({
      ...colour,
      type: 'filter',
      inputType: 'range',
    })
  })
})
