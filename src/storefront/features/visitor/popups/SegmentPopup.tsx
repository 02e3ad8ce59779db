/** What only the visitors of one campaign see (CNT-31). */
import { useTexts } from '../../../texts/texts-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ContentPicture, useShell } from '../../content/story/index.ts'
import styles from './popups.module.css'

const SIZES = '(min-width: 560px) 520px, 100vw'

/** `uid` names the popup among those of content. */
export function SegmentPopup({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { popups } = useShell()
  const texts = useTexts()
  const popup = popups.find(({ _uid: own }) => own === uid)
  if (!popup) return null
  const { title, text, picture, link, linkText } = popup
  return (
    <Dialog title={title} close={texts.close} onClose={onClose}>
      {picture && (
        <div className={styles.picture}>
          <ContentPicture picture={picture} sizes={SIZES} />
        </div>
      )}
      {text !== '' && <p>{text}</p>}
      {link && linkText !== '' && (
        <p>
          <ButtonLink {...link}>{linkText}</ButtonLink>
        </p>
      )}
    </Dialog>
  )
}
