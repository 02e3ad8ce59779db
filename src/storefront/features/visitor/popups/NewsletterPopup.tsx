/** The newsletter popup, shown once. Closing it counts as a refusal. */
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Fish } from '../../frame/logo/index.ts'
import { RichText, useShell } from '../../content/story/index.ts'
import { NewsletterForm, storeNewsletterRecord } from '../newsletter/index.ts'
import styles from './popups.module.css'

export function NewsletterPopup({ onClose }: { onClose: () => void }) {
  const { newsletter } = useShell()
  const texts = useTexts()
  if (!newsletter) return null
  const dismiss = () => {
    storeNewsletterRecord('dismissed')
    onClose()
  }
  return (
    <Dialog title={newsletter.title} close={texts.close} onClose={dismiss}>
      <div className={styles.fish}>
        <Fish />
      </div>
      {newsletter.subtitle !== '' && <p>{newsletter.subtitle}</p>}
      <NewsletterForm place="popup" words={newsletter} onWelcomed={onClose} />
      <RichText text={newsletter.legal} isSmall />
    </Dialog>
  )
}
