import { describe, expect, it } from 'vitest'
import { receivedProduct } from '../../../../tests/support/received-product.ts'
import type { QueryInterpretation } from '../../../contracts/discovery/discovery.ts'
import { type Product, toProduct } from '../../../contracts/discovery/to-product.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import { toReadingView } from './reading-view.ts'

const nothing: QueryInterpretation = { understood: [], corrected: [], dropped: [] }

function named(name: string): readonly Product[] {
  const market = findMarket('production', 'DE')
  const product = market && toProduct({ ...receivedProduct(), name }, market)
  return product ? [product] : []
}

const read = (term: string, reading: Partial<QueryInterpretation>, name = 'Socken „Käse auf Beinen“') =>
  toReadingView(term, { reading: { ...nothing, ...reading }, products: named(name) })

describe('toReadingView', () => {
  it('says nothing where the words were taken as they are', () => {
    expect(read('Katzen', {})).toEqual({ leftOut: [], understood: [] })
  })

  it.each([
    ['one word among others', 'avocdo socks', [{ from: 'avocdo', to: 'avocado' }], 'avocado socks'],
    ['with its accents', 'kasse fuße', [{ from: 'kasse', to: 'kase' }], 'käse fuße'],
    ['with its capital, where one was typed', 'Kasse', [{ from: 'kasse', to: 'kase' }], 'Käse'],
    ['a word that was typed with an umlaut', 'Kässe', [{ from: 'kasse', to: 'kase' }], 'Käse'],
    ['a word that was typed without one', 'kaesse', [{ from: 'kasse', to: 'kase' }], 'käse'],
    ['wherever it stands', 'kasse, oder kasse!', [{ from: 'kasse', to: 'kase' }], 'käse, oder käse!'],
    ['a word that no name has', 'soken', [{ from: 'soken', to: 'haxen' }], 'haxen'],
    ['a word that is taken apart', 'katznsocken', [{ from: 'katznsocken', to: 'katzen socken' }], 'katzen socken'],
    ['a value with signs of its own', 'a$', [{ from: 'a', to: 'b$&' }], 'b$&$'],
  ])('shows what was corrected: %s', (_, term, corrected, readAs) => {
    expect(read(term, { corrected }).readAs).toBe(readAs)
  })

  it.each([
    ['as it was typed', 'Käse Einhörner', ['einhorner'], ['Einhörner'], 'Käse'],
    ['two words that belong together', 'Käse Größe 70', ['grosse 70'], ['Größe 70'], 'Käse'],
    ['between signs', 'Käse (Disco)', ['disco'], ['Disco'], 'Käse'],
    ['as discovery returned it, where the term differs', 'Käse', ['xyzzy'], ['xyzzy'], 'Käse'],
  ])('shows what was left out: %s', (_, term, dropped, leftOut, readAs) => {
    const view = read(term, { dropped, corrected: [{ from: 'kase', to: 'kase' }] })
    expect(view).toEqual({ leftOut, readAs, understood: [] })
  })

  it('shows colours and materials in the words of the shopper, and sizes as the shop has them', () => {
    const understood = [
      { words: 'rote', facet: 'colour', value: 'red' },
      { words: 'baumwolle', facet: 'material', value: 'cotton' },
      { words: '38', facet: 'sizes', value: '36-40' },
      { words: 'socken', facet: 'family', value: 'socks' },
    ]
    expect(read('Rote Socken Baumwolle 38', { understood }).understood).toEqual([
      { filter: 'colour', value: 'Rote' },
      { filter: 'material', value: 'Baumwolle' },
      { filter: 'sizes', value: '36-40' },
    ])
  })
  it('shows a filter once, however often it was typed, and as it was corrected', () => {
    const colour = { facet: 'colour', value: 'red' }
    const view = read('rde red red', {
      understood: [
        { words: 'rde', ...colour },
        { words: 'red', ...colour },
        { words: 'red', ...colour },
      ],
      corrected: [{ from: 'rde', to: 'red' }],
    })
    expect(view.understood).toEqual([{ filter: 'colour', value: 'red' }])
  })
})
