/** Invoices and credit notes are inserted once, and deleted by retention alone (INV-08). */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'

const SOURCES = sourceFiles('src')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp): readonly string[] =>
  SOURCES.filter(({ source }) => pattern.test(source)).map(({ file }) => file)

it('INV-08 no code updates documents, one file inserts them, and only retention deletes them', () => {
  expect(filesWith(/updateTable\('document(?:s|_taxes)'|update document(?:s|_taxes)\b/)).toEqual([])
  expect(filesWith(/deleteFrom\('document(?:s|_taxes)'\)|delete from document(?:s|_taxes)\b/)).toEqual([
    'src/services/commerce/documents/purge-documents.ts',
  ])
  expect(filesWith(/insertInto\('document(?:s|_taxes)'\)/)).toEqual([
    'src/services/commerce/documents/store-document.ts',
  ])
})
