/** Reads a CSV catalogue as a stream, product by product: the file may be larger than the memory. */
import { createReadStream } from 'node:fs'
import { parse, CsvError } from 'csv-parse'
import { COLUMNS, findColumn, NEEDED_COLUMNS, type Column } from './columns.ts'
import { toDraft, type CsvRow } from './csv-product.ts'
import type { Draft } from './draft.ts'
import { CatalogueFileError, type CatalogueProblem } from './problem.ts'
import { utf8Only } from './utf8-only.ts'

const DELIMITERS = [',', ';', '\t'] as const
/** One more than a product may have variants: enough to report that there are too many. */
const MAX_ROWS = 101
const TOO_MANY = 'stands in more rows than a product may have variants'
const MAX_RECORD_LENGTH = 4 * 1024 * 1024
/** Enough for the longest header; a file without a line end is not read into memory to look for one. */
const MAX_HEADER_LENGTH = 256 * 1024

/** Called with every chunk of the file as it is read. */
export type OnChunk = (chunk: Uint8Array) => void

export type ReadCatalogue = {
  readonly drafts: AsyncGenerator<Draft>
  /** Of the header: they do not belong to a product. */
  readonly headProblems: readonly CatalogueProblem[]
}

export async function readCsv(file: string, onChunk: OnChunk): Promise<ReadCatalogue> {
  const header = await readHeader(file)
  if (header.columns.every((column) => column === undefined)) {
    throw new CatalogueFileError('has no column we know in its first row', 1)
  }
  // Without them all rows would be one product.
  const drafts = header.isWhole ? productsOf(file, header, onChunk) : none()
  return { headProblems: header.problems, drafts }
}

async function* none(): AsyncGenerator<Draft> {}

type Header = {
  readonly delimiter: string
  /** Undefined where we do not know the column. */
  readonly columns: readonly (Column | undefined)[]
  readonly names: readonly string[]
  readonly problems: readonly CatalogueProblem[]
  /** No needed column is missing. */
  readonly isWhole: boolean
}

async function readHeader(file: string): Promise<Header> {
  let text = ''
  for await (const chunk of createReadStream(file, { end: MAX_HEADER_LENGTH, encoding: 'utf8' })) {
    text += String(chunk)
    if (/[\r\n]/.test(text)) break
  }
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/)
  const delimiter = DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ','
  const names = line.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
  const columns = names.map(findColumn)
  const problems = names.flatMap((name, index): CatalogueProblem[] => {
    // Spreadsheets leave empty columns at the end; non-empty cells in them are reported with their row.
    if (name === '') return []
    if (columns[index] === undefined) return [{ row: 1, column: name, message: unknownColumn(name) }]
    return names.indexOf(name) < index ? [{ row: 1, column: name, message: 'stands in the first row twice' }] : []
  })
  const missing = NEEDED_COLUMNS.filter((name) => !names.includes(name))
  return {
    delimiter,
    columns,
    names,
    isWhole: missing.length === 0,
    problems: [...problems, ...missing.map((column) => ({ row: 1, column, message: 'is missing in the first row' }))],
  }
}

async function* productsOf(file: string, header: Header, onChunk: OnChunk): AsyncGenerator<Draft> {
  const columns = header.columns.filter((column) => column !== undefined)
  const skuAt = columns.findIndex(({ name }) => name === 'sku')
  let rows: CsvRow[] = []
  let ragged: CatalogueProblem[] = []
  const finish = (): Draft => {
    const draft = toDraft(columns, rows)
    return ragged.length === 0 ? draft : { ...draft, problems: [...ragged, ...draft.problems] }
  }
  for await (const { row, cells } of recordsOf(file, header.delimiter, onChunk)) {
    const known = cells.filter((_, index) => header.columns[index] !== undefined)
    const sku = known[skuAt]?.trim()
    if (rows.length > 0 && sku !== rows[0]?.cells[skuAt]?.trim()) {
      yield finish()
      rows = []
      ragged = []
    }
    const outside = cells.findIndex(
      (cell, index) => cell !== '' && header.columns[index] === undefined && !isNamed(header, index),
    )
    if (outside !== -1) {
      ragged.push({ row, column: `(${outside + 1})`, message: 'stands outside the columns of the first row' })
    }
    if (rows.length < MAX_ROWS) rows.push({ row, cells: known })
    else if (ragged.at(-1)?.message !== TOO_MANY) ragged.push({ row, column: 'sku', message: TOO_MANY })
  }
  if (rows.length > 0) yield finish()
}

/**
 * Rows are counted as a spreadsheet counts them: the header is the first, empty lines count, and a text with line ends in
 * it is one row. The parser is fed by hand, because a chain of streams that fails discards the rows before the error.
 */
async function* recordsOf(file: string, delimiter: string, onChunk: OnChunk): AsyncGenerator<CsvRow> {
  const found: CsvRow[] = []
  let row = 0
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_RECORD_LENGTH,
    on_record: (cells: readonly string[]) => {
      row += 1
      if (row > 1 && cells.some((cell) => cell !== '')) found.push({ row, cells })
      return null
    },
  })
  parser.resume()
  // Each failure is returned by the call that caused it; without a listener it would also end the process.
  parser.on('error', () => {})
  const fail = (message: string, cause: Error) => new CatalogueFileError(message, row + 1, { cause })
  const bytes = createReadStream(file)
  bytes.on('data', (chunk) => onChunk(Buffer.from(chunk)))
  const text = bytes.pipe(utf8Only())
  bytes.on('error', (error) => text.destroy(error))
  try {
    for await (const chunk of text) {
      const failure = await failureOf((done) => parser.write(chunk, done))
      yield* found.splice(0)
      if (failure) throw fail(explain(failure), failure)
    }
    const failure = await failureOf((done) => parser.end(done))
    yield* found.splice(0)
    if (failure) throw fail(explain(failure), failure)
  } catch (error) {
    if (error instanceof TypeError) throw fail('is not written in UTF-8', error)
    throw error
  }
}

function failureOf(work: (done: (error?: Error | null) => void) => unknown): Promise<Error | undefined> {
  return new Promise((resolve) => void work((error) => resolve(error ?? undefined)))
}

function explain(error: Error): string {
  if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'has a quotation mark that is never closed'
  if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') return 'has a row of more than 4 MB'
  return 'has a quotation mark in the wrong place'
}

function unknownColumn(name: string): string {
  const meant = COLUMNS.find((column) => column.name.toLowerCase() === name.toLowerCase())
  return meant === undefined ? 'is not a column we know' : `is not a column we know; did you mean ${meant.name}?`
}

/** An unknown column, which was reported once for the first row. */
const isNamed = ({ names }: Header, index: number): boolean => (names[index] ?? '') !== ''
