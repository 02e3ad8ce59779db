/** More about a family of products, with a picture. */
import { ContentPicture } from '../ContentPicture.tsx'
import type { ProductContentView } from '../load-product-content.ts'
import { RichText } from '../RichText.tsx'
import styles from './EnhancedBlock.module.css'

type Props = { readonly enhanced: NonNullable<ProductContentView['enhanced']> }

export function EnhancedBlock({ enhanced }: Props) {
  return (
    <div className={styles.place}>
      <section className={styles.enhanced}>
        {enhanced.picture && <ContentPicture picture={enhanced.picture} sizes="(min-width: 960px) 50vw, 100vw" cover />}
        <div className={styles.words}>
          <h2>{enhanced.title}</h2>
          <RichText text={enhanced.text} />
        </div>
      </section>
    </div>
  )
}
