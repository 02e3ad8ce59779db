/** What there is to do for the role, with how much of it: each line opens its list (DSK-06). */
import { useQuery } from '@tanstack/react-query'
import { MAX_COUNTED_WORK } from '../../../contracts/staff/work.ts'
import type { WorkEntry } from '../../api/operations.ts'
import { backgroundQuery } from '../../api/queries.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './WorkList.module.css'
import { WORK_PLACES } from './work-places.ts'

/** The server reads again after two seconds: together the numbers are at most ten seconds old. A hidden tab does not ask. */
const REFRESH_MS = 8000

export function WorkList() {
  const t = useTexts()
  const { data, error } = useQuery({
    ...backgroundQuery('desk.work'),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
  if (data?.work.length === 0) return null
  return (
    <section aria-labelledby="work" aria-busy={data === undefined && !error}>
      <h2 className={styles.title} id="work">
        {t('work.title')}
      </h2>
      {data === undefined && <FailureNotice error={error} />}
      <ul className={styles.work}>
        {data === undefined && !error && Array.from({ length: 4 }, (_, index) => <Loading key={index} />)}
        {data?.work.map((entry) => (
          <li key={entry.name}>
            <Work entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Work({ entry: { name, count, overdue = 0 } }: { readonly entry: WorkEntry }) {
  const t = useTexts()
  const { number } = useFormats()
  const shown = count > MAX_COUNTED_WORK ? `${number(MAX_COUNTED_WORK)}+` : number(count)
  return (
    <a className={`${styles.tile} ${count === 0 ? styles.done : ''}`} href={hrefOf(WORK_PLACES[name])}>
      <span className={styles.count}>
        {count === 0 && <Icon name="check" />}
        {shown}
      </span>
      <span className={styles.words}>
        <strong>{t(`work.${name}`)}</strong>
        <span className={styles.hint}>{t(`work.${name}.hint`)}</span>
      </span>
      {overdue > 0 && <Badge tone="danger">{t.count('work.overdue', overdue)}</Badge>}
    </a>
  )
}

const Loading = () => (
  <li className={styles.tile}>
    <Skeleton width="short" />
    <Skeleton width="middle" />
  </li>
)
