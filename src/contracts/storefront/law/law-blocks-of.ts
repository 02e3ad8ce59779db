/** The words of a page as blocks, for mails and for the archive of terms. */
import type { DrawnBlock } from '../../content/kinds/read-content.ts'
import type { RichElement, RichText } from '../../content/kinds/rich-text.ts'
import { heading, list, text, type LawBlock } from './law-block.ts'

/** Of rich text only: pictures and products are no part of a contract. */
export const lawBlocksOf = (blocks: readonly DrawnBlock[]): readonly LawBlock[] =>
  blocks.flatMap((block) => (block.component === 'rich-text' ? block.text.flatMap(blockOf) : []))

function blockOf(node: RichText[number]): readonly LawBlock[] {
  if (typeof node === 'string') return node.trim() === '' ? [] : [text(node)]
  const { tag, inside = [] } = node
  if (tag === 'ul' || tag === 'ol') return [list(inside.map(wordsOf))]
  const words = wordsOf(node)
  if (words.trim() === '') return []
  return [tag === 'h2' || tag === 'h3' || tag === 'h4' ? heading(words) : text(words)]
}

const wordsOf = (node: string | RichElement): string =>
  typeof node === 'string' ? node : (node.inside ?? []).map(wordsOf).join('')
