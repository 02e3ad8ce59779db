/** Calls that turn text into code, markup, SQL or commands: they are in the listed files only, or nowhere. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'

const SOURCES = sourceFiles('src').map((file) => ({ file, source: withoutComments(readFileSync(file, 'utf8')) }))

/** Addresses contain two slashes as well, so a line comment begins at the start of a line or after a space. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
}

const RULES: readonly (readonly [rule: string, pattern: RegExp, allowed: readonly string[]])[] = [
  // Types of columns, a list of columns and triggers, written in the code beside them.
  [
    'SQL that is not a parameter',
    /\bsql\.raw\(|\bCompiledQuery\.raw\(/,
    [
      'src/platform/changes/change-triggers.ts',
      'src/platform/changes/notify-changes.ts',
      'src/platform/database/bulk-rows.ts',
      'src/services/content/migrations.ts',
    ],
  ],
  // `fork` without a shell, with a module of our own and the parts of an address.
  [
    'another process',
    /\bfrom 'node:child_process'/,
    ['src/platform/processes/job-process.ts', 'src/services/images/accept/accept-in-child.ts'],
  ],
  ['a shell', /(?<![.\w])(?:exec|execSync|execFile|execFileSync|spawn|spawnSync)\(|\bshell: true/, []],
  ['code from text', /\beval\(|\bnew Function\(|\bFunction\(|\bfrom 'node:vm'|\bset(?:Timeout|Interval)\('/, []],
  [
    'markup from text',
    /dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write\(|\.srcdoc\b/,
    [],
  ],
  ['TLS without a check of the certificate', /rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|no-verify/, []],
  ['objects from bytes', /\bfrom 'node:v8'|\bdeserialize\(/, []],
]

describe('dangerous calls', () => {
  it.each(RULES)('~SEC-20 %s', (_, pattern, allowed) => {
    expect(SOURCES.length).toBeGreaterThan(900)
    const files = SOURCES.filter(({ source }) => pattern.test(source)).map(({ file }) => file)
    expect(files.toSorted()).toEqual(allowed)
  })

  it.each([
    ['SQL that is not a parameter', 'query(sql.raw(text))'],
    ['another process', "import { spawn } from 'node:child_process'"],
    ['a shell', 'spawn(command, { shell: true })'],
    ['code from text', 'eval(text)'],
    ['markup from text', 'element.innerHTML = text'],
    ['TLS without a check of the certificate', '{ rejectUnauthorized: false }'],
    ['objects from bytes', 'deserialize(bytes)'],
  ])('~SEC-20 the check finds %s', (rule, source) => {
    const pattern = RULES.find(([name]) => name === rule)?.[1]
    expect(pattern?.test(withoutComments(`/** eval */ // eval\n${source}`))).toBe(true)
    expect(pattern?.test(withoutComments(`/* ${source} */ // ${source}`))).toBe(false)
  })
})
