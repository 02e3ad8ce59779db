/** Writes the legal texts that a page names, for one market. */
import type { BlockView, DrawnBlock } from '../../content/kinds/read-content.ts'
import { legalText, type LegalContext } from './legal-texts.ts'
import { legalRichText } from './to-rich-text.ts'

export const hasLegalText = (blocks: readonly BlockView[]): boolean =>
  blocks.some(({ component }) => component === 'legal')

/** Those that the law of the market does not require are left out. */
export function resolveLegal(
  blocks: readonly BlockView[],
  context: Omit<LegalContext, 'version'>,
  spell: (line: string) => string,
): readonly DrawnBlock[] {
  return blocks.flatMap((block): readonly DrawnBlock[] => {
    if (block.component !== 'legal') return [block]
    const { text: kind, version, _uid } = block
    const text = legalRichText(legalText(kind, { ...context, version }), spell)
    return text.length === 0 ? [] : [{ component: 'rich-text', _uid, text }]
  })
}
