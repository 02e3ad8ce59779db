/** Every table has a class in docs/security/data.md, which says how its data is protected. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'

const [CLASSES = '', PROTECTION = ''] = readFileSync('docs/security/data.md', 'utf8').split('\n`stories` also')

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .filter((line) => /^\| [a-z]+ +\|/.test(line) && !line.startsWith('| class '))
    .map((line) => line.split('|').map((cell) => cell.trim()))

it('~SEC-20 every table of the database has one class of data, and every class its rules', () => {
  const created = sourceFiles('src').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\.createTable\('(\w+)'\)/g), ([, name = '']) => name),
  )
  expect(created.length).toBeGreaterThan(45)
  const classified = rowsOf(CLASSES).flatMap(([, , tables = '']) => tables.replaceAll('`', '').split(' '))
  expect(classified.toSorted()).toEqual([...new Set(created)].toSorted())
  expect(rowsOf(PROTECTION).map(([, name]) => name)).toEqual(rowsOf(CLASSES).map(([, name]) => name))
})

it('~SEC-20 tables are created in no other way', () => {
  const other = sourceFiles('src').filter((file) => /\bcreate table\b/i.test(readFileSync(file, 'utf8')))
  // Two tables of a backup, which a restore removes.
  expect(other).toEqual(['src/platform/backup/write-backup.ts'])
})
