/** Everything that happened to an order, the newest first, each with who did it (DOR-03). */
import { useMemo } from 'react'
import type { DeskOrder, TimelineView } from '../../api/order-schema.ts'
import { paymentMethodName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { actorText } from '../audit/actor-text.ts'
import { AuditOutcomeBadge } from '../audit/AuditOutcomeBadge.tsx'
import { changeTexts } from './change-texts.ts'
import styles from './OrderTimeline.module.css'

export function OrderTimeline({ details }: { readonly details: DeskOrder }) {
  const t = useTexts()
  return (
    <Panel title={t('timeline.title')}>
      <ol className={styles.timeline}>
        {details.timeline.map((entry) => (
          <Entry key={entry.id} entry={entry} details={details} />
        ))}
      </ol>
    </Panel>
  )
}

const ICONS: Readonly<Record<string, IconName>> = {
  order: 'orders',
  payment: 'card',
  mail: 'mail',
  shipment: 'ship',
  return: 'undo',
  document: 'audit',
  note: 'note',
  change: 'account',
}

/** Events that staff should look at. */
const ALARMING: ReadonlySet<string> = new Set([
  'payment.held',
  'payment.refundFailed',
  'payment.refundUndone',
  'payment.reversalFailed',
  'payment.chargeback',
  'payment.fraud',
  'payment.captureFailed',
  'document.waiting',
])

const MAIL_TONES: Readonly<Record<string, Tone>> = {
  waiting: 'neutral',
  sent: 'done',
  retrying: 'attention',
  dead: 'danger',
}

function Entry({ entry, details }: { readonly entry: TimelineView; readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { kind, event, at, actor, amount, mail, outcome } = entry
  const note = details.notes?.find(({ id }) => kind === 'note' && id === entry.reference)
  const about = [amount && formats.amount(amount.value, amount.currency), referenceText(t, entry)].filter(Boolean)
  const texts = useMemo(() => changeTexts(t, formats, entry, details), [t, formats, entry, details])
  return (
    <li className={ALARMING.has(`${kind}.${event}`) ? styles.alarming : undefined}>
      <span className={styles.icon}>
        <Icon name={ICONS[kind] ?? 'info'} />
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>{kind === 'change' ? t.maybe('operation', event) : t.maybe(`timeline.${kind}`, event)}</strong>
          {about.length > 0 && <span>{about.join(' · ')}</span>}
          {mail && <Badge tone={MAIL_TONES[mail.state] ?? 'neutral'}>{t.maybe('mailState', mail.state)}</Badge>}
          {outcome !== undefined && outcome !== 'done' && <AuditOutcomeBadge outcome={outcome} />}
        </p>
        {mail !== undefined && (mail.state === 'retrying' || mail.state === 'dead') && (
          <p>
            {t.count('timeline.tries', mail.tries)}
            {mail.state === 'retrying' && mail.nextAt !== undefined && (
              <>
                {' · '}
                {t('timeline.next')} <Time iso={mail.nextAt} />
              </>
            )}
          </p>
        )}
        {note && <p className={styles.text}>{note.text}</p>}
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
        <p className={styles.soft}>
          {actorText(t, actor)} · <Time iso={at} />
        </p>
      </div>
    </li>
  )
}

/** What the entry is about, in words where the shop stores a code. */
function referenceText(t: Translate, { kind, event, reference }: TimelineView): string | undefined {
  if (reference === undefined || reference === '') return undefined
  switch (kind) {
    case 'payment':
      return event === 'other' || METHOD_EVENTS.has(event) ? methodOrCode(t, event, reference) : undefined
    case 'return':
      return t.maybe('returnKind', reference)
    case 'document':
      return event === 'waiting' ? t.maybe('waitingDocument', reference) : reference
    case 'note':
      return undefined
    default:
      return reference
  }
}

/** Their reference is the payment method; that of the others is the name of a notification. */
const METHOD_EVENTS: ReadonlySet<string> = new Set(['pending', 'received', 'held', 'refused', 'cancelled', 'failed'])

const methodOrCode = (t: Translate, event: string, reference: string): string =>
  event === 'other' ? reference : paymentMethodName(t, reference)
