/** Rows of the audit log are appended, and deleted by retention alone (AUD-05). */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'

const SOURCES = sourceFiles('src').map((file) => ({ file, source: readFileSync(file, 'utf8') }))

const filesWith = (pattern: RegExp): readonly string[] =>
  SOURCES.filter(({ source }) => pattern.test(source)).map(({ file }) => file)

it('AUD-05 no code updates audit rows, and only retention deletes them', () => {
  expect(filesWith(/updateTable\('staff_audit'|update staff_audit\b/)).toEqual([])
  expect(filesWith(/deleteFrom\('staff_audit'\)|delete from staff_audit\b/)).toEqual([
    'src/services/staff/audit/purge-audit.ts',
  ])
  expect(filesWith(/insertInto\('staff_audit'\)/)).toEqual(['src/services/staff/audit/append-audit.ts'])
})

it('AUD-05 seals are written by the chain alone', () => {
  expect(filesWith(/(?:updateTable|deleteFrom|insertInto)\('staff_audit_(?:seals|chain)'\)/).toSorted()).toEqual([
    'src/services/staff/audit/chain.ts',
    'src/services/staff/audit/purge-audit.ts',
    'src/services/staff/audit/seal-audit.ts',
  ])
})
