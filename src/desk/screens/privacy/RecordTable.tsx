import type { PersonOverview } from '../../api/operations.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import styles from './Privacy.module.css'

type Group = PersonOverview['groups'][number]

const TONES: Readonly<Record<Group['fate'], Tone>> = {
  deleted: 'danger',
  emptied: 'attention',
  restricted: 'info',
  stays: 'neutral',
}

const ICONS = { deleted: 'close', emptied: 'cancel', restricted: 'lock', stays: 'check' } as const

const MAX_SHOWN = 5

/** One line per kind of record and what happens to it. */
export function RecordTable({ groups }: { readonly groups: readonly Group[] }) {
  const t = useTexts()
  const { number } = useFormats()
  return (
    <table className={styles.records}>
      <thead>
        <tr>
          <th scope="col">{t('privacy.data')}</th>
          <th scope="col" className={styles.count}>
            {t('privacy.count')}
          </th>
          <th scope="col">{t('privacy.fate')}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={[group.kind, group.fate, group.until].join('/')}>
            <th scope="row">
              {t(`privacyKind.${group.kind}`)}
              <Labels group={group} />
            </th>
            <td className={styles.count}>{number(group.count)}</td>
            <td>
              <Badge tone={TONES[group.fate]} icon={ICONS[group.fate]}>
                {t(`privacyFate.${group.fate}`)}
              </Badge>
              <Until group={group} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Numbers of orders and documents; the labels of other records say nothing to people. */
function Labels({ group: { kind, labels, count } }: { readonly group: Group }) {
  if (!NUMBERED.has(kind) || labels.length === 0) return null
  const isCut = labels.length > MAX_SHOWN || count > labels.length
  return (
    <small className={styles.soft}>
      {labels.slice(0, MAX_SHOWN).join(', ')}
      {isCut && labels.length > MAX_SHOWN ? ' …' : ''}
    </small>
  )
}

const NUMBERED = new Set(['orders', 'withdrawals', 'returns', 'documents'])

function Until({ group: { until } }: { readonly group: Group }) {
  const t = useTexts()
  const { date } = useFormats()
  if (until === undefined) return null
  return <small className={styles.soft}>{t('privacy.until', { date: date(`${until}T12:00:00Z`) })}</small>
}
