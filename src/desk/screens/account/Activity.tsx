import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { AuditOutcomeBadge } from '../audit/AuditOutcomeBadge.tsx'
import styles from './Account.module.css'

const SHOWN = 20

/** Recent events of the own account, so that a sign-in of another person is noticed. */
export function Activity() {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('account.activity', { offset: 0, limit: SHOWN }))
  return (
    <Panel title={t('activity.title')}>
      <FailureNotice error={error} />
      {data?.rows.length === 0 && <p className={styles.soft}>{t('activity.none')}</p>}
      <ul className={styles.rows}>
        {data?.rows.map(({ id, operation, subject, outcome, at, network }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.words}>
              <strong>{t.maybe('operation', operation)}</strong>
              <span className={styles.soft}>
                <Time iso={at} />
                {network && ` · ${network}`}
                {subject && ` · ${subject}`}
              </span>
            </span>
            <AuditOutcomeBadge outcome={outcome} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
