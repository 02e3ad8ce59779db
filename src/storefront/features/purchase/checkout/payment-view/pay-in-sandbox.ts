/** One try to pay in the sandbox, from the press of the button to what the bank says. */
import type {
  PaymentAction,
  PaymentMethodDetails,
  SessionPaymentAnswer,
} from '../../../../../contracts/payment-provider/payment-provider.ts'
import { outcomeOf, type Outcome } from './payment-outcome.ts'
import type { SandboxSession } from './sandbox-session.ts'
import { challengeResult, identifyBrowser } from './three-d-secure.ts'

export type Paid = {
  /** `leaving`: the shopper goes on at the bank. */
  readonly outcome: Outcome | 'unauthenticated' | 'leaving'
  /** Used to query the provider for the result. */
  readonly sessionResult: string
}

type Deps = {
  readonly session: SandboxSession
  /** Shows the bank's question; resolves with what the bank made of the answer, undefined when the shopper walks away. */
  readonly challenge: (token: string) => Promise<string | undefined>
  readonly leaveFor: (address: string) => void
  readonly identify?: (token: string) => Promise<string>
}

export async function payInSandbox(deps: Deps, method: PaymentMethodDetails): Promise<Paid> {
  const { session, leaveFor } = deps
  const answer = await session.pay(method)
  const { action, sessionResult } = answer
  if (action?.type === 'redirect') {
    leaveFor(action.url)
    return { outcome: 'leaving', sessionResult }
  }
  return action === undefined ? decided(answer) : authenticate(deps, action, sessionResult)
}

const decided = ({ resultCode, sessionResult }: SessionPaymentAnswer): Paid => ({
  outcome: outcomeOf(resultCode),
  sessionResult,
})

async function authenticate(deps: Deps, action: PaymentAction, sessionResult: string): Promise<Paid> {
  const { session, challenge, identify = identifyBrowser } = deps
  if (action.type !== 'threeDS2') return { outcome: 'failed', sessionResult }
  if (action.subtype === 'fingerprint') {
    const { paymentData } = action
    const known = await session.submitFingerprint({ fingerprintResult: await identify(action.token), paymentData })
    if (known.action !== undefined) return authenticate(deps, known.action, sessionResult)
    return decided(await session.submitDetails(known.details ?? {}))
  }
  const transStatus = await challenge(action.token)
  if (transStatus === undefined) return { outcome: 'cancelled', sessionResult }
  const threeDSResult = challengeResult(transStatus, action.authorisationToken)
  const paid = decided(await session.submitDetails({ threeDSResult }))
  return paid.outcome === 'refused' && transStatus !== 'Y' ? { ...paid, outcome: 'unauthenticated' } : paid
}
