/** The large opening: a picture from edge to edge, and words on a tint that is cut into it. Without a picture the fish helps out. */
import { useEarlyBird } from '../../../../stores/early-birds.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { Fish } from '../../../frame/logo/index.ts'
import { ContentPicture } from '../ContentPicture.tsx'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import styles from './Hero.module.css'
import tints from '../../../../ui/tints.module.css'

/** Its frame is higher than the picture is: what is shown is a part of something wider. */
const SIZES = '(min-width: 960px) 80vw, 142vw'

type Props = { readonly block: BlockViews['hero']; readonly isFirst: boolean }

export function Hero({ block: { _uid: uid, title, text, picture, link, linkText, tint }, isFirst }: Props) {
  useEarlyBird(uid, isFirst && picture !== undefined)
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className={`${tints[tint]} ${styles.hero} ${isFirst ? styles.first : ''}`}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text !== '' && <p className={styles.text}>{text}</p>}
        {link && linkText !== '' && <ButtonLink {...link}>{linkText}</ButtonLink>}
      </div>
      {picture ? (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes={SIZES} eager={isFirst} cover />
        </div>
      ) : (
        <div className={styles.fish}>
          <Fish />
        </div>
      )}
    </section>
  )
}
