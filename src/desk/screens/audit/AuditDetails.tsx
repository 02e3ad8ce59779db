import { Fragment } from 'react'
import type { AuditLogEntry } from '../../api/operations.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { actorText } from './actor-text.ts'
import styles from './Audit.module.css'
import { AuditOutcomeBadge } from './AuditOutcomeBadge.tsx'
import { ChangeTable } from './ChangeTable.tsx'

/** One entry with everything that was recorded. */
export function AuditDetails({ entry }: { readonly entry: AuditLogEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const { operation, at, actor, network, subject, outcome, changes, details, sealed } = entry
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('audit.operation')}</dt>
        <dd>
          <code>{operation}</code>
        </dd>
        <dt>{t('audit.at')}</dt>
        <dd>{formats.dateTime(at)}</dd>
        <dt>{t('audit.actor')}</dt>
        <dd>{actorText(t, actor)}</dd>
        {network && (
          <>
            <dt>{t('audit.network')}</dt>
            <dd>{network}</dd>
          </>
        )}
        {subject && (
          <>
            <dt>{t('audit.subject')}</dt>
            <dd>
              <code>{subject}</code>
            </dd>
          </>
        )}
        <dt>{t('audit.outcome')}</dt>
        <dd>
          <AuditOutcomeBadge outcome={outcome} />
        </dd>
        <dt>{t('audit.chain')}</dt>
        <dd>{sealed ? t('audit.sealed') : t('audit.notSealed')}</dd>
      </dl>
      {Object.keys(details).length > 0 && (
        <section>
          <h3 className={styles.sub}>{t('audit.details')}</h3>
          <dl className={styles.facts}>
            {Object.entries(details).map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
      {changes.length > 0 ? <ChangeTable changes={changes} /> : <p className={styles.soft}>{t('audit.noChanges')}</p>}
    </>
  )
}
