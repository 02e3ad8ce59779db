import type { AuditLogEntry } from '../../api/operations.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './Audit.module.css'

type Changes = AuditLogEntry['changes']

/** What changed, before and after. */
export function ChangeTable({ changes }: { readonly changes: Changes }) {
  const t = useTexts()
  return (
    <div className={styles.scroll}>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{valueText(t, before)}</td>
              <td>{valueText(t, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Erased values stay visible as such (AUD-06). */
function valueText(t: Translate, value: Changes[number]['before']): string {
  if ('erased' in value) return t('audit.erased')
  const { value: plain } = value
  if (plain === null || plain === undefined || plain === '') return '–'
  return typeof plain === 'string' ? plain : JSON.stringify(plain)
}
