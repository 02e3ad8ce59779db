import { expect, it } from 'vitest'
import { wantedFacets } from './discovery-answers.ts'

const colours = { id: 'colour', type: 'facet', values: [{ value: 'red', count: 2 }] }
const prices = { id: 'price', type: 'filter', min: 500, max: 1900 }

it.each([
  ['nothing', null],
  ['another filter than the price', { ...prices, id: 'weight' }],
  ['a price without its ends', { id: 'price', type: 'filter', min: 500 }],
  ['a facet without an id', { ...colours, id: 7 }],
  ['a facet without values', { ...colours, values: undefined }],
  ['a facet with a value that is none', { ...colours, values: [...colours.values, { value: 'blue' }] }],
  ['another type', { ...colours, type: 'other' }],
])('LST-21 leaves out %s', (_, broken) => {
  expect(wantedFacets([broken, colours, prices])).toEqual([colours, prices])
})

it('LST-21 a requested facet that is missing is an error', () => {
  expect(wantedFacets([colours], ['colour'])).toEqual([colours])
  expect(() => wantedFacets([colours], ['material'])).toThrow('Category facet not found')
})
