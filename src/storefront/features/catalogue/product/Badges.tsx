/** The stickers on a picture. */
import type { Badge } from '../../../../markets/products/badges.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import styles from './Badges.module.css'

const TEXT_OF = {
  new: 'badgeNew',
  sale: 'badgeSale',
  bestseller: 'badgeBestseller',
  limited: 'badgeLimited',
  gift: 'badgeGift',
} as const satisfies Record<Badge, keyof Texts>

export function Badges({ badges, soldOut }: { badges: readonly Badge[]; soldOut: boolean }) {
  const texts = useTexts()
  if (soldOut) return <p className={`${styles.badges} ${styles.soldOut}`}>{texts.soldOut}</p>
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges}>
      {badges.map((badge) => (
        <li key={badge} className={styles[badge]}>
          {texts[TEXT_OF[badge]]}
        </li>
      ))}
    </ul>
  )
}
