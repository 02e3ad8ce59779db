/** Links to categories as a quilt: large links with a picture, however many there are, without a hole. */
import { Anchor } from '../../../../ui/Anchor.tsx'
import { ContentPicture } from '../ContentPicture.tsx'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { Section } from './Section.tsx'
import styles from './PictureLinks.module.css'
import tints from '../../../../ui/tints.module.css'

/** On phones the first has a row to itself, and the last may have; wide screens have four in a row, or two of them. */
const WIDE = '(min-width: 768px) 50vw, calc(100vw - 32px)'
const NARROW = 'calc(50vw - 24px)'

export function PictureLinks({ block: { title, links } }: { block: BlockViews['shelves'] }) {
  if (links.every(({ link }) => !link)) return null
  return (
    <Section title={title}>
      <ul className={styles.quilt}>
        {links.map(
          ({ _uid: uid, label, link, picture, tint }, index) =>
            link && (
              <li key={uid || link.href}>
                <Anchor className={`${styles.patch} ${tints[tint]}`} {...link}>
                  {picture && (
                    <span className={styles.picture}>
                      {/* Its label says it all. */}
                      <ContentPicture
                        picture={{ ...picture, alt: '' }}
                        sizes={index === 0 || index === links.length - 1 ? WIDE : NARROW}
                        cover
                      />
                    </span>
                  )}
                  <span className={styles.label}>{label}</span>
                </Anchor>
              </li>
            ),
        )}
      </ul>
    </Section>
  )
}
