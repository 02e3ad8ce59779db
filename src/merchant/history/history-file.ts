/**
 * Past orders as a CSV file, for recommendations: `order,at,skus`, where `skus` are those of products with `|` between them. An order may
 * have several rows, as the exports of other shop systems have.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { z } from 'zod'
import type { Basket } from '../../services/discovery/admin.ts'
import { RejectedError } from '../errors.ts'

const COLUMNS = ['order', 'at', 'skus'] as const
const BETWEEN_SKUS = '|'
const MAX_SHOWN = 20

const ORDER = /^[\w.:-]{1,100}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/
const SKUS = /^[\w-]+(?:\|[\w-]+)*$/

export async function readHistoryFile(file: string): Promise<readonly Basket[]> {
  const reject = (why: string) => new RejectedError(`${basename(file)}: ${why}. Nothing was changed.`)
  const [head, ...rows] = await rowsOf(await readFile(file, 'utf8'), reject)
  if (head?.join() !== COLUMNS.join()) throw reject(`the first row must be ${COLUMNS.join()}`)
  const baskets = new Map<string, { readonly id: string; readonly at: string; readonly skus: string[] }>()
  const problems: string[] = []
  for (const [index, row] of rows.entries()) {
    const problem = problemWith(row)
    if (problem !== undefined) problems.push(`row ${index + 2}: ${problem}`)
    const [id = '', at = '', cell = ''] = row
    const skus = cell.split(BETWEEN_SKUS)
    const before = baskets.get(id)
    if (before) before.skus.push(...skus)
    else baskets.set(id, { id, at, skus })
  }
  if (problems.length > 0) throw reject(problems.slice(0, MAX_SHOWN).join('; '))
  return [...baskets.values()]
}

/** No value holds a comma or a quote. */
export const historyFileText = (baskets: readonly Basket[]): string =>
  [COLUMNS, ...baskets.map(({ id, at, skus }) => [id, at, skus.join(BETWEEN_SKUS)])]
    .map((row) => `${row.join()}\n`)
    .join('')

function problemWith([order = '', at = '', skus = '', ...rest]: readonly string[]): string | undefined {
  if (rest.length > 0) return `has more than ${COLUMNS.length} columns`
  if (!ORDER.test(order)) return 'order must be a number or a word of at most 100 letters, digits, dots or dashes'
  if (!MOMENT.test(at) || Number.isNaN(Date.parse(at))) return 'at must be a time such as 2026-11-27T09:30:00Z'
  return SKUS.test(skus) ? undefined : `skus must be products with ${BETWEEN_SKUS} between them`
}

const csvRows = z.array(z.array(z.string()))

/** Without a quote no cell holds a comma or a line end, and the file need not be parsed as CSV. */
async function rowsOf(text: string, reject: (why: string) => Error): Promise<readonly (readonly string[])[]> {
  const plain = text.replace(/^\uFEFF/, '')
  if (!plain.includes('"')) {
    return plain.split(/\r?\n/).flatMap((line) => (line === '' ? [] : [line.split(',')]))
  }
  const { parse } = await import('csv-parse/sync')
  try {
    return csvRows.parse(parse(plain, { skip_empty_lines: true, relax_column_count: true }))
  } catch (error) {
    throw reject(`is not valid CSV (${error instanceof Error ? error.message : ''})`)
  }
}
