/** Limits of all nodes together, and with Redis killed. */
import { readBooks } from '../books.ts'
import type { Cluster } from '../cluster.ts'
import { bookProblems, type Scenario } from '../scenario.ts'
import { sender } from '../purchase.ts'

const ATTEMPTS = 24
/** Of `newsletter.subscribe:subject`. */
const LIMIT = 5

/** How many of the attempts on all nodes were accepted, for one e-mail address. */
async function accepted({ nodes }: Cluster, email: string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS }, async (_, index) => {
      const send = sender(() => nodes[index % nodes.length]?.url ?? '', `198.51.100.${index}`)
      const body = { store: 'nl', email, countryCode: 'NL' }
      return (await send('/api/newsletter', { method: 'POST', body })).status
    }),
  )
  const unexpected = answers.filter((status) => status !== 429 && status >= 400)
  if (unexpected.length > 0) throw new Error(`The newsletter answers ${unexpected.join(', ')}`)
  return answers.filter((status) => status < 400).length
}

export const limits: Scenario = async (cluster) => {
  const together = await accepted(cluster, 'together@example.com')
  await cluster.redis.kill()
  const alone = await accepted(cluster, 'alone@example.com')
  await cluster.redis.startAgain()
  const share = Math.max(1, Math.floor(LIMIT / cluster.nodes.length)) * cluster.nodes.length
  const books = await readBooks(cluster.query, [])
  return {
    requests: ATTEMPTS * 2,
    failed: 0,
    books,
    remark: `${together} of limit ${LIMIT}; Redis killed: ${alone}`,
    problems: [
      ...(together === LIMIT ? [] : [`${together} accepted, the limit is ${LIMIT}`]),
      ...(alone === share ? [] : [`without Redis ${alone} accepted, the shares are ${share}`]),
      ...bookProblems(books),
    ],
  }
}
