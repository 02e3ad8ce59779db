/**
 * The newsletter form of the menu, the block and the popup. The result is shown in a dialog. Without JavaScript the
 * browser posts the form and is redirected back to the page.
 */
import { useEffect, useId, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { MAX_EMAIL_LENGTH } from '../../../../markets/addresses/read-email.ts'
import { SUBSCRIBE } from '../../../../contracts/engagement/engagement-routes.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { type StorefrontMarket, usePlace } from '../markets/index.ts'
import styles from './NewsletterForm.module.css'
import type { NewsletterPlace } from './newsletter-state.ts'
import { useNewsletter } from './use-newsletter.ts'

/** Comes when an address was sent. */
const { View: NewsletterAnswer } = onDemand(async () => (await import('./NewsletterAnswer.tsx')).NewsletterAnswer)

/** NWS-09 as an HTML pattern, before hydration: text@text.text. */
const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'

/** What content says in it (CNT-29). */
export type NewsletterWords = {
  readonly button: string
  readonly successMessage: string
  readonly errorMessage: string
}

type Props = {
  readonly place: NewsletterPlace
  readonly words: NewsletterWords
  /** The welcome was read. */
  readonly onWelcomed?: () => void
}

export function NewsletterForm({ place, words, onWelcomed }: Props) {
  const shopper = usePlace()
  return shopper && <Form place={place} words={words} onWelcomed={onWelcomed} shopper={shopper} />
}

type FormProps = Omit<Props, 'onWelcomed'> & {
  readonly onWelcomed: (() => void) | undefined
  readonly shopper: StorefrontMarket
}

/** Long: markup of one form with its states. */
function Form({ place, words, onWelcomed, shopper }: FormProps) {
  const texts = useTexts()
  const errorId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { state, dispatch, submit } = useNewsletter(place)
  const { phase, email, error } = state
  // The browser checks until we can, and then we say it in our own words.
  useEffect(() => {
    form.current?.toggleAttribute('novalidate', true)
  }, [])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(shopper)
  }
  const onWelcomeRead = () => {
    dispatch({ type: 'welcomed', place })
    onWelcomed?.()
  }
  const onRetry = () => dispatch({ type: 'retried' })
  return (
    <>
      {/* By post, so that an address never stands in the address bar, also not before the page answers. */}
      <form
        className={styles.form}
        method="post"
        action={SUBSCRIBE.path}
        data-state={phase}
        ref={form}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="store" value={shopper.storefront} />
        <input type="hidden" name="countryCode" value={shopper.market.countryCode} />
        <input
          className={styles.input}
          aria-label={texts.email}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={texts.email}
          pattern={EMAIL_PATTERN}
          maxLength={MAX_EMAIL_LENGTH}
          required
          value={email}
          onChange={({ target }) => dispatch({ type: 'typed', email: target.value })}
        />
        <Button disabled={phase === 'loading'}>{words.button}</Button>
        <p className={styles.error} id={errorId} role="alert">
          {error && texts[error]}
        </p>
      </form>
      {phase === 'success' && (
        <NewsletterAnswer isWelcome text={words.successMessage} onDone={onWelcomeRead} onMissing={onWelcomeRead} />
      )}
      {phase === 'requestFailed' && (
        <NewsletterAnswer isWelcome={false} text={words.errorMessage} onDone={onRetry} onMissing={onRetry} />
      )}
    </>
  )
}
