/** A picture and what there is to say about it, side by side. */
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { ContentPicture } from '../ContentPicture.tsx'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { RichText } from '../RichText.tsx'
import styles from './PictureAndText.module.css'
import tints from '../../../../ui/tints.module.css'

const SIZES = '(min-width: 960px) 64vw, calc(100vw - 32px)'

export function PictureAndText({ block }: { block: BlockViews['picture-and-text'] }) {
  const { title, text, picture, link, linkText, isPictureLast, tint } = block
  const frame = picture && (
    <div className={styles.picture}>
      <ContentPicture picture={picture} sizes={SIZES} cover />
    </div>
  )
  return (
    <section className={styles.block}>
      <div className={`${styles.panel} ${tints[tint]}`}>
        {!isPictureLast && frame}
        <div className={styles.words}>
          {title !== '' && <h2 className={styles.title}>{title}</h2>}
          <RichText text={text} />
          {link && linkText !== '' && <ButtonLink {...link}>{linkText}</ButtonLink>}
        </div>
        {isPictureLast && frame}
      </div>
    </section>
  )
}
