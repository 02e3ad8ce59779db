/** docs/security/asvs.md lists every row of the standard once, and names tests that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ASVS_IDS } from './asvs-ids.ts'

const FILE = 'docs/security/asvs.md'
const TEST = /\.(?:test\.tsx?|spec\.ts)$/
const ID = /^\d{1,2}\.\d{1,2}\.\d{1,2}$/
const LINK = /\]\(([^)\s]+)\)/g

type Row = { readonly part: string; readonly cells: readonly string[] }

/** Rows of tables, without their heads, by the heading of the second level above them. */
function rowsOf(text: string): readonly Row[] {
  let part = ''
  return text.split('\n').flatMap((line) => {
    part = /^## (.+)$/.exec(line)?.[1] ?? part
    const cells = line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : []
    return cells.length === 0 || /^(?:id|reason|-+)$/.test(cells[1] ?? '') ? [] : [{ part, cells: cells.slice(1, -1) }]
  })
}

const idsOf = ({ part, cells: [first = '', second = ''] }: Row): readonly string[] =>
  part === 'Does not apply' ? second.split(' ') : [first]

const testsOf = ({ cells }: Row): readonly string[] =>
  Array.from((cells[4] ?? '').matchAll(/`([^`]+)`/g), ([, file = '']) => file)

const isTest = (file: string): boolean => TEST.test(file) && existsSync(file)

const wrongRows = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap((row) => {
    const tests = testsOf(row)
    const missing = tests.filter((file) => !isTest(file))
    return tests.length === 0 || missing.length > 0 ? [`${row.cells[0]}: ${missing.join(', ') || 'no test'}`] : []
  })

const brokenLinks = (file: string): readonly string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(LINK), ([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => !existsSync(join(dirname(file), link.split('#')[0] ?? '')) && !link.startsWith('#'))
    .map((link) => `${file}: ${link}`)

const text = readFileSync(FILE, 'utf8')
const rows = rowsOf(text)

describe('the list of ASVS rows', () => {
  it('SEC-20 contains every row of levels 1 and 2 once, and no other', () => {
    expect(ASVS_IDS).toHaveLength(253)
    const listed = rows.flatMap(idsOf)
    expect(listed.filter((id) => !ID.test(id))).toEqual([])
    expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([])
    expect(listed.toSorted()).toEqual(ASVS_IDS.toSorted())
  })

  it('SEC-20 every row that is met names tests of this repository', () => {
    const met = rows.filter(({ part }) => part === 'Met')
    expect(met.length).toBeGreaterThan(100)
    expect(wrongRows(met)).toEqual([])
  })

  it('SEC-20 every other row has a reason', () => {
    const others = rows.filter(({ part }) => part !== 'Met')
    expect(new Set(others.map(({ part }) => part))).toEqual(new Set(['Operator', 'Gaps', 'Does not apply']))
    expect(others.filter(({ cells }) => (cells.at(-1) ?? '').length < 10)).toEqual([])
  })

  it('SEC-20 links between the documents of security lead to files that exist', () => {
    const files = [...globSync('docs/security/*.md'), ...['docs/security.md', 'SECURITY.md'].filter(existsSync)]
    expect(files.length).toBeGreaterThan(10)
    expect(files.flatMap(brokenLinks)).toEqual([])
  })

  it.each([
    ['a test that is missing', '| 1.1.1 | 1 | a | b | `tests/none.test.ts` |', ['1.1.1: tests/none.test.ts']],
    ['a file that is no test', '| 1.1.1 | 1 | a | b | `package.json` |', ['1.1.1: package.json']],
    ['no test', '| 1.1.1 | 1 | a | b | |', ['1.1.1: no test']],
    ['a test', '| 1.1.1 | 1 | a | b | `tests/layout/security-doc.test.ts` |', []],
  ])('SEC-20 the check judges a row with %s', (_, line, wrong) => {
    expect(
      wrongRows(rowsOf(`## Met\n\n| id | level | what | how | test |\n| --- | --- | --- | --- | --- |\n${line}`)),
    ).toEqual(wrong)
  })
})
