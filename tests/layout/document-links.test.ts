/** Relative links in documents, and references from code to documents, lead to files that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './domain-words.ts'

const DOCUMENTS = globSync(['docs/**/*.md', 'README.md', 'CONTRIBUTING.md', 'src/**/README.md'])
const RECORDS = globSync('docs/adr/0*.md')
const NUMBERS = new Set(RECORDS.map((file) => Number(/(\d{4})-/.exec(file)?.[1])))

/** As the headings of a page are addressed. */
const anchorsOf = (file: string): ReadonlySet<string> =>
  new Set(
    Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

function isBroken(from: string, link: string): boolean {
  if (/^(?:https?|mailto):/.test(link)) return false
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? from : join(dirname(from), path)
  if (!existsSync(file)) return true
  return anchor !== undefined && !anchorsOf(file).has(anchor)
}

describe('links in documents', () => {
  it('lead to files and headings that exist', () => {
    expect(DOCUMENTS.length).toBeGreaterThan(40)
    const broken = DOCUMENTS.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g),
        ([, link, src]) => link ?? src,
      )
        .filter((link) => link !== undefined)
        .filter((link) => isBroken(file, link))
        .map((link) => `${file}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('the index lists every decision record by its title', () => {
    const index = readFileSync('docs/adr/README.md', 'utf8')
    const entries = RECORDS.map((file) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
      return `- [${number}: ${title}](${file.slice('docs/adr/'.length)})`
    })
    expect(entries.filter((entry) => !index.includes(entry))).toEqual([])
  })

  it('references to decision records name one that exists', () => {
    const files = [...['src', 'tools', 'bench', 'tests'].flatMap(sourceFiles), ...DOCUMENTS]
    const unknown = files.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/(?<!former )\bADR (\d+)|docs\/adr\/(\d{4})/g),
        ([text, number, padded]) => (NUMBERS.has(Number(number ?? padded)) ? [] : [`${file}: ${text}`]),
      ).flat(),
    )
    expect(unknown).toEqual([])
  })
})
