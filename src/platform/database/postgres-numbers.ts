import { types } from 'pg'

const INT8: number = types.builtins.INT8
const NUMERIC: number = types.builtins.NUMERIC

/**
 * Counts, sums and bigint columns as numbers, as SQLite returns them. pg returns them as texts, because a number cannot hold them
 * all; a value over 2^53 must throw rather than lose a cent.
 */
export function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if ((oid === INT8 || oid === NUMERIC) && format !== 'binary') return exactNumber
  return types.getTypeParser(oid, format)
}

function exactNumber(text: string): number {
  const value = Number(text)
  if (/^-?\d+$/.test(text) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is too large to be represented as a JavaScript number`)
  }
  return value
}
