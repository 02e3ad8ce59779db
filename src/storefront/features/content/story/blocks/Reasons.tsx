/** A few short reasons, each with a small drawing. */
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { ReasonIcon } from './ReasonIcon.tsx'
import styles from './Reasons.module.css'
import { Section } from './Section.tsx'

export function Reasons({ block: { title, reasons } }: { block: BlockViews['reasons'] }) {
  const Heading = title === '' ? 'h2' : 'h3'
  if (reasons.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.reasons}>
        {reasons.map(({ _uid: uid, icon, title: reason, text }) => (
          <li key={uid || reason} className={styles.reason}>
            <ReasonIcon icon={icon} />
            <Heading className={styles.title}>{reason}</Heading>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
