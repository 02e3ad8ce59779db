/** Splits a line into runs of one font and one direction, in the order in which they are drawn from left to right. */
import bidiFactory from 'bidi-js'
import { fontFor, hasGlyph, type FontName, type Weight } from './pdf-fonts.ts'

export type TextRun = { readonly text: string; readonly font: FontName }

type LevelRun = TextRun & {
  /** Of the Unicode bidirectional algorithm: odd ones are right to left. */
  readonly level: number
}

export type LineRuns = { readonly runs: readonly TextRun[]; readonly isRightToLeft: boolean }

const bidi = bidiFactory()

/** Digits, spaces and punctuation stay in the font of the word before. */
const COMMON = /[\p{Script=Common}\p{Script=Inherited}]/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

export function lineRuns(line: string, weight: Weight): LineRuns {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line)
  const runs: LevelRun[] = []
  let index = 0
  for (const character of line) {
    const last = runs.at(-1)
    const level = levels[index] ?? 0
    const isContinued = last?.level === level && COMMON.test(character) && hasGlyph(last.font, character)
    const font = isContinued ? last.font : (fontFor(character, weight) ?? weight)
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    if (last?.font === font && last.level === level) runs.splice(-1, 1, { ...last, text: last.text + shown })
    else runs.push({ text: shown, font, level })
    index += character.length
  }
  return { runs: inVisualOrder(runs).map(toRun), isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

/** The layout reverses words of these scripts by itself. */
const toRun = ({ text, font, level }: LevelRun): TextRun => ({
  text: level % 2 === 1 && !RIGHT_TO_LEFT.test(text) ? Array.from(text).toReversed().join('') : text,
  font,
})

/** Rule L2: from the highest level down, each sequence of runs at that level or above is reversed. */
function inVisualOrder(logical: readonly LevelRun[]): readonly LevelRun[] {
  const runs = [...logical]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < runs.length; start += 1) {
      let end = start
      while ((runs[end]?.level ?? 0) >= level) end += 1
      runs.splice(start, end - start, ...runs.slice(start, end).toReversed())
      start = Math.max(start, end)
    }
  }
  return runs
}
