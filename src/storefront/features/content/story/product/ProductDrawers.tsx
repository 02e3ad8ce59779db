/** What content says of a product, to unfold: how it fits, how it travels and comes back, what it promises (PRD-19). */
import { Drawer } from '../../../../ui/Drawer.tsx'
import type { ProductContentView } from '../load-product-content.ts'
import { RichText } from '../RichText.tsx'
import { SizeGuideText } from './SizeGuideText.tsx'
import styles from './ProductDrawers.module.css'

type Props = { readonly content: Omit<ProductContentView, 'features' | 'enhanced'> }

export function ProductDrawers({ content }: Props) {
  const { sizeGuide, certifications, shippingAndReturns, sustainability } = content
  return (
    <>
      {sizeGuide && (
        <Drawer id="size-guide" title={sizeGuide.title}>
          <SizeGuideText guide={sizeGuide} />
        </Drawer>
      )}
      {shippingAndReturns && (
        <Drawer id="shipping-and-returns" title={shippingAndReturns.title}>
          <RichText text={shippingAndReturns.text} />
        </Drawer>
      )}
      {certifications && (
        <Drawer id="certifications" title={certifications.title}>
          <dl className={styles.certifications}>
            {certifications.certifications.map(({ key, name, text }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Drawer>
      )}
      {sustainability && (
        <Drawer id="sustainability" title={sustainability.title}>
          <RichText text={sustainability.text} />
        </Drawer>
      )}
    </>
  )
}
