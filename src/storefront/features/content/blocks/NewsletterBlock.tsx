/** Asks for an address and sends it. The form stays after a failure, as it was: sending it again is the second try. */
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import { newsletterClient } from '../../../../contracts/newsletter-client.ts'
import { NEWSLETTER_FAILED, NEWSLETTER_PATH, NEWSLETTER_SENT } from '../../../../contracts/newsletter.ts'
import { LONGEST_EMAIL } from '../../../../contracts/newsletter-email.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fish } from '../../brand/index.ts'
import { usePlace } from '../../markets/index.ts'
import type { BlockViews } from '../kinds/read-content.ts'
import { RichText } from '../RichText.tsx'
import { EMAIL_PATTERN } from './email-pattern.ts'
import { formText } from './form-text.ts'
import styles from './NewsletterBlock.module.css'
import outcome from './outcome.module.css'
import { useSending } from './use-sending.ts'

const client = newsletterClient({ fetch: (request) => fetch(request), baseUrl: '' })

export function NewsletterBlock({ block }: { block: BlockViews['newsletter'] }) {
  const { title, subtitle, button, successMessage, errorMessage, legal } = block
  const id = useId()
  const place = usePlace()
  const texts = useTexts()
  const { state, send, arrived } = useSending()
  if (!place) return null
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = formText(new FormData(event.currentTarget), 'email')
    const { storefront: store, market } = place
    send(() => client.subscribe({ store, email, countryCode: market.countryCode }))
  }
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        {state !== 'success' && (
          // By post, so that an address never stands in the address bar, also not before the page answers.
          <form className={styles.form} method="post" action={NEWSLETTER_PATH} data-state={state} onSubmit={onSubmit}>
            <input type="hidden" name="store" value={place.storefront} />
            <input type="hidden" name="countryCode" value={place.market.countryCode} />
            <input
              className={styles.input}
              aria-label={texts.email}
              type="email"
              name="email"
              autoComplete="email"
              placeholder={texts.email}
              pattern={EMAIL_PATTERN}
              maxLength={LONGEST_EMAIL}
              required
            />
            <Button disabled={state === 'loading'}>{button}</Button>
          </form>
        )}
        {(state === 'idle' || state === 'requestFailed') && (
          <p
            className={`${outcome.failure} ${outcome.told}`}
            id={NEWSLETTER_FAILED}
            data-state={state}
            role="alert"
            tabIndex={-1}
          >
            {errorMessage}
          </p>
        )}
        {(state === 'idle' || state === 'success') && (
          <p
            className={`${outcome.success} ${outcome.told}`}
            id={NEWSLETTER_SENT}
            data-state={state}
            ref={arrived}
            tabIndex={-1}
          >
            {successMessage}
          </p>
        )}
        <RichText text={legal} isSmall />
      </div>
      <div className={styles.fish}>
        <Fish mood={state === 'requestFailed' ? 'sad' : 'happy'} />
      </div>
    </section>
  )
}
