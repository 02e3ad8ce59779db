/** The newsletter checkbox of an order: never ticked beforehand, and not shown without its content (CHK-19). */
import { RichText, useShell } from '../../content/story/index.ts'
import styles from './checkout-pieces.module.css'

type Props = { readonly isTicked: boolean; readonly onChange: (isTicked: boolean) => void }

export function NewsletterCheckbox({ isTicked, onChange }: Props) {
  const { checkoutNewsletter: content } = useShell()
  if (!content) return null
  return (
    <div className={styles.newsletter}>
      <label className={styles.label}>
        <input
          className={styles.box}
          type="checkbox"
          name="newsletterSubscription"
          checked={isTicked}
          onChange={({ target }) => onChange(target.checked)}
        />
        {content.label}
      </label>
      <RichText text={content.legal} isSmall />
    </div>
  )
}
