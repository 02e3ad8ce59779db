/** Stories and discounts by their names: there are few enough to be read together and searched here. */
import { foldText } from '../../markets/texts/fold-text.ts'
import { matchesWords } from '../../markets/texts/matches-words.ts'
import { listDiscounts } from '../../services/commerce/admin.ts'
import { readStoryNames } from '../../services/content/admin.ts'
import type { OperationContext } from '../declaration.ts'
import { reusedFor } from '../run/reused.ts'

/** While a person types. */
const REUSED_MS = 10_000

type Reader = Pick<OperationContext, 'database' | 'clock'>

const stories = reusedFor(REUSED_MS, async ({ database }) =>
  (await readStoryNames(database.query)).map((story) => ({ story, words: foldText(`${story.name} ${story.slug}`) })),
)

export async function findStories(context: Reader, text: string, most: number) {
  const matches = matchesWords(text)
  return (await stories(context))
    .filter(({ words }) => matches(words))
    .slice(0, most)
    .map(({ story }) => story)
}

const discounts = reusedFor(REUSED_MS, async ({ database }) =>
  (await listDiscounts(database.query)).map(({ id, name, code, stoppedAt }) => ({
    discount: { id, name, ...(code !== undefined && { code }), isStopped: stoppedAt !== undefined },
    words: foldText(`${code ?? ''} ${name} ${id}`),
  })),
)

/** Those that count first. */
export async function findDiscounts(context: Reader, text: string, most: number) {
  const matches = matchesWords(text)
  return (await discounts(context))
    .filter(({ words }) => matches(words))
    .map(({ discount }) => discount)
    .toSorted((a, b) => Number(a.isStopped) - Number(b.isStopped))
    .slice(0, most)
}
