/** A story told in one language only, for the storefronts that read the default language of their own content key. */
import type { DemoBlock, DemoStory, DemoValue, StoryLanguage, Words } from '../stories/demo-story.ts'
import { isList, isPicture, isRich, isTable, wordsIn } from './to-content.ts'

/** Whether anything of the story is said in this language. */
export function speaksOf({ fields }: DemoStory, language: StoryLanguage): boolean {
  return Object.values(fields).some((value) => wordsOf(value).some((words) => language in words))
}

export function inItsOwnLanguage(story: DemoStory, language: StoryLanguage): DemoStory {
  return { ...story, fields: mapFields(story.fields, (words) => ({ default: wordsIn(words, language) })) }
}

type Change = (words: Words) => Words

const mapFields = (fields: DemoStory['fields'], change: Change): DemoStory['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mapValue(value, change)]))

function mapBlock(block: DemoBlock, change: Change): DemoBlock {
  const { component, ...fields } = block
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, mapValue(value, change)] as const],
  )
  return { ...(component !== undefined && { component }), ...Object.fromEntries(entries) }
}

function mapValue(value: DemoValue, change: Change): DemoValue {
  if (isList(value)) return value.map((one) => (typeof one === 'string' ? one : mapBlock(one, change)))
  if (isRich(value)) return { rich: change(value.rich) }
  if (isPicture(value)) return value.alt ? { ...value, alt: change(value.alt) } : value
  if (isTable(value)) {
    const cell = (words: string | Words) => (typeof words === 'string' ? words : change(words))
    return { head: value.head.map(change), rows: value.rows.map((row) => row.map(cell)) }
  }
  return isWords(value) ? change(value) : value
}

/** Every text in a value, however deep. */
export function wordsOf(value: DemoValue): readonly Words[] {
  if (isList(value)) {
    return value.flatMap((one) =>
      typeof one === 'string'
        ? []
        : Object.values(one).flatMap((inside) => (inside === undefined ? [] : wordsOf(inside))),
    )
  }
  if (isRich(value)) return [value.rich]
  if (isPicture(value)) return value.alt ? [value.alt] : []
  if (isTable(value)) return [...value.head, ...value.rows.flat()].filter((cell) => typeof cell !== 'string')
  return isWords(value) ? [value] : []
}

const isWords = (value: DemoValue): value is Words => typeof value === 'object' && 'default' in value
