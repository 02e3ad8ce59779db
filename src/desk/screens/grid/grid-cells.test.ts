import { describe, expect, it } from 'vitest'
import { formatsOf } from '../../formats/formats.ts'
import {
  cellKey,
  changedRows,
  gridColumns,
  loadedText,
  readCell,
  summarise,
  writtenText,
  type CellContext,
  type GridProblem,
} from './grid-cells.ts'

const contextOf = (language: 'en' | 'de'): CellContext => ({ language, formats: formatsOf(language, 'UTC') })
const EN = contextOf('en')
const row = {
  sku: 'A-S',
  product: 'A',
  name: 'Dots',
  size: 'S',
  version: 4,
  prices: [{ currency: 'EUR', original: 1200, final: 1000 }],
}
const ROWS = new Map([[row.sku, row]])
const COLUMNS = gridColumns(['EUR', 'SEK'], true)
const columnOf = (id: string) => COLUMNS.find((column) => column.id === id) ?? { id, kind: 'size' as const }
const texts = (cells: Readonly<Record<string, string>>) =>
  new Map(Object.entries(cells).map(([column, text]) => [cellKey('A-S', column), text]))

describe('cells of the grid', () => {
  it('DGO-05 are shown in the notation of the language', () => {
    const shown = (context: CellContext) => COLUMNS.map((column) => loadedText(row, column, context))
    expect(shown(EN)).toEqual(['S', '12.00', '10.00', '', ''])
    expect(shown(contextOf('de'))).toEqual(['S', '12,00', '10,00', '', ''])
  })

  it.each([
    ['a price', 'final.EUR', { 'final.EUR': '9.95' }, 995],
    ['the same price in another notation', 'final.EUR', { 'final.EUR': '10' }, undefined],
    ['a size', 'size', { size: 'M' }, 'M'],
    ['both parts', 'final.EUR', { 'final.EUR': '13', 'original.EUR': '15' }, 1300],
    ['a price in a new currency', 'final.SEK', { 'final.SEK': '99' }, 9900],
    ['nothing in a currency without a price', 'final.SEK', { 'final.SEK': '' }, undefined],
  ] as const)('DGO-05 %s', (_, id, cells, value) => {
    expect(readCell(row, columnOf(id), texts(cells), EN)).toEqual({ value })
  })

  it.each<[string, string, Readonly<Record<string, string>>, GridProblem]>([
    ['no number', 'final.EUR', { 'final.EUR': 'ten' }, 'number'],
    ['a price that is removed', 'final.EUR', { 'final.EUR': '' }, 'missing'],
    ['more than the original price', 'final.EUR', { 'final.EUR': '12.01' }, 'above-original'],
    ['an original price below it', 'original.EUR', { 'original.EUR': '9' }, 'above-original'],
    ['an original price without a price', 'original.SEK', { 'original.SEK': '99' }, 'missing'],
    ['no size', 'size', { size: '' }, 'size'],
    ['a size that is too long', 'size', { size: '36-40 and some more' }, 'size'],
  ])('DGO-05 %s is marked', (_, id, cells, problem) => {
    expect(readCell(row, columnOf(id), texts(cells), EN).problem).toBe(problem)
    expect([...summarise(ROWS, COLUMNS, texts(cells), EN).wrong.values()]).toEqual([problem])
  })

  it('DGO-05 amounts are written in one notation, whatever was typed', () => {
    const written = (id: string, text: string) => writtenText(columnOf(id), text, EN)
    expect(written('final.EUR', '€ 9,95')).toBe('9.95')
    expect([written('final.EUR', 'nine'), written('size', '9,95')]).toEqual(['nine', '9,95'])
  })

  it('DGO-05 only changed cells are sent, with the version of the variant', () => {
    const cells = texts({ 'final.EUR': '9.95', 'original.EUR': '12.00', size: 'M', 'final.SEK': '99' })
    expect(summarise(ROWS, COLUMNS, cells, EN).changed.size).toBe(3)
    expect(changedRows(ROWS, COLUMNS, cells, EN)).toEqual([
      {
        sku: 'A-S',
        version: 4,
        size: 'M',
        prices: [
          { currency: 'EUR', final: 995 },
          { currency: 'SEK', final: 9900 },
        ],
      },
    ])
    expect(changedRows(ROWS, COLUMNS, texts({ size: 'S' }), EN)).toEqual([])
  })
})
