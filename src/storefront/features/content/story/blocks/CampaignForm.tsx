/**
 * The form of a campaign. With JavaScript it sends itself; without, the browser posts it and comes back to this page at
 * one of the two messages, which show themselves when they are led to.
 */
import { useId } from 'react'
import type { SubmitEvent } from 'react'
import { SEND_INQUIRY } from '../../../../../contracts/engagement/engagement-routes.ts'
import { inquiryClient } from '../../../../../contracts/engagement/inquiry-client.ts'
import {
  INQUIRY_FAILED,
  INQUIRY_SENT,
  MAX_INQUIRY_MESSAGE_LENGTH,
  MAX_INQUIRY_NAME_LENGTH,
  MAX_PIECES,
} from '../../../../../contracts/engagement/inquiry.ts'
import { MAX_EMAIL_LENGTH } from '../../../../../markets/addresses/read-email.ts'
import { ownTransport } from '../../../../stores/transports.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field, TextField } from '../../../../ui/Field.tsx'
import { type StorefrontMarket, usePlace } from '../../../visitor/markets/index.ts'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { RichText } from '../RichText.tsx'
import styles from './CampaignForm.module.css'
import { EMAIL_PATTERN } from './email-pattern.ts'
import outcome from './outcome.module.css'
import { readInquiry } from './read-inquiry.ts'
import { useSending } from './use-sending.ts'

const client = inquiryClient(ownTransport)

type Block = BlockViews['campaign-form']

export function CampaignForm({ block }: { block: Block }) {
  const { title, text, successMessage, errorMessage } = block
  const id = useId()
  const place = usePlace()
  const { state, send, arrived } = useSending()
  if (!place) return null
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const inquiry = readInquiry(new FormData(event.currentTarget), place)
    send(() => client.send(inquiry))
  }
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {text !== '' && <p>{text}</p>}
      </div>
      <div className={styles.form}>
        {(state === 'idle' || state === 'success') && (
          <p
            className={`${outcome.success} ${outcome.announced}`}
            id={INQUIRY_SENT}
            data-state={state}
            ref={arrived}
            tabIndex={-1}
          >
            {successMessage}
          </p>
        )}
        {state !== 'success' && (
          <form
            className={styles.fields}
            method="post"
            action={SEND_INQUIRY.path}
            aria-labelledby={id}
            data-state={state}
            onSubmit={onSubmit}
          >
            <Fields block={block} place={place} />
            {(state === 'idle' || state === 'requestFailed') && (
              <p
                className={`${outcome.failure} ${outcome.announced}`}
                id={INQUIRY_FAILED}
                data-state={state}
                role="alert"
                tabIndex={-1}
              >
                {errorMessage}
              </p>
            )}
            <Button disabled={state === 'loading'}>{block.button}</Button>
          </form>
        )}
      </div>
    </section>
  )
}

function Fields({ block, place }: { block: Block; place: StorefrontMarket }) {
  const { campaign, nameLabel, emailLabel, companyLabel, piecesLabel, messageLabel, legal } = block
  return (
    <>
      <input type="hidden" name="campaign" value={campaign} />
      <input type="hidden" name="store" value={place.storefront} />
      <input type="hidden" name="countryCode" value={place.market.countryCode} />
      <Field label={nameLabel} name="name" autoComplete="name" maxLength={MAX_INQUIRY_NAME_LENGTH} required />
      <Field
        label={emailLabel}
        type="email"
        name="email"
        autoComplete="email"
        pattern={EMAIL_PATTERN}
        maxLength={MAX_EMAIL_LENGTH}
        required
      />
      <Field label={companyLabel} name="company" autoComplete="organization" maxLength={MAX_INQUIRY_NAME_LENGTH} />
      <Field label={piecesLabel} type="number" name="pieces" inputMode="numeric" min={1} max={MAX_PIECES} />
      <TextField label={messageLabel} name="message" maxLength={MAX_INQUIRY_MESSAGE_LENGTH} required />
      {/* Honeypot: hidden from visitors, so only bots fill it in. */}
      <div className="visually-hidden" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <RichText text={legal} isSmall />
    </>
  )
}
