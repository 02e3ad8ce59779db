/** Asks for the newsletter beside an order: never ticked beforehand, and without content not asked at all (CHK-19). */
import { RichText, useShell } from '../../content/story/index.ts'
import styles from './checkout-pieces.module.css'

type Props = { readonly isTicked: boolean; readonly onChange: (isTicked: boolean) => void }

export function NewsletterCheckbox({ isTicked, onChange }: Props) {
  const { checkoutNewsletter: asked } = useShell()
  if (!asked) return null
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
        {asked.label}
      </label>
      <RichText text={asked.legal} isSmall />
    </div>
  )
}
