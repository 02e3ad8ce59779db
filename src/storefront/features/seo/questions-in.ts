/** The questions of a page with their answers in plain words: machines want no markup of ours. */
import type { BlockViews, BodyView } from '../content/index.ts'
import type { Question } from './things.ts'

type Answer = BlockViews['faq-list']['questions'][number]['answer']

export const questionsIn = ({ blocks }: Pick<BodyView, 'blocks'>): readonly Question[] =>
  blocks.flatMap((block) =>
    block.component === 'faq-list'
      ? block.questions.map(({ question, answer }) => ({ question, answer: plainWords(answer) }))
      : [],
  )

/** Everything else begins a line of its own when it is drawn. */
const INLINE: ReadonlySet<string> = new Set(['strong', 'em', 's', 'u', 'sup', 'sub', 'mark', 'span', 'code', 'a'])

const plainWords = (answer: Answer): string => piecesOf(answer).join('').replaceAll(/\s+/g, ' ').trim()

const piecesOf = (answer: Answer): readonly string[] =>
  answer.flatMap((piece) => {
    if (typeof piece === 'string') return [piece]
    const inside = piecesOf(piece.inside ?? [])
    return INLINE.has(piece.tag) ? inside : [' ', ...inside, ' ']
  })
