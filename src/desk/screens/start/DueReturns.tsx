/** Refunds of returns that are overdue or due within three days, overdue ones first (RET-12). Nothing where there are none. */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { UrgencyBadge } from '../returns/UrgencyBadge.tsx'
import styles from './StartScreen.module.css'

const STATES = ['unmatched', 'requested', 'accepted', 'received', 'refunding']

/** The list of returns has all of them. */
const MAX_SHOWN = 10

export function DueReturns() {
  const t = useTexts()
  const formats = useFormats()
  const { data = [] } = useQuery(operationQuery('return.list', { states: STATES }))
  const due = data.flatMap(({ id, number, state, dueOn, urgency }) =>
    urgency === undefined || dueOn === undefined ? [] : [{ id, number, state, dueOn, urgency }],
  )
  if (due.length === 0) return null
  return (
    <Panel title={t.count('start.due', due.length)}>
      <ul className={styles.due}>
        {due.slice(0, MAX_SHOWN).map(({ id, number, state, dueOn, urgency }) => (
          <li key={id}>
            <UrgencyBadge urgency={urgency} />
            <a href={hrefOf(state === 'unmatched' ? '/returns' : `/orders/${number}`)}>{number}</a>
            <span>{formats.date(`${dueOn}T12:00:00Z`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
