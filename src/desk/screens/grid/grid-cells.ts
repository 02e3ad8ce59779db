/**
 * The cells of the bulk grid: which columns there are, what a text in them means, and what is sent. A cell is named by its variant
 * and its column; only those that differ from what was loaded are edits. Pure functions.
 */
import type { Language } from '../../../markets/languages/languages.ts'
import type { GridRow } from '../../api/price-schemas.ts'
import type { Formats } from '../../formats/formats.ts'
import { readLocalAmount } from '../../formats/local-amount.ts'

export type PricePart = 'original' | 'final'

export type GridColumn =
  | { readonly id: string; readonly kind: 'size' }
  | { readonly id: string; readonly kind: 'price'; readonly part: PricePart; readonly currency: string }

const SIZE: GridColumn = { id: 'size', kind: 'size' }

export const priceColumn = (part: PricePart, currency: string): GridColumn => ({
  id: `${part}.${currency}`,
  kind: 'price',
  part,
  currency,
})

/** Both parts of each price: one is checked against the other. */
export const gridColumns = (currencies: readonly string[], hasSize: boolean): readonly GridColumn[] => [
  ...(hasSize ? [SIZE] : []),
  ...currencies.flatMap((currency) => [priceColumn('original', currency), priceColumn('final', currency)]),
]

export const cellKey = (sku: string, column: string): string => `${sku}\t${column}`

export function cellOfKey(key: string): { readonly sku: string; readonly column: string } {
  const [sku = '', column = ''] = key.split('\t')
  return { sku, column }
}

/** Texts of edited cells, by key. */
export type CellTexts = ReadonlyMap<string, string>

export type CellContext = { readonly language: Language; readonly formats: Pick<Formats, 'typedAmount'> }

/** As the grid shows it when nothing is edited. */
export function loadedText(row: GridRow, column: GridColumn, { formats }: CellContext): string {
  if (column.kind === 'size') return row.size
  const amount = loadedAmount(row, column)
  return amount === undefined ? '' : formats.typedAmount(amount, column.currency)
}

const loadedAmount = ({ prices }: GridRow, column: GridColumn & { readonly kind: 'price' }): number | undefined =>
  prices.find(({ currency }) => currency === column.currency)?.[column.part]

/** What was typed as the grid writes it: "9,95" and "9.95" are the same cell, in one notation. */
export function writtenText(column: GridColumn, text: string, { language, formats }: CellContext): string {
  if (column.kind === 'size') return text
  const amount = readLocalAmount(text, column.currency, language)
  return typeof amount === 'number' ? formats.typedAmount(amount, column.currency) : text
}

export type GridProblem = 'number' | 'size' | 'missing' | 'above-original'

/** `value` is undefined where the cell is as it was loaded. */
export type ReadCell = { readonly value: number | string | undefined; readonly problem?: GridProblem }

const SIZE_PATTERN = /^[\p{Letter}\p{Number}][\p{Letter}\p{Number} ./+-]{0,15}$/u
const UNCHANGED: ReadCell = { value: undefined }

/** With the other part of its price, where it is one. */
export function readCell(row: GridRow, column: GridColumn, texts: CellTexts, context: CellContext): ReadCell {
  const own = readAlone(row, column, texts, context)
  if (own.problem !== undefined || column.kind === 'size') return own
  const other = priceColumn(column.part === 'final' ? 'original' : 'final', column.currency)
  const [mine, theirs] = [own.value, readAlone(row, other, texts, context).value]
  if (mine === undefined) return own
  const amounts = {
    [column.part]: mine,
    [column.part === 'final' ? 'original' : 'final']: theirs ?? loadedAmount(row, priceColumnOf(other)),
  }
  const { original, final } = amounts
  if (final === undefined) return { ...own, problem: 'missing' }
  if (typeof original === 'number' && typeof final === 'number' && original < final) {
    return { ...own, problem: 'above-original' }
  }
  return own
}

const priceColumnOf = (column: GridColumn): GridColumn & { readonly kind: 'price' } => {
  if (column.kind === 'price') return column
  throw new TypeError(`${column.id} is no price`)
}

function readAlone(row: GridRow, column: GridColumn, texts: CellTexts, context: CellContext): ReadCell {
  const text = texts.get(cellKey(row.sku, column.id))
  if (text === undefined || text === loadedText(row, column, context)) return UNCHANGED
  if (column.kind === 'size') return SIZE_PATTERN.test(text) ? { value: text } : { value: undefined, problem: 'size' }
  const amount = readLocalAmount(text, column.currency, context.language)
  const before = loadedAmount(row, column)
  if (typeof amount === 'string') return { value: undefined, problem: 'number' }
  if (amount === null) return before === undefined ? UNCHANGED : { value: undefined, problem: 'missing' }
  return amount === before ? UNCHANGED : { value: amount }
}

export type GridSummary = {
  /** Changed cells, also those that are wrong. */
  readonly changed: ReadonlySet<string>
  readonly wrong: ReadonlyMap<string, GridProblem>
}

/** Reads edited cells only, however many there are in the grid. */
export function summarise(
  rows: ReadonlyMap<string, GridRow>,
  columns: readonly GridColumn[],
  texts: CellTexts,
  context: CellContext,
): GridSummary {
  const columnOf = new Map(columns.map((column) => [column.id, column]))
  const changed = new Set<string>()
  const wrong = new Map<string, GridProblem>()
  for (const key of texts.keys()) {
    const { sku, column: id } = cellOfKey(key)
    const [row, column] = [rows.get(sku), columnOf.get(id)]
    if (!row || !column) continue
    const { value, problem } = readCell(row, column, texts, context)
    if (value === undefined && problem === undefined) continue
    changed.add(key)
    if (problem !== undefined) wrong.set(key, problem)
  }
  return { changed, wrong }
}

type SentPrice = { readonly currency: string; readonly original?: number; readonly final?: number }

/** What is sent: only changed cells, by variant, with the version of each. */
export function changedRows(
  rows: ReadonlyMap<string, GridRow>,
  columns: readonly GridColumn[],
  texts: CellTexts,
  context: CellContext,
) {
  const { changed } = summarise(rows, columns, texts, context)
  const bySku = Map.groupBy([...changed].map(cellOfKey), ({ sku }) => sku)
  return [...bySku].flatMap(([sku, cells]) => {
    const row = rows.get(sku)
    if (!row) return []
    const values = cells.flatMap(({ column: id }) => {
      const column = columns.find((one) => one.id === id)
      const value = column && readCell(row, column, texts, context).value
      return column && value !== undefined ? [{ column, value }] : []
    })
    const size = values.find(({ column }) => column.kind === 'size')?.value
    const prices = new Map<string, SentPrice>()
    for (const { column, value } of values) {
      if (column.kind !== 'price') continue
      const { currency, part } = column
      prices.set(currency, { ...(prices.get(currency) ?? { currency }), [part]: value })
    }
    return [{ sku, version: row.version, ...(size !== undefined && { size }), prices: [...prices.values()] }]
  })
}
