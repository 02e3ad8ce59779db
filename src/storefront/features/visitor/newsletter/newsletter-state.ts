/** The state of a newsletter form: what was typed, its error, and the result (NWS-04..11). */
import { readEmail } from '../../../../markets/addresses/read-email.ts'

/** The three places of the newsletter form. */
export type NewsletterPlace = 'menu' | 'block' | 'popup'

export type NewsletterState = {
  readonly phase: 'idle' | 'loading' | 'success' | 'requestFailed'
  readonly email: string
  readonly error?: 'invalidEmail'
}

export type NewsletterEvent =
  | { readonly type: 'typed'; readonly email: string }
  /** The address has been a good one for long enough (NWS-10). */
  | { readonly type: 'settled' }
  | { readonly type: 'submitted' }
  | { readonly type: 'arrived' }
  | { readonly type: 'failed' }
  /** The button of the welcome. */
  | { readonly type: 'welcomed'; readonly place: NewsletterPlace }
  | { readonly type: 'retried' }

export const UNTOUCHED: NewsletterState = { phase: 'idle', email: '' }

export function nextNewsletterState(state: NewsletterState, event: NewsletterEvent): NewsletterState {
  switch (event.type) {
    case 'typed':
      return { ...state, email: event.email }
    case 'settled':
      return readEmail(state.email) === undefined ? state : { phase: state.phase, email: state.email }
    case 'submitted':
      if (state.phase === 'loading') return state
      // NWS-09
      if (readEmail(state.email) === undefined) return { phase: 'idle', email: state.email, error: 'invalidEmail' }
      return { phase: 'loading', email: state.email }
    case 'arrived':
      return { phase: 'success', email: state.email }
    case 'failed':
      return { phase: 'requestFailed', email: state.email }
    case 'welcomed':
      // NWS-06: a popup is done with; the other two stand there for the next address (T63).
      return { phase: event.place === 'popup' ? 'success' : 'idle', email: '' }
    case 'retried':
      return UNTOUCHED
  }
}
