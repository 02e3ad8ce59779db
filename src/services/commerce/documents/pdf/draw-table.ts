/** A table in a PDF: columns as wide as their content, the first one takes the rest. Its head is repeated on each page. */
import {
  breakBefore,
  decorate,
  lineHeightOf,
  MM,
  widthOf,
  wrap,
  writeLine,
  type Sheet,
  type TextStyle,
} from './pdf-sheet.ts'
import { BOLD, LABEL, TEXT } from './pdf-styles.ts'

export type TableRow = {
  readonly cells: readonly string[]
  /** Below the first cell. */
  readonly about?: string
  readonly isTotal?: boolean
}

type Table = { readonly head: readonly string[]; readonly rows: readonly TableRow[] }

const PADDING = { x: 2 * MM, y: 1.5 * MM } as const

type Column = { readonly left: number; readonly width: number; readonly align: 'start' | 'end' }

/** Of a page. */
const MAX_UNBROKEN_SHARE = 0.3

/** A table takes the width of the page, or at least a share of it, at the right. */
export function drawTable(sheet: Sheet, { head, rows }: Table, minShare = 1): void {
  const { doc } = sheet
  const columns = columnsOf(sheet, { head, rows }, minShare)
  const table = doc.struct('Table')
  doc.addStructure(table)
  const headRow = laidOut(sheet, { cells: head }, columns, BOLD)
  const laidOutRows = rows.map((row) => laidOut(sheet, row, columns, row.isTotal ? BOLD : TEXT))
  const whole = sum([headRow, ...laidOutRows].map(({ height }) => height))
  // A short table stays in one piece: its total is not alone on a page.
  breakBefore(sheet, whole <= sheet.bottom * MAX_UNBROKEN_SHARE ? whole : headRow.height * 2)
  drawRow(sheet, headRow, columns, { table, tag: 'TH' })
  for (const row of laidOutRows) {
    if (breakBefore(sheet, row.height)) drawRow(sheet, headRow, columns, undefined)
    drawRow(sheet, row, columns, { table, tag: 'TD' })
  }
  table.end()
  sheet.top += 6 * MM
}

/** Of the table: else the words of the head are below each other. */
const MIN_FIRST_SHARE = 0.35

function columnsOf(sheet: Sheet, table: Table, minShare: number): readonly Column[] {
  const full = sheet.right - sheet.left
  const inOneLine = naturalWidths(sheet, table, (label) => [label])
  const isTight = full - sum(inOneLine.slice(1)) < full * MIN_FIRST_SHARE
  const [first = 0, ...others] = isTight ? naturalWidths(sheet, table, (label) => label.split(' ')) : inOneLine
  const taken = sum(others)
  const whole = minShare === 1 ? full : Math.min(full, Math.max(full * minShare, first + taken))
  let left = sheet.right - whole
  return [whole - taken, ...others].map((width, index) => {
    const column = { left, width, align: index === 0 ? 'start' : 'end' } as const
    left += width
    return column
  })
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

function naturalWidths(
  sheet: Sheet,
  { head, rows }: Table,
  partsOf: (label: string) => readonly string[],
): readonly number[] {
  const widest = (texts: readonly string[], style: TextStyle) =>
    Math.max(0, ...texts.map((text) => widthOf(sheet, text, style)))
  return head.map((label, index) => {
    const cells = rows.map(({ cells: { [index]: cell = '' }, isTotal }) => widest([cell], isTotal ? BOLD : TEXT))
    return Math.max(widest(partsOf(label), BOLD), ...cells) + PADDING.x * (index === 0 ? 1 : 2)
  })
}

/** A first cell takes the place of the empty ones beside it. */
function placeOf(columns: readonly Column[], { cells }: TableRow, index: number): Column {
  const [first, ...rest] = columns
  const column = columns[index] ?? { left: 0, width: 0, align: 'end' }
  if (index > 0 || first === undefined) return column
  const next = rest.findIndex((_, place) => (cells[place + 1] ?? '') !== '')
  const spanned = sum(rest.slice(0, Math.max(0, next)).map(({ width }) => width))
  return { ...first, width: first.width + spanned }
}

type CellLines = { readonly column: Column; readonly lines: readonly string[]; readonly about: readonly string[] }

type LaidOutRow = {
  readonly cells: readonly CellLines[]
  readonly height: number
  readonly style: TextStyle
  readonly isTotal: boolean
}

function laidOut(sheet: Sheet, row: TableRow, columns: readonly Column[], style: TextStyle): LaidOutRow {
  const cells = row.cells.map((cell, index) => {
    const column = placeOf(columns, row, index)
    // What was measured must fit, whatever is lost in sums of fractions.
    const width = column.width - PADDING.x * (index === 0 ? 1 : 2) + 0.01
    const about = index === 0 && row.about ? wrap(sheet, row.about, width, LABEL) : []
    return { column, lines: cell === '' ? [] : wrap(sheet, cell, width, style), about }
  })
  const heights = cells.map(
    ({ lines, about }) => lines.length * lineHeightOf(style) + about.length * lineHeightOf(LABEL),
  )
  return { cells, height: PADDING.y * 2 + Math.max(...heights), style, isTotal: row.isTotal ?? false }
}

type Structure = { readonly table: ReturnType<Sheet['doc']['struct']>; readonly tag: 'TH' | 'TD' }

/** Without a structure it is a repetition, which screen readers leave out. */
function drawRow(sheet: Sheet, row: LaidOutRow, columns: readonly Column[], structure: Structure | undefined): void {
  const { doc, top } = sheet
  const { cells, height, style, isTotal } = row
  if (isTotal) drawRule(sheet, columns, top, 0.3 * MM, '#111111')
  const draw = (cell: CellLines) => () => drawCell(sheet, cell, top + PADDING.y, style)
  if (structure === undefined) decorate(sheet, () => cells.forEach((cell) => draw(cell)()))
  else {
    const { table, tag } = structure
    const parts = cells.map((cell, index) => doc.struct(index === 0 ? 'TH' : tag, {}, [draw(cell)]))
    table.add(doc.struct('TR', {}, parts))
  }
  sheet.top = top + height
  if (!isTotal) drawRule(sheet, columns, sheet.top, 0.2 * MM, '#bbbbbb')
}

function drawCell(sheet: Sheet, { column, lines, about }: CellLines, start: number, style: TextStyle): void {
  const { left, width, align } = column
  const isLast = left + width > sheet.right - 0.1
  const place = { left, width: width - (align === 'end' && isLast ? 0 : PADDING.x), align }
  let top = start
  for (const line of lines) {
    writeLine(sheet, line, { ...place, top }, style)
    top += lineHeightOf(style)
  }
  for (const line of about) {
    writeLine(sheet, line, { ...place, top }, LABEL)
    top += lineHeightOf(LABEL)
  }
}

function drawRule(sheet: Sheet, columns: readonly Column[], y: number, thickness: number, color: string): void {
  const { doc, left, right } = sheet
  const start = columns[0]?.left ?? left
  decorate(sheet, () => doc.moveTo(start, y).lineTo(right, y).lineWidth(thickness).stroke(color))
}
