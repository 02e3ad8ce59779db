/** The questions of a page with their answers in plain words: machines want no markup of ours. */
import type { BlockViews, BodyView } from '../../content/story/index.ts'
import type { FaqEntry } from './structured-data-entities.ts'

type FaqList = BlockViews['faq-list']
type Answer = FaqList['questions'][number]['answer']

export const questionsIn = ({ blocks }: Pick<BodyView, 'blocks'>): readonly FaqEntry[] =>
  blocks.flatMap((block) => (block.component === 'faq-list' ? questionsOf(block) : []))

/** A block that has not changed is the same value from page to page: it is put into plain words once. */
const known = new WeakMap<FaqList, readonly FaqEntry[]>()

function questionsOf(block: FaqList): readonly FaqEntry[] {
  const last = known.get(block)
  if (last) return last
  const made = block.questions.map(({ question, answer }) => ({ question, answer: plainWords(answer) }))
  known.set(block, made)
  return made
}

/** Everything else begins a line of its own when it is drawn. */
const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 's', 'u', 'sup', 'sub', 'mark', 'span', 'code', 'a'])

const plainWords = (answer: Answer): string => piecesOf(answer).join('').replaceAll(/\s+/g, ' ').trim()

const piecesOf = (answer: Answer): readonly string[] =>
  answer.flatMap((piece) => {
    if (typeof piece === 'string') return [piece]
    const inside = piecesOf(piece.inside ?? [])
    return INLINE.has(piece.tag) ? inside : [' ', ...inside, ' ']
  })
