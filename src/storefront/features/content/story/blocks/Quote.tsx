/** A quote in a speech bubble, as large as its text needs. */
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import styles from './Quote.module.css'
import tints from '../../../../ui/tints.module.css'

export function Quote({ block: { text, source, tint } }: { block: BlockViews['quote'] }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={`${styles.bubble} ${tints[tint]}`}>
        <p>{text}</p>
      </blockquote>
      {source !== '' && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  )
}
