/**
 * Shipments, returns and refunds that are interrupted: the shop is killed, or loses its database, at one point. The staff member
 * sends the same request again, as the desk does; the provider repeats its notification.
 */
import { newId } from '../../../src/platform/ids.ts'
import { afterwards } from '../purchase/crashes.ts'
import { queryOnce, violations } from '../purchase/invariants.ts'
import type { Choice, Shop, Verdict } from '../purchase/matrix.ts'
import type { Armed, StaffAnswer, StaffCall } from '../purchase/process-options.ts'
import { openStage, type Stage } from '../purchase/stage.ts'
import { FOLLOWING, paidOrder, STAFF_STEPS, type StaffStep, type Subject } from './steps.ts'

/** After it the claim of a killed process on a request has expired. */
const LEASE_OVER = 2 * 60_000

const INVARIANTS: Readonly<Record<string, string>> = {
  'each shipment has one mail, and one that was voided after it a correction': `
    select s.id, count(m.key) as mails from shipments s left join mailbox m
      on m.key in ('shipment-mail.' || s.id, 'shipment-void-mail.' || s.id)
    group by s.id, s.voided_at having count(m.key) <> case when s.voided_at is null then 1 else 2 end`,
  'an order is posted once': `
    select s.order_id from shipments s where s.voided_at is null group by s.order_id having count(*) > 1`,
  'a settled return has one mail and one credit note, another one has none': `
    select r.id, r.state, count(m.key) as mails from returns r left join mailbox m on m.key = 'return-mail.settled.' || r.id
    group by r.id, r.state having count(m.key) <> case when r.state = 'settled' then 1 else 0 end`,
  'a return is refunded once, with what it says': `
    select r.id, r.refund, p.refunded from returns r join payments p on p.order_id = r.order_id
    where r.state = 'settled' and r.refund <> p.refunded`,
  'no capture is on its way, and each shipment of authorised money has one': `
    select c.id from captures c where c.state <> 'confirmed'
    union all select s.id from shipments s join payment_attempts a on a.order_id = s.order_id and a.capture_at = 'shipment'
      left join captures c on c.id = s.id where c.id is null`,
  'no refund is on its way': `select psp_reference from payments where refunding <> 0`,
  'what was received is received once': `
    select u.return_id from return_units u join returns r on r.id = u.return_id
    where u.restocked + u.damaged + u.missing <> case when r.received_at is null then 0 else u.quantity end`,
  'each operation of staff has one audit row': `
    select a.operation, a.subject from staff_audit a where a.outcome = 'done' and a.operation in
      ('shipment.post', 'shipment.void', 'return.receive', 'return.settle', 'order.refund')
    group by a.operation, a.subject having count(*) > 1`,
}

type Options = {
  readonly kills: Choice
  readonly cuts: Choice
  readonly report?: (verdict: Verdict) => void
  readonly captureAt?: 'shipment'
}

/** An embedded database has no connection to lose. */
export async function runReturnMatrix(
  { dataDir, databaseUrl }: Shop,
  { kills, cuts, report, captureAt }: Options,
  steps: readonly StaffStep[] = STAFF_STEPS,
): Promise<readonly Verdict[]> {
  const shop = {
    dataDir,
    ...(databaseUrl !== undefined && { databaseUrl }),
    hasStaff: true,
    ...(captureAt && { captureAt }),
  } as const
  const stage = await openStage(shop)
  const verdicts: Verdict[] = []
  try {
    for (const step of steps) {
      const points = await pointsOf(shop, stage, step)
      const faults: readonly Armed[] = [
        ...kills(points.length).map((at) => ({ at, how: 'kill' }) as const),
        ...(databaseUrl === undefined ? [] : cuts(points.length).map((at) => ({ at, how: 'cut' }) as const)),
      ]
      for (const armed of faults) {
        const verdict = await crashed(shop, stage, step, points, armed)
        verdicts.push(verdict)
        report?.(verdict)
      }
    }
    return verdicts
  } finally {
    await stage.close()
  }
}

/** The same request each time. */
function requestOf(stage: Stage, step: StaffStep, subject: Subject): () => Promise<StaffAnswer> {
  const call: StaffCall = { ...step.call(subject), key: newId() }
  return step.shop === undefined ? () => stage.call(call) : () => step.shop?.(stage, subject) ?? stage.call(call)
}

async function prepared(shop: Shop, stage: Stage, { before }: StaffStep): Promise<Subject> {
  const subject = await paidOrder(stage)
  for (const step of before) await step(stage, subject, (sql) => queryOnce(shop, sql))
  await stage.settle()
  return subject
}

async function pointsOf(shop: Shop, stage: Stage, step: StaffStep): Promise<readonly string[]> {
  await stage.restart()
  const subject = await prepared(shop, stage, step)
  await stage.arm({ at: -1, how: 'kill' })
  const answer = await requestOf(stage, step, subject)()
  if (answer.status !== 200) throw new Error(`${step.name}: ${JSON.stringify(answer.body)}`)
  for (const next of FOLLOWING) await next(stage)
  const points = await stage.passed()
  await stage.settle()
  return points
}

async function crashed(
  shop: Shop,
  stage: Stage,
  step: StaffStep,
  points: readonly string[],
  armed: Armed,
): Promise<Verdict> {
  const what = armed.how === 'kill' ? 'killed' : 'database cut off'
  const fault = `${step.name}: ${what} ${points[armed.at - 1]} (${armed.at} of ${points.length})`
  try {
    const subject = await prepared(shop, stage, step)
    const send = requestOf(stage, step, subject)
    await stage.arm(armed)
    try {
      await send()
      for (const next of FOLLOWING) await next(stage)
    } catch {
      // It is down: that is the fault.
    }
    if (armed.how === 'kill') await stage.restart()
    const answer = await repeated(stage, step.name, send)
    await afterwards(stage)
    const ended = await queryOnce(shop, step.ended(subject))
    const wrong = [
      ...(answer.status === 200 ? [] : [`it was refused: ${JSON.stringify(answer.body)}`]),
      ...(ended === step.ends ? [] : [`it should be ${step.ends}`]),
    ]
    return { fault, ended, broken: [...wrong, ...(await violations(shop, stage, INVARIANTS))] }
  } catch (error) {
    return { fault, ended: 'unknown', broken: [String(error)] }
  }
}

const MAX_REPEATS = 10

/** The same request, until it is answered: a lost connection fails on its next use, a claim expires. */
async function repeated(stage: Stage, name: string, send: () => Promise<StaffAnswer>): Promise<StaffAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await send()
      if (answer.body['code'] !== 'RUNNING' && answer.status < 500) return answer
    } catch (error) {
      if (tries >= MAX_REPEATS) throw error
    }
    if (tries >= MAX_REPEATS) throw new Error(`${name} is not answered`)
    await stage.advance(LEASE_OVER).catch(() => {})
  }
}
