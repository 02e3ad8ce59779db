/** The fish and the wordmark, as one link. During checkout's steps it leads back to the cart (HDR-09, HDR-10). */
import { useTexts } from '../../../texts/texts-context.ts'
import { Fish } from '../../../../brand/Fish.tsx'
import { useLogoFold } from './logo-fold.ts'
import styles from './Logo.module.css'

export function Logo({ href, label }: { href: string; label: 'home' | 'cart' }) {
  const texts = useTexts()
  const isFolded = useLogoFold()
  return (
    <a
      className={isFolded ? `${styles.logo} ${styles.folded}` : styles.logo}
      href={href}
      aria-label={`Sockeye, ${texts[label]}`}
      data-folded={isFolded}
    >
      <span className={styles.fish}>
        <Fish />
      </span>
      <span className={styles.word}>Sockeye</span>
    </a>
  )
}
