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
  const { at, actor, network, subject, outcome, changes, sealed } = entry
  return (
    <>
      <dl className={styles.facts}>
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
      {changes.length > 0 ? <ChangeTable changes={changes} /> : <p className={styles.soft}>{t('audit.noChanges')}</p>}
    </>
  )
}
