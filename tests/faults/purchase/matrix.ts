/** Every failing purchase, one after the other in the same shop, and the violated invariants after each. */
import { crash, FOLLOW_UPS, pointsOf, type FollowUp } from './crashes.ts'
import { stateOf, violations } from './invariants.ts'
import { runNotificationCase, type NotificationCase } from './notifications.ts'
import type { Armed, ProcessOptions } from './process-options.ts'
import { openStage, type Stage } from './stage.ts'

export type Verdict = {
  readonly fault: string
  /** The final state of the order. */
  readonly ended: string
  /** Empty when all invariants hold. */
  readonly broken: readonly string[]
}

export type Shop = Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>

/** Which of that many points are tried. */
export type Choice = (points: number) => readonly number[]

export const everyPoint: Choice = (points) => Array.from({ length: points }, (_, index) => index + 1)

/** Some of them, spread over all. */
export const someOf =
  (count: number): Choice =>
  (points) =>
    Array.from({ length: count }, (_, index) => Math.ceil(((index + 0.5) * points) / count))

type MatrixOptions = {
  readonly kills: Choice
  /** An embedded database has no connection to lose. */
  readonly cuts: Choice
  readonly notifications: readonly NotificationCase[]
  readonly report?: (verdict: Verdict) => void
}

export async function runMatrix(
  shop: Shop,
  { kills, cuts, notifications, report = () => {} }: MatrixOptions,
): Promise<readonly Verdict[]> {
  const stage = await openStage(shop)
  const verdicts: Verdict[] = []
  const add = (verdict: Verdict) => {
    verdicts.push(verdict)
    report(verdict)
  }
  try {
    for (const followUp of FOLLOW_UPS) {
      const points = await pointsOf(stage, followUp)
      for (const at of kills(points.length)) add(await crashed(shop, stage, followUp, points, { at, how: 'kill' }))
      if (shop.databaseUrl === undefined) continue
      for (const at of cuts(points.length)) add(await crashed(shop, stage, followUp, points, { at, how: 'cut' }))
    }
    for (const one of notifications) add(await runNotification(shop, stage, one))
    return verdicts
  } finally {
    await stage.close()
  }
}

async function crashed(
  shop: Shop,
  stage: Stage,
  followUp: FollowUp,
  points: readonly string[],
  armed: Armed,
): Promise<Verdict> {
  const what = armed.how === 'kill' ? 'killed' : 'database cut off'
  const fault = `${what} ${points[armed.at - 1]} (${armed.at} of ${points.length}), ${followUp}`
  try {
    const { cartId, hasPaid } = await crash(stage, followUp, armed)
    const ended = await stateOf(shop, cartId)
    const expected = hasPaid ? ['paid'] : ['none', 'lapsed']
    const wrong = expected.includes(ended) ? [] : [`it should be ${expected.join(' or ')}`]
    return { fault, ended, broken: [...wrong, ...(await violations(shop, stage))] }
  } catch (error) {
    return { fault, ended: 'unknown', broken: [String(error)] }
  }
}

async function runNotification(shop: Shop, stage: Stage, one: NotificationCase): Promise<Verdict> {
  const fault = `notification ${one.name}`
  try {
    const { cartId } = await runNotificationCase(stage, one)
    const ended = await stateOf(shop, cartId)
    const wrong = ended === one.ends ? [] : [`it should be ${one.ends}`]
    return { fault, ended, broken: [...wrong, ...(await violations(shop, stage))] }
  } catch (error) {
    return { fault, ended: 'unknown', broken: [String(error)] }
  }
}
