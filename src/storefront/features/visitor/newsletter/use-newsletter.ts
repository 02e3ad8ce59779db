/** The newsletter form at work: its state, its call, and the moment when an error has been put right. */
import { useEffect, useReducer } from 'react'
import { newsletterClient } from '../../../../contracts/engagement/newsletter-client.ts'
import type { NewsletterSubscription } from '../../../../contracts/engagement/newsletter.ts'
import { readEmail } from '../../../../markets/addresses/read-email.ts'
import { NEWSLETTER_ERROR_DEBOUNCE_MS } from '../../../ui/timings.ts'
import { ownTransport } from '../../../stores/transports.ts'
import { pushEvent } from '../../telemetry/analytics/index.ts'
import type { StorefrontMarket } from '../markets/index.ts'
import { storeNewsletterRecord } from './newsletter-record.ts'
import {
  type NewsletterEvent,
  type NewsletterPlace,
  type NewsletterState,
  nextNewsletterState,
  UNTOUCHED,
} from './newsletter-state.ts'

const client = newsletterClient(ownTransport)

/** NWS-13 */
const SIGN_UP = { event: 'newsletterSignup', identifier: 'regular-newsletter' } as const

export type NewsletterAtWork = {
  readonly state: NewsletterState
  readonly dispatch: (event: NewsletterEvent) => void
  readonly submit: (place: StorefrontMarket) => void
}

export function useNewsletter(signupSource: NewsletterPlace): NewsletterAtWork {
  const [state, dispatch] = useReducer(nextNewsletterState, UNTOUCHED)
  const { email, error } = state
  useEffect(() => {
    if (!error || readEmail(email) === undefined) return
    const timer = setTimeout(() => dispatch({ type: 'settled' }), NEWSLETTER_ERROR_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [email, error])

  const submit = ({ storefront: store, market: { countryCode } }: StorefrontMarket) => {
    dispatch({ type: 'submitted' })
    const good = readEmail(email)
    if (good === undefined || state.phase === 'loading') return
    void send({ store, email: good, countryCode })
  }

  const send = async (subscription: NewsletterSubscription): Promise<void> => {
    try {
      await client.subscribe(subscription)
    } catch {
      pushEvent({ ...SIGN_UP, label: 'fail', signupSource })
      return dispatch({ type: 'failed' })
    }
    pushEvent({ ...SIGN_UP, label: 'success', signupSource })
    storeNewsletterRecord('registered')
    dispatch({ type: 'arrived' })
  }
  return { state, dispatch, submit }
}
