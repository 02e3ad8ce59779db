/** Legal texts as pages draw them. */
import type { RichElement, RichText } from '../../content/kinds/rich-text.ts'
import type { LawBlock } from './law-block.ts'

/** `spell`: as the country of the page writes it. */
export const legalRichText = (blocks: readonly LawBlock[], spell: (line: string) => string): RichText =>
  blocks.map((block) => elementOf(block, spell))

function elementOf({ kind, lines, lang }: LawBlock, spell: (line: string) => string): RichElement {
  const words = lang === undefined ? lines.map(spell) : lines
  const own = lang === undefined ? {} : { lang }
  if (kind === 'list') return { tag: 'ul', inside: words.map((line) => ({ tag: 'li', inside: [line] })), ...own }
  if (kind === 'heading') return { tag: 'h2', inside: words, ...own }
  return { tag: 'p', inside: kind === 'strong' ? [{ tag: 'strong', inside: words }] : words, ...own }
}
