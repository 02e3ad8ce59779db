/**
 * The totals of long lists change by little, and counting them costs more than reading a page: they are reused for some seconds
 * (DSK-04). Short lists are counted each time, and a page that shows the end of a list knows the total by itself.
 */
import { actorCan } from '../../contracts/staff/actor.ts'
import type { ListAnswer } from '../../contracts/staff/list-query.ts'
import type { RunContext } from '../declaration.ts'
import type { ListPage } from './exportable-list.ts'

const REUSED_MS = 10_000
/** Counted in a millisecond. */
const MIN_REUSED = 2000
const MAX_TOTALS = 200

type Total = Pick<ListAnswer<unknown>, 'total' | 'more'> & { readonly until: number }

const totalsOf = new WeakMap<object, Map<string, Total>>()

export async function withReusedTotal<Row>(
  { database, clock, actor }: Pick<RunContext, 'database' | 'clock' | 'actor'>,
  list: string,
  page: ListPage,
  read: (page: ListPage) => Promise<ListAnswer<Row>>,
): Promise<ListAnswer<Row>> {
  const totals = totalsOf.get(database) ?? new Map<string, Total>()
  totalsOf.set(database, totals)
  // Without it, a search for a person finds nothing.
  const key = JSON.stringify([list, actorCan(actor, 'persons.read'), page.filter])
  const now = clock.now().getTime()
  const known = totals.get(key)
  if (known !== undefined && known.until > now) {
    const answer = await read({ ...page, isCounted: false })
    return answer.more ? { ...answer, total: Math.max(known.total, answer.total), more: known.more } : answer
  }
  const answer = await read(page)
  totals.delete(key)
  if (answer.total < MIN_REUSED) return answer
  const [oldest] = totals.keys()
  if (oldest !== undefined && totals.size >= MAX_TOTALS) totals.delete(oldest)
  totals.set(key, { total: answer.total, more: answer.more, until: now + REUSED_MS })
  return answer
}
