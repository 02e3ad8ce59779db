/** What a product is good for, in small drawings (PRD-21). */
import { ReasonIcon } from '../blocks/ReasonIcon.tsx'
import type { ProductContentView } from '../load-product-content.ts'
import styles from './ProductFeatures.module.css'

export function ProductFeatures({ features }: Pick<ProductContentView, 'features'>) {
  if (features.length === 0) return null
  return (
    <ul className={styles.features}>
      {features.map(({ key, icon, text }) => (
        <li key={key}>
          <ReasonIcon icon={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
