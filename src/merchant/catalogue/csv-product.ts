/** The rows of one product as a draft, and a product as rows. */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import { readCell, writeCell } from './cells.ts'
import { columnAt, type Column } from './columns.ts'
import type { Draft } from './draft.ts'
import type { CatalogueProblem } from './problem.ts'

export type CsvRow = { readonly row: number; readonly cells: readonly string[] }

type Tree = { [member: string | number]: unknown }

/** The columns belong to the cells of each row, in order. */
export function toDraft(columns: readonly Column[], rows: readonly CsvRow[]): Draft {
  const problems: CatalogueProblem[] = []
  const read = (of: Column['of'], { row, cells }: CsvRow): Tree => {
    const tree: Tree = {}
    columns.forEach((column, index) => {
      const text = cells[index]?.trim() ?? ''
      if (column.of !== of || text === '') return
      const reading = readCell(column, text)
      if ('problem' in reading) problems.push({ row, column: column.name, message: reading.problem })
      else put(tree, column.path, reading.value)
    })
    return tree
  }
  const [first, ...others] = rows
  if (first === undefined) throw new Error('A product has at least one row')
  const product = read('product', first)
  problems.push(...others.flatMap((other) => differences(columns, first, other)))
  const variants = rows.map((row) => ({ prices: {}, stock: {}, ...read('variant', row) }))
  return {
    value: { ...product, ...('images' in product ? { images: dense(product['images']) } : { images: [] }), variants },
    problems,
    placeOf(path) {
      const [member, index] = path
      const row = member === 'variants' && typeof index === 'number' ? rows[index] : first
      return { row: (row ?? first).row, column: columnAt(path) }
    },
  }
}

export function toRows(columns: readonly Column[], product: CatalogueProduct): string[][] {
  return product.variants.map((variant, index) =>
    columns.map((column) => {
      if (column.of === 'variant') return writeCell(column, take(variant, column.path))
      return index === 0 || column.name === 'sku' ? writeCell(column, take(product, column.path)) : ''
    }),
  )
}

/** Which columns a product needs. */
export function usedColumns(columns: Iterable<Column>, product: CatalogueProduct): Column[] {
  const isUsed = ({ of, path }: Column) =>
    of === 'product' ? isFilled(take(product, path)) : product.variants.some((variant) => isFilled(take(variant, path)))
  return [...columns].filter(isUsed)
}

/** Product columns of later rows must have the same values as in the first row. */
function differences(columns: readonly Column[], first: CsvRow, other: CsvRow): readonly CatalogueProblem[] {
  return columns.flatMap((column, index) => {
    const text = other.cells[index]?.trim() ?? ''
    if (column.of !== 'product' || text === '' || text === first.cells[index]?.trim()) return []
    return [{ row: other.row, column: column.name, message: `differs from row ${first.row} of the same product` }]
  })
}

function put(tree: Tree, [step, ...rest]: Column['path'], value: unknown): void {
  if (step === undefined) return
  if (rest.length === 0) {
    tree[step] = value
    return
  }
  const below = tree[step]
  const branch: Tree = isTree(below) ? below : {}
  tree[step] = branch
  put(branch, rest, value)
}

function take(from: unknown, path: Column['path']): unknown {
  return path.reduce<unknown>((below, step) => (isTree(below) ? below[step] : undefined), from)
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const isFilled = (value: unknown): boolean => value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Pictures by number as a list. Gaps are preserved, so that errors have the right column. */
function dense(images: unknown): unknown[] {
  if (!isTree(images)) return []
  const last = Math.max(...Object.keys(images).map(Number))
  return Array.from({ length: last + 1 }, (_, index) => images[index] ?? {})
}
