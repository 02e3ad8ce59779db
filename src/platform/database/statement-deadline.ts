/**
 * Closes a connection whose server does not answer: a host that died or a network that was cut sends neither an answer nor the end
 * of the connection, and PostgreSQL cancels a statement only where it runs (SCL-02). It costs one `refresh()` of a timer for each
 * statement.
 */
import type { Duplex } from 'node:stream'

/** How much later than the server: its cancellation says more, and must be able to arrive. */
const GRACE_MS = 5000

/** Lifts the timeouts of the server until the end of the transaction, and the deadline with them. */
export const LIFT_TIMEOUTS = `select set_config('statement_timeout', '0', true),
  set_config('idle_in_transaction_session_timeout', '0', true)`

export type StatementDeadline = {
  /** A statement is sent. */
  readonly start: () => void
  /** It was answered, or failed. */
  readonly end: () => void
  readonly lift: (isLifted: boolean) => void
}

const NO_DEADLINE: StatementDeadline = { start() {}, end() {}, lift() {} }

/** A client of pg, as far as it is used here. */
type Connected = { readonly connection: { readonly stream: Pick<Duplex, 'destroy'> } }

/** `statementSeconds` is that of the server; 0 for none. */
export function statementDeadline(client: Connected, statementSeconds: number): StatementDeadline {
  if (statementSeconds === 0) return NO_DEADLINE
  let underWay = 0
  let answers = 0
  let isLifted = false
  const close = () => {
    const reason = `PostgreSQL did not answer a statement in ${statementSeconds + GRACE_MS / 1000} seconds`
    client.connection.stream.destroy(Object.assign(new Error(reason), { code: 'ETIMEDOUT' }))
  }
  // It runs from the last statement that was sent or answered; where none is under way it expires without effect.
  const timer = setTimeout(
    () => {
      if (underWay === 0 || isLifted) return
      // A process that was stopped itself reads first what has arrived meanwhile.
      const before = answers
      setImmediate(() => underWay > 0 && answers === before && close())
    },
    statementSeconds * 1000 + GRACE_MS,
  )
  timer.unref()
  return {
    start() {
      underWay += 1
      if (underWay === 1) timer.refresh()
    },
    end() {
      underWay -= 1
      answers += 1
      // Pipelined statements run one after the other.
      if (underWay > 0) timer.refresh()
    },
    lift(value) {
      isLifted = value
    },
  }
}
