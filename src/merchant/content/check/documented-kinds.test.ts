/** The document that marketing people read must not fall behind what the shop can draw. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BLOCKS, EVERYWHERE, itemOf, PAGES, SHARED, type Kinds } from './strict-kinds.ts'

const sections = readFileSync('docs/content.md', 'utf8').split('\n## ')
const sectionOf = (heading: string): string => sections.find((section) => section.startsWith(heading)) ?? ''
const rowOf = (kind: string, section: string): string =>
  section.split('\n').find((line) => line.startsWith(`| \`${kind}\` `)) ?? ''

/** Those of its items too. */
const fieldsOf = (schema: z.ZodObject): readonly string[] =>
  Object.entries(schema.shape).flatMap(([name, field]) => {
    const item = itemOf(field)
    return EVERYWHERE.has(name) ? [] : [name, ...(item instanceof z.ZodObject ? fieldsOf(item) : [])]
  })

/** A row may refer to another with `as`. */
function documentedFields(kind: string, heading: string): string {
  const section = sectionOf(heading)
  const row = rowOf(kind, section)
  const [, other] = /as `([\w-]+)`/.exec(row) ?? []
  const pointed = other === undefined ? '' : rowOf(other, section)
  const block = row.includes('as the block') ? rowOf(kind, sectionOf('Blocks')) : ''
  return [row, pointed, block, heading === 'Pages' ? section : ''].join('\n')
}

describe.each<[string, Kinds]>([
  ['Pages', PAGES],
  ['Blocks of a page', BLOCKS],
  ['What pages share', SHARED],
])('docs/content.md, %s', (heading, kinds) => {
  it.each(Object.entries(kinds))('documents %s with all its fields', (kind, schema) => {
    expect(rowOf(kind, sectionOf(heading))).not.toBe('')
    expect(fieldsOf(schema).filter((field) => !documentedFields(kind, heading).includes(`\`${field}\``))).toEqual([])
  })
})
