/** The shelves of the shop as a quilt: large links with a picture, however many there are, without a hole. */
import { Anchor } from '../../../ui/Anchor.tsx'
import { ContentPicture } from '../ContentPicture.tsx'
import type { BlockViews } from '../kinds/read-content.ts'
import { Section } from './Section.tsx'
import styles from './Shelves.module.css'
import tints from '../../../ui/tints.module.css'

const SIZES = '(min-width: 960px) 50vw, 100vw'

export function Shelves({ block: { title, links } }: { block: BlockViews['shelves'] }) {
  if (links.every(({ link }) => !link)) return null
  return (
    <Section title={title}>
      <ul className={styles.quilt}>
        {links.map(
          ({ _uid: uid, label, link, picture, tint }) =>
            link && (
              <li key={uid || link.href}>
                <Anchor className={`${styles.patch} ${tints[tint]}`} {...link}>
                  {picture && (
                    <span className={styles.picture}>
                      {/* Its label says it all. */}
                      <ContentPicture picture={{ ...picture, alt: '' }} sizes={SIZES} cover />
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
