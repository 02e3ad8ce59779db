/** Name, address and events of a webhook, for a new one and for one that is changed. */
import { useState } from 'react'
import { EVENT_TYPES, type EventType } from '../../../contracts/webhooks/event-types.ts'
import type { Action } from '../../api/use-action.ts'
import { OperationError } from '../../api/operation-error.ts'
import { failureText } from '../../api/failure-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { CheckField, Field } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import styles from './Webhooks.module.css'

type Values = { readonly label: string; readonly url: string; readonly events: readonly EventType[] }

type Props = {
  readonly values: Values
  readonly action: Action<[Values]>
  readonly submit: string
  readonly onClose: () => void
}

/** Long: one field after the other. */
export function WebhookForm({ values, action, submit, onClose }: Props) {
  const t = useTexts()
  const [label, setLabel] = useState(values.label)
  const [url, setUrl] = useState(values.url)
  const [events, setEvents] = useState(values.events)
  const ofUrl = action.error instanceof OperationError && action.error.details.field === 'url'
  const areAll = events.length === EVENT_TYPES.length
  const choose = (type: EventType, isChosen: boolean): void =>
    setEvents(EVENT_TYPES.filter((one) => (one === type ? isChosen : events.includes(one))))
  return (
    <FocusedForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        action.run({ label: label.trim(), url: url.trim(), events })
      }}
    >
      <FailureNotice error={ofUrl ? undefined : action.error} />
      <Field
        label={t('webhook.label')}
        value={label}
        onChange={setLabel}
        maxLength={80}
        help={t('webhook.labelHelp')}
        autoComplete="off"
      />
      <Field
        label={t('webhook.url')}
        value={url}
        onChange={(next) => {
          setUrl(next)
          // A field with an error blocks its form.
          if (ofUrl) action.reset()
        }}
        type="url"
        inputMode="url"
        autoComplete="off"
        isRequired
        help={t('webhook.urlHelp')}
        error={ofUrl ? failureText(t, action.error) : undefined}
      />
      <fieldset>
        <legend className={styles.legend}>
          {t('webhook.events')}
          <Button look="quiet" onPress={() => setEvents(areAll ? [] : EVENT_TYPES)}>
            {t(areAll ? 'webhook.noEvents' : 'webhook.allEvents')}
          </Button>
        </legend>
        <div className={styles.events}>
          {EVENT_TYPES.map((type) => (
            <CheckField
              key={type}
              label={t(`event.${type}`)}
              checked={events.includes(type)}
              onChange={(isChosen) => choose(type, isChosen)}
            />
          ))}
        </div>
      </fieldset>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="primary" isPending={action.pending} isDisabled={events.length === 0}>
          {submit}
        </Button>
      </DialogActions>
    </FocusedForm>
  )
}
