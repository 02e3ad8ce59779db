/** A legal text in parts, independent of where it is shown: on a page, in a mail, in an archive. */
import type { LawLanguage } from '../../../markets/law/law-languages.ts'

export type LawBlock = {
  readonly kind: 'heading' | 'text' | 'strong' | 'list'
  /** One, except of a list. */
  readonly lines: readonly string[]
  /** Where it is not the language around it. */
  readonly lang?: LawLanguage
}

export const heading = (text: string): LawBlock => ({ kind: 'heading', lines: [text] })
export const text = (line: string): LawBlock => ({ kind: 'text', lines: [line] })
export const strong = (line: string): LawBlock => ({ kind: 'strong', lines: [line] })
export const list = (lines: readonly string[]): LawBlock => ({ kind: 'list', lines })

export const inLanguage = (lang: LawLanguage, blocks: readonly LawBlock[]): readonly LawBlock[] =>
  blocks.map((block) => ({ ...block, lang }))

/** Replaces {name}. What is not given is left empty. */
export const fillLaw = (line: string, values: Readonly<Record<string, string>>): string =>
  line.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
