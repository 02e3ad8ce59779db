/** A JSON catalogue: an array of products, or one product a line. Reads as it goes. Products are its rows, counted from 1. */
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { JSONParser } from '@streamparser/json'
import type { Draft } from './draft.ts'
import { CatalogueFileError } from './problem.ts'
import type { OnChunk, ReadCatalogue } from './read-csv.ts'
import { utf8Only } from './utf8-only.ts'

const MAX_LINE_LENGTH = 16 * 1024 * 1024

export async function readJson(file: string, onChunk: OnChunk): Promise<ReadCatalogue> {
  const values = (await beginsWithBracket(file)) ? arrayItems(file, onChunk) : lineValues(file, onChunk)
  return { headProblems: [], drafts: toDrafts(values) }
}

async function* toDrafts(values: AsyncIterable<unknown>): AsyncGenerator<Draft> {
  let row = 0
  try {
    for await (const value of values) {
      row += 1
      yield toDraft(value, row)
    }
  } catch (error) {
    // Only the file system's errors have a code.
    if (error instanceof Error && 'code' in error && error.code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new CatalogueFileError('is not valid JSON from here on', row + 1, { cause: error })
  }
}

function toDraft(value: unknown, row: number): Draft {
  const placeOf: Draft['placeOf'] = (path) => ({ row, column: path.map(String).join('.') || '(product)' })
  return { value, problems: [], placeOf }
}

async function* arrayItems(file: string, onChunk: OnChunk): AsyncGenerator {
  const found: unknown[] = []
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false })
  parser.onValue = ({ value }) => void found.push(value)
  for await (const bytes of chunksOf(file)) {
    try {
      parser.write(bytes)
    } finally {
      // Products before the syntax error are still checked, so that their errors are reported, too.
      yield* found.splice(0)
    }
    onChunk(bytes)
  }
  if (!parser.isEnded) throw new SyntaxError('The array is not closed')
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file)) if (Buffer.isBuffer(chunk)) yield chunk
}

const valuesOf = (line: string): readonly unknown[] => (line.trim() === '' ? [] : [JSON.parse(line)])

async function* lineValues(file: string, onChunk: OnChunk): AsyncGenerator {
  const { size } = await stat(file)
  yield* size <= MAX_LINE_LENGTH ? smallLineValues(file, onChunk) : largeLineValues(file, onChunk)
}

/** Read in one piece, which takes a third of the time. */
async function* smallLineValues(file: string, onChunk: OnChunk): AsyncGenerator {
  const bytes = await readFile(file)
  onChunk(bytes)
  for (const line of new TextDecoder('utf-8', { fatal: true }).decode(bytes).split('\n')) yield* valuesOf(line)
}

async function* largeLineValues(file: string, onChunk: OnChunk): AsyncGenerator {
  let rest = ''
  const bytes = createReadStream(file)
  bytes.on('data', (chunk) => onChunk(Buffer.from(chunk)))
  const text = bytes.pipe(utf8Only())
  bytes.on('error', (error) => text.destroy(error))
  for await (const chunk of text) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE_LENGTH) throw new SyntaxError('A line does not end')
    for (const line of lines) yield* valuesOf(line)
  }
  yield* valuesOf(rest)
}

async function beginsWithBracket(file: string): Promise<boolean> {
  for await (const chunk of createReadStream(file, { encoding: 'utf8', end: 4096 })) {
    const [first] = /[^\s\uFEFF]/.exec(String(chunk)) ?? []
    if (first !== undefined) return first === '['
  }
  throw new CatalogueFileError('is empty', 1)
}
