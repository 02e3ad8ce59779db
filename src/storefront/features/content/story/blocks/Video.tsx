/** A film's poster: what it shows, how long it takes, and the way to it. Nothing is loaded from elsewhere before that. */
import { Anchor } from '../../../../ui/Anchor.tsx'
import { ContentPicture } from '../ContentPicture.tsx'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import styles from './Video.module.css'

const SIZES = '(min-width: 960px) 66vw, 100vw'

export function Video({ block: { title, text, picture, link, duration } }: { block: BlockViews['video'] }) {
  return (
    <section className={styles.block}>
      <div className={styles.film}>
        <div className={styles.poster}>
          {picture && <ContentPicture picture={picture} sizes={SIZES} cover />}
          {link && (
            <svg className={styles.play} viewBox="0 0 48 48" aria-hidden="true">
              <path d="M18 13.500v21L36 24z" />
            </svg>
          )}
          {duration !== '' && <p className={styles.duration}>{duration}</p>}
        </div>
        <div className={styles.words}>
          <h2>
            {link ? (
              <Anchor className={styles.link} {...link}>
                {title}
              </Anchor>
            ) : (
              title
            )}
          </h2>
          {text !== '' && <p>{text}</p>}
        </div>
      </div>
    </section>
  )
}
