/** Planned prices as cards: what, from when until when, and a button that cancels them; it can be undone. */
import { useOperation } from '../../api/use-operation.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { BulkFailure } from './BulkFailure.tsx'
import { cancelled, type PlannedGroup } from './planned-groups.ts'
import styles from './Prices.module.css'

type Props = {
  readonly groups: readonly PlannedGroup[]
  readonly mayWrite: boolean
  /** On the screen of the product itself its name is no link. */
  readonly isNamed: boolean
}

export const PlannedList = ({ groups, mayWrite, isNamed }: Props) => (
  <ul className={styles.list}>
    {groups.map((group) => (
      <PlannedCard key={group.key} group={group} mayWrite={mayWrite} isNamed={isNamed} />
    ))}
  </ul>
)

type CardProps = Omit<Props, 'groups'> & { readonly group: PlannedGroup }

function PlannedCard({ group, mayWrite, isNamed }: CardProps) {
  const t = useTexts()
  const formats = useFormats()
  const { product, name, since, until, isRunning, sizes, prices } = group
  const cancel = useOperation('price.cancel-many', {
    done: t('prices.cancelled'),
    refreshes: ['price.list', 'price.read', 'audit.list'],
  })
  return (
    <li className={styles.card}>
      <div className={styles.cardHead}>
        {isNamed && (
          <a className={styles.name} href={hrefOf(`/prices/${product}`)}>
            {name}
          </a>
        )}
        <Badge tone={isRunning ? 'done' : 'info'} icon={isRunning ? 'check' : 'clock'}>
          {t(isRunning ? 'prices.state.running' : 'prices.state.planned')}
        </Badge>
      </div>
      <p className={styles.when}>
        {t('prices.from', { time: formats.dateTime(since) })}
        {until !== null && ` ${t('prices.until', { time: formats.dateTime(until) })}`}
        <span className={styles.soft}>
          {' · '}
          {sizes.length <= 3 ? sizes.join(', ') : t.count('prices.sizes', sizes.length)}
        </span>
      </p>
      <ul className={styles.amounts}>
        {prices.map(({ currency, original, final }) => (
          <li key={`${currency} ${original} ${final}`}>
            {formats.amount(final, currency)}
            {original > final && (
              <>
                {' '}
                <s className={styles.soft}>{formats.amount(original, currency)}</s>
              </>
            )}
          </li>
        ))}
      </ul>
      <BulkFailure error={cancel.error} />
      {mayWrite && !isRunning && (
        <div className={styles.cardActions}>
          <Button
            icon="close"
            isPending={cancel.pending}
            aria-label={t('prices.cancelOf', { name, time: formats.dateTime(since) })}
            onPress={() => cancel.run(cancelled(group))}
          >
            {t('prices.cancel')}
          </Button>
        </div>
      )}
    </li>
  )
}
