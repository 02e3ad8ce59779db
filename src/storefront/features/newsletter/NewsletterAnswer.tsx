/** How it went: a welcome, or another try (NWS-05, NWS-07). */
import { useState } from 'react'
import { useTexts } from '../../texts/texts-context.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PressButton } from '../../ui/PressButton.tsx'
import { Fish } from '../brand/index.ts'
import styles from './NewsletterForm.module.css'
import type { NewsletterState } from './newsletter-state.ts'

type Props = {
  readonly phase: NewsletterState['phase']
  readonly words: { readonly successMessage: string; readonly errorMessage: string }
  readonly onWelcomed: () => void
  readonly onRetry: () => void
}

export function NewsletterAnswer({ phase, words, onWelcomed, onRetry }: Props) {
  const texts = useTexts()
  const [isRead, setRead] = useState(false)
  // In a popup the success stays; its welcome is still read only once.
  if (phase !== 'success' && phase !== 'requestFailed') {
    if (isRead) setRead(false)
    return null
  }
  if (isRead) return null
  const isWelcome = phase === 'success'
  const onDone = () => {
    setRead(true)
    if (isWelcome) onWelcomed()
    else onRetry()
  }
  return (
    <Dialog title={isWelcome ? texts.newsletterSent : texts.newsletterFailed} close={texts.close} onClose={onDone}>
      <div className={styles.answer}>
        <div className={styles.fish}>
          <Fish mood={isWelcome ? 'happy' : 'sad'} />
        </div>
        <p>{isWelcome ? words.successMessage : words.errorMessage}</p>
        <PressButton onPress={onDone}>{isWelcome ? texts.gotIt : texts.tryAgain}</PressButton>
      </div>
    </Dialog>
  )
}
