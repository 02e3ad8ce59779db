/** What content says of a product: what it is good for, how it fits, how it travels and comes back. */
import type { ReactNode } from 'react'
import { ReasonIcon } from '../blocks/ReasonIcon.tsx'
import { Table } from '../blocks/Table.tsx'
import { ContentPicture } from '../ContentPicture.tsx'
import type { ProductContentView } from '../load-product-content.ts'
import { RichText } from '../RichText.tsx'
import styles from './ProductContent.module.css'

export function ProductContent({ content }: { content: ProductContentView }) {
  const { sizeGuide, features, enhanced, certifications, shippingAndReturns, sustainability } = content
  return (
    <div className={styles.content}>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map(({ key, icon, text }) => (
            <li key={key}>
              <ReasonIcon icon={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
      {enhanced && (
        <section className={styles.enhanced}>
          {enhanced.picture && <ContentPicture picture={enhanced.picture} sizes="(min-width: 960px) 50vw, 100vw" />}
          <div className={styles.words}>
            <h2>{enhanced.title}</h2>
            <RichText text={enhanced.text} />
          </div>
        </section>
      )}
      <div className={styles.drawers}>
        {sizeGuide && (
          <Drawer id="size-guide" title={sizeGuide.title}>
            {sizeGuide.intro && <p>{sizeGuide.intro}</p>}
            <Table block={{ component: 'table', _uid: 'size-guide', title: '', table: sizeGuide.table }} />
            {sizeGuide.tip && <p>{sizeGuide.tip}</p>}
          </Drawer>
        )}
        {certifications && (
          <Drawer id="certifications" title={certifications.title}>
            <dl>
              {certifications.certifications.map(({ key, name, text }) => (
                <div key={key}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Drawer>
        )}
        {shippingAndReturns && (
          <Drawer id="shipping-and-returns" title={shippingAndReturns.title}>
            <RichText text={shippingAndReturns.text} />
          </Drawer>
        )}
        {sustainability && (
          <Drawer id="sustainability" title={sustainability.title}>
            <RichText text={sustainability.text} />
          </Drawer>
        )}
      </div>
    </div>
  )
}

/** Works before any script has come, and a search in the page finds what is inside. */
function Drawer({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details className={styles.drawer}>
      <summary>{title}</summary>
      <div id={id} className={styles.inside}>
        {children}
      </div>
    </details>
  )
}
