/** The bank's question, in a frame of its own inside the page. */
import { useEffect, useRef } from 'react'
import { useTexts } from '../../../../texts/texts-context.ts'
import { PressButton } from '../../../../ui/PressButton.tsx'
import type { BankChallenge } from '../payment-work.ts'
import styles from './BankQuestion.module.css'
import { askShopper } from './three-d-secure.ts'

export function BankQuestion({ question: { token, answer } }: { question: BankChallenge }) {
  const texts = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // To the upper edge: focus alone scrolls no further than to the heading, and the bank's button would be below the screen.
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
    return place.current === null ? undefined : askShopper(token, place.current, answer)
  }, [token, answer])
  return (
    <section className={styles.bank} aria-labelledby="bank-asks">
      <h2 ref={heading} id="bank-asks" tabIndex={-1}>
        {texts.bankAsks}
      </h2>
      <div ref={place} className={styles.frame} title={texts.bankAsks} />
      <PressButton quiet onPress={() => answer(undefined)}>
        {texts.cancelPayment}
      </PressButton>
    </section>
  )
}
