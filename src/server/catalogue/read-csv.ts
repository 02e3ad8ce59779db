/** A CSV catalogue, product by product. Reads as it goes: the file may be larger than the memory. */
import { createReadStream } from 'node:fs'
import { parse, CsvError } from 'csv-parse'
import { findColumn, type Column } from './columns.ts'
import { toDraft, type CsvRow } from './csv-product.ts'
import type { Draft } from './draft.ts'
import { CatalogueFileError, type Problem } from './problem.ts'
import { utf8Only } from './utf8-only.ts'

const DELIMITERS = [',', ';', '\t'] as const
const NEEDED = ['sku', 'variant.id', 'variant.sku']
/** Enough for the longest header; a file without a line end is not read into memory to look for one. */
const LONGEST_HEADER = 256 * 1024

export type ReadCatalogue = {
  readonly drafts: AsyncGenerator<Draft>
  /** Of the header: they do not belong to a product. */
  readonly headProblems: readonly Problem[]
}

export async function readCsv(file: string, onBytes: (bytes: number) => void): Promise<ReadCatalogue> {
  const header = await readHeader(file)
  const problems = header.problems
  if (header.columns.every((column) => column === undefined)) {
    throw new CatalogueFileError('has no column we know in its first row', 1)
  }
  return { headProblems: problems, drafts: productsOf(file, header, onBytes) }
}

type Header = {
  readonly delimiter: string
  /** Undefined where we do not know the column. */
  readonly columns: readonly (Column | undefined)[]
  readonly problems: readonly Problem[]
}

async function readHeader(file: string): Promise<Header> {
  let text = ''
  for await (const chunk of createReadStream(file, { end: LONGEST_HEADER, encoding: 'utf8' })) {
    text += String(chunk)
    if (/[\r\n]/.test(text)) break
  }
  const [line = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/)
  const delimiter = DELIMITERS.toSorted((a, b) => line.split(b).length - line.split(a).length)[0] ?? ','
  const names = line.split(delimiter).map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
  const columns = names.map(findColumn)
  const problems = names.flatMap((name, index): Problem[] => {
    if (columns[index] === undefined)
      return [{ row: 1, column: name || `(${index + 1})`, message: 'is not a column we know' }]
    return names.indexOf(name) < index ? [{ row: 1, column: name, message: 'stands in the first row twice' }] : []
  })
  const missing = NEEDED.filter((name) => !names.includes(name))
  return {
    delimiter,
    columns,
    problems: [...problems, ...missing.map((column) => ({ row: 1, column, message: 'is missing in the first row' }))],
  }
}

async function* productsOf(file: string, header: Header, onBytes: (bytes: number) => void): AsyncGenerator<Draft> {
  const columns = header.columns.filter((column) => column !== undefined)
  const skuAt = columns.findIndex(({ name }) => name === 'sku')
  let rows: CsvRow[] = []
  let ragged: Problem[] = []
  const finish = (): Draft => {
    const draft = toDraft(columns, rows)
    return ragged.length === 0 ? draft : { ...draft, problems: [...ragged, ...draft.problems] }
  }
  for await (const { row, cells } of recordsOf(file, header.delimiter, onBytes)) {
    const kept = cells.filter((_, index) => header.columns[index] !== undefined)
    const sku = kept[skuAt]?.trim()
    if (rows.length > 0 && sku !== rows[0]?.cells[skuAt]?.trim()) {
      yield finish()
      rows = []
      ragged = []
    }
    rows.push({ row, cells: kept })
    if (cells.length > header.columns.length) {
      ragged.push({
        row,
        column: `(${header.columns.length + 1})`,
        message: 'stands outside the columns of the first row',
      })
    }
  }
  if (rows.length > 0) yield finish()
}

/**
 * Rows are counted as a spreadsheet counts them: the header is the first, empty lines count, and a text with line ends in
 * it is one row. The parser is fed by hand, because a stream that breaks throws away what it had read before.
 */
async function* recordsOf(file: string, delimiter: string, onBytes: (bytes: number) => void): AsyncGenerator<CsvRow> {
  const found: CsvRow[] = []
  let row = 0
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    on_record: (cells: readonly string[]) => {
      row += 1
      if (row > 1 && cells.some((cell) => cell !== '')) found.push({ row, cells })
      return null
    },
  })
  parser.resume()
  // Each failure comes back from the call that met it; without a listener it would also end the process.
  parser.on('error', () => {})
  const fail = (message: string, cause: Error) => new CatalogueFileError(message, row + 1, { cause })
  const bytes = createReadStream(file)
  bytes.on('data', (chunk) => onBytes(chunk.length))
  const text = bytes.pipe(utf8Only())
  bytes.on('error', (error) => text.destroy(error))
  try {
    for await (const chunk of text) {
      const failure = await told((done) => parser.write(chunk, done))
      yield* found.splice(0)
      if (failure) throw fail(explain(failure), failure)
    }
    const failure = await told((done) => parser.end(done))
    yield* found.splice(0)
    if (failure) throw fail(explain(failure), failure)
  } catch (error) {
    if (error instanceof TypeError) throw fail('is not written in UTF-8', error)
    throw error
  }
}

function told(work: (done: (error?: Error | null) => void) => unknown): Promise<Error | undefined> {
  return new Promise((resolve) => void work((error) => resolve(error ?? undefined)))
}

function explain(error: Error): string {
  if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'has a quotation mark that is never closed'
  return 'has a quotation mark in the wrong place'
}
