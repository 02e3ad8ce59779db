/** How it went: a welcome, or another try (NWS-05, NWS-07). */
import { useState } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PressButton } from '../../../ui/PressButton.tsx'
import { Fish } from '../../frame/logo/index.ts'
import styles from './NewsletterForm.module.css'

type Props = { readonly isWelcome: boolean; readonly text: string; readonly onDone: () => void }

export function NewsletterAnswer({ isWelcome, text, onDone }: Props) {
  const texts = useTexts()
  // In a popup the success stays; its welcome is still read only once.
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  const onRead = () => {
    setRead(true)
    onDone()
  }
  return (
    <Dialog title={isWelcome ? texts.newsletterSent : texts.newsletterFailed} close={texts.close} onClose={onRead}>
      <div className={styles.answer}>
        <div className={styles.fish}>
          <Fish mood={isWelcome ? 'happy' : 'sad'} />
        </div>
        <p>{text}</p>
        <PressButton onPress={onRead}>{isWelcome ? texts.gotIt : texts.tryAgain}</PressButton>
      </div>
    </Dialog>
  )
}
