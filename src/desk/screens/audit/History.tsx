import { useQuery } from '@tanstack/react-query'
import { steadyQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { actorText } from './actor-text.ts'
import styles from './Audit.module.css'
import { AuditOutcomeBadge } from './AuditOutcomeBadge.tsx'
import { ChangeTable } from './ChangeTable.tsx'

const SHOWN = 50

/** What staff did to one subject, the newest first, with before and after (AUD-07). */
export function History({ subject }: { readonly subject: string }) {
  const t = useTexts()
  const { data, error } = useQuery(
    steadyQuery('audit.list', { filter: { subject: [subject] }, offset: 0, limit: SHOWN }),
  )
  return (
    <Panel title={t('history.title')}>
      <FailureNotice error={error} />
      {data?.rows.length === 0 && <p className={styles.soft}>{t('history.empty')}</p>}
      <ol className={styles.history}>
        {data?.rows.map((entry) => (
          <li key={entry.id}>
            <div className={styles.event}>
              <strong>{t.maybe('operation', entry.operation)}</strong>
              <AuditOutcomeBadge outcome={entry.outcome} />
              <span className={styles.soft}>
                {actorText(t, entry.actor)} · <Time iso={entry.at} />
              </span>
            </div>
            {entry.changes.length > 0 && <ChangeTable changes={entry.changes} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
