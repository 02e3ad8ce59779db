import { describe, expect, it } from 'vitest'
import { PALETTES } from '../../loom/palettes.ts'
import { PATTERN_NAMES } from '../../loom/pattern-names.ts'
import { GIFT_BOXES } from '../themes/gift-boxes.ts'
import { THEMES } from '../themes/themes.ts'
import { WORDS } from './words.ts'

const languages = Object.values(WORDS).map((words) => [words.language, words] as const)

function twice<Value>(values: readonly Value[]): readonly Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe.each(languages)('the catalogue in %s', (language, words) => {
  const described = [...Object.values(words.themes), ...Object.values(words.boxes)]
  const names = described.map(({ name }) => name)
  const phrases = [words.feel, words.wear, words.give].flatMap((bank) => Object.values(bank).flat())
  const sentences = [...described.map(({ onIt }) => onIt), ...Object.values(words.palettes), ...phrases]
  const labels = [
    ...Object.values(words.titles).map((title) => title('Name')),
    ...Object.values(words.pictures).map((picture) => picture('Name')),
    words.boxTitle('Name', 3),
  ]
  const lists = Object.values(words.patterns)
  const texts = [...names, ...sentences, ...labels, ...lists.flat()]

  it('stands under its own name in the list', () => {
    expect(WORDS[language]).toBe(words)
  })

  it('has words for every theme, box, palette and pattern, and for nothing else', () => {
    expect(Object.keys(words.themes).toSorted()).toEqual(THEMES.map(({ id }) => id).toSorted())
    expect(Object.keys(words.boxes).toSorted()).toEqual(GIFT_BOXES.map(({ id }) => id).toSorted())
    expect(Object.keys(words.palettes).toSorted()).toEqual(Object.keys(PALETTES).toSorted())
    expect(Object.keys(words.patterns).toSorted()).toEqual([...PATTERN_NAMES].toSorted())
  })

  it('has one to four different keywords for a pattern, with nothing in them that ends a keyword', () => {
    expect(lists.filter(({ length }) => length < 1 || length > 4)).toEqual([])
    expect(lists.filter((list) => twice(list.map((keyword) => keyword.toLowerCase())).length > 0)).toEqual([])
    expect(lists.flat().filter((keyword) => /[,;|]/.test(keyword))).toEqual([])
  })

  it('has enough to say that neighbours in a listing do not speak in chorus', () => {
    const counts = (bank: Readonly<Record<string, readonly string[]>>) =>
      Object.values(bank).map(({ length }) => length)
    expect(Math.min(...counts(words.feel), ...counts(words.wear))).toBeGreaterThanOrEqual(6)
    expect(Math.min(...counts(words.give))).toBeGreaterThanOrEqual(5)
  })

  it('gives no two things the same name', () => {
    expect(twice(names.map((name) => name.toLowerCase()))).toEqual([])
  })

  it('says nothing twice', () => {
    expect(twice(sentences)).toEqual([])
  })

  it('leaves no text empty or ragged', () => {
    expect(texts.filter((text) => text === '' || text !== text.trim() || /\s{2}/.test(text))).toEqual([])
  })

  it('ends its sentences with a full stop', () => {
    expect(sentences.filter((sentence) => !/[^.]\.$/.test(sentence))).toEqual([])
  })

  it('never shouts', () => {
    expect(texts.filter((text) => /[!¡]/.test(text))).toEqual([])
  })

  it('sets its apostrophes and quotation marks as type, not as ticks', () => {
    expect(texts.filter((text) => /['"]/.test(text))).toEqual([])
  })

  it('tells what is on it in neither a word nor an essay', () => {
    expect(described.filter(({ onIt }) => onIt.length < 60 || onIt.length > 260)).toEqual([])
  })

  it('puts the name into every title and every alternative text, and the number of pairs on a box', () => {
    expect(labels.filter((label) => !label.includes('Name'))).toEqual([])
    expect(twice(labels)).toEqual([])
    expect(words.boxTitle('Name', 7)).toContain('7')
  })
})
