/**
 * A refund that is interrupted: the shop is killed, or loses its database, at one point between the request and the credit note.
 * The staff member tries again if nothing was requested; the provider repeats its notification.
 */
import { afterwards } from '../purchase/crashes.ts'
import { violations } from '../purchase/invariants.ts'
import type { Choice, Shop, Verdict } from '../purchase/matrix.ts'
import type { Armed } from '../purchase/process-options.ts'
import { openStage, type Stage } from '../purchase/stage.ts'

const HOUR = 60 * 60_000
/** Less than a pair costs. */
const REFUNDED = 500

type Step = (stage: Stage, orderId: string) => Promise<unknown>

/** The provider decides some time after the request. */
const STEPS: readonly Step[] = [
  (stage, orderId) => stage.refund(orderId, REFUNDED),
  (stage) => stage.job('outbox'),
  (stage) => stage.advance(HOUR),
  (stage) => stage.deliver(),
  (stage) => stage.job('inbox'),
  (stage) => stage.job('outbox'),
]

/** Captured, so that it is a refund and not a cancellation. */
async function paidOrder(stage: Stage): Promise<string> {
  const cart = await stage.shopper.openCart()
  const placed = await stage.shopper.placeOrder(cart)
  await stage.shopper.pay(placed.adyen.session)
  await stage.settle()
  for (const _ of [1, 2]) {
    await stage.advance(HOUR)
    await stage.settle()
  }
  return placed.brink.order.id
}

async function pointsOf(stage: Stage): Promise<readonly string[]> {
  await stage.restart()
  const orderId = await paidOrder(stage)
  await stage.arm({ at: -1, how: 'kill' })
  for (const step of STEPS) await step(stage, orderId)
  const points = await stage.passed()
  await stage.settle()
  return points
}

type Options = { readonly kills: Choice; readonly cuts: Choice; readonly report?: (verdict: Verdict) => void }

/** An embedded database has no connection to lose. */
export async function runRefundMatrix(shop: Shop, { kills, cuts, report }: Options): Promise<readonly Verdict[]> {
  const stage = await openStage(shop)
  const verdicts: Verdict[] = []
  try {
    const points = await pointsOf(stage)
    const faults: readonly Armed[] = [
      ...kills(points.length).map((at) => ({ at, how: 'kill' }) as const),
      ...(shop.databaseUrl === undefined ? [] : cuts(points.length).map((at) => ({ at, how: 'cut' }) as const)),
    ]
    for (const armed of faults) {
      const verdict = await crashed(shop, stage, points, armed)
      verdicts.push(verdict)
      report?.(verdict)
    }
    return verdicts
  } finally {
    await stage.close()
  }
}

async function crashed(shop: Shop, stage: Stage, points: readonly string[], armed: Armed): Promise<Verdict> {
  const what = armed.how === 'kill' ? 'killed' : 'database cut off'
  const fault = `refund: ${what} ${points[armed.at - 1]} (${armed.at} of ${points.length})`
  try {
    const orderId = await paidOrder(stage)
    await stage.arm(armed)
    for (const step of STEPS) {
      try {
        await step(stage, orderId)
      } catch {
        break
      }
    }
    if (armed.how === 'kill') await stage.restart()
    const isRequested = await again(() => stage.refund(orderId, REFUNDED))
    await afterwards(stage)
    const wrong = isRequested ? [] : ['the refund was refused']
    return { fault, ended: 'refunded', broken: [...wrong, ...(await violations(shop, stage))] }
  } catch (error) {
    return { fault, ended: 'unknown', broken: [String(error)] }
  }
}

/** After losing the database each lost connection fails on its next use. */
async function again<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 10) throw error
    }
  }
}
