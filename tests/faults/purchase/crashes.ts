/**
 * A purchase that is interrupted: the shop is killed, or loses its database, at one point of it. Then the shopper returns
 * and tries again, or never does.
 */
import type { RawCart } from '../../../src/contracts/commerce/cart.ts'
import type { OrderSessionAnswer } from '../../../src/contracts/commerce/order.ts'
import type { SessionPaymentAnswer } from '../../../src/contracts/payment-provider/payment-provider.ts'
import type { Armed } from './process-options.ts'
import type { Stage } from './stage.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Whether the shopper returns after the crash, and otherwise which source updates the payment first. */
export const FOLLOW_UPS = ['shopper comes back', 'shopper is gone'] as const
export type FollowUp = (typeof FOLLOW_UPS)[number]

/** How far the shopper got, with the responses that their browser received. */
type Progress = {
  readonly cart: RawCart
  placed?: OrderSessionAnswer
  paid?: SessionPaymentAnswer
}

type Step = (stage: Stage, progress: Progress) => Promise<void>

const place: Step = async ({ shopper }, progress) => {
  progress.placed ??= await shopper.placeOrder(progress.cart)
}
const pay: Step = async ({ shopper }, progress) => {
  if (progress.placed === undefined) throw new Error('Nothing was ordered')
  progress.paid ??= await shopper.pay(progress.placed.adyen.session)
}
const confirm: Step = async ({ shopper }, { placed, paid }) => {
  if (placed === undefined || paid === undefined) throw new Error('Nothing was paid')
  await shopper.confirm(placed, { sessionResult: paid.sessionResult, sessionId: placed.adyen.session.id })
}
const deliver: Step = async (stage) => {
  await stage.deliver()
}
const job =
  (name: 'inbox' | 'outbox'): Step =>
  async (stage) => {
    await stage.job(name)
  }

/** The steps of a purchase from the order to the mail. A shopper who left does not confirm: the provider's webhook does. */
const WAYS: Readonly<Record<FollowUp, readonly Step[]>> = {
  'shopper comes back': [place, pay, confirm, job('outbox'), deliver, job('inbox')],
  'shopper is gone': [place, pay, deliver, job('inbox'), job('outbox')],
}

/** Every step when nothing fails. */
export async function pointsOf(stage: Stage, followUp: FollowUp): Promise<readonly string[]> {
  // A process of its own, as each of those that are killed.
  await stage.restart()
  const progress: Progress = { cart: await stage.shopper.openCart() }
  await stage.arm({ at: -1, how: 'kill' })
  for (const step of WAYS[followUp]) await step(stage, progress)
  const points = await stage.passed()
  await stage.settle()
  return points
}

export type CrashOutcome = { readonly cartId: string; readonly hasPaid: boolean }

export async function crash(stage: Stage, followUp: FollowUp, armed: Armed): Promise<CrashOutcome> {
  if (armed.how === 'cut') await stage.restart()
  const progress: Progress = { cart: await stage.shopper.openCart() }
  await stage.arm(armed)
  for (const step of WAYS[followUp]) {
    try {
      await step(stage, progress)
    } catch {
      break
    }
  }
  if (armed.how === 'kill') await stage.restart()
  if (followUp === 'shopper comes back') {
    for (const step of [place, pay, confirm]) await again(() => step(stage, progress))
  }
  await afterwards(stage)
  return { cartId: progress.cart.id, hasPaid: progress.paid !== undefined }
}

/** As often as a shopper retries, or a job runs again. */
const MAX_ATTEMPTS = 10

async function again(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MAX_ATTEMPTS) throw error
    }
  }
}

/** Advances the time: leases expire, the provider retries its notifications, and unpaid orders lapse. */
export async function afterwards(stage: Stage): Promise<void> {
  // After losing the database each lost connection fails on its next use, so the call is retried.
  await again(() => stage.settle())
  for (const wait of [MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 12 * HOUR]) {
    await stage.settle()
    await stage.advance(wait)
    await stage.job('reconcile')
  }
  await stage.settle()
}
