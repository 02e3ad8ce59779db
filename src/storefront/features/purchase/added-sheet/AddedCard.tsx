/** On wide screens: a card beside the basket. It takes the focus from the keyboard only, and goes by itself when it is left alone. */
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { visits } from '../../../stores/visits.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { ADDED_CARD_MS } from '../../../ui/timings.ts'
import { AddedLine } from './AddedLine.tsx'
import styles from './AddedSheet.module.css'

type Props = { readonly added: Parameters<typeof AddedLine>[0]['added']; readonly onClose: () => void }

export function AddedCard({ added, onClose }: Props) {
  const texts = useTexts()
  const id = useId()
  const card = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  // Cleaned up while the card still has the focus: an ordinary effect would come after it was removed.
  useLayoutEffect(() => {
    const element = card.current
    if (!element) return undefined
    const before = document.activeElement
    // A pointer goes on where it is; the keyboard has to be led here.
    if (before?.matches(':focus-visible')) element.focus()
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
    const stopFollowing = visits.subscribe(() => close())
    const stopWaiting = closeWhenLeftAlone(element, () => close(), signal)
    return () => {
      listening.abort()
      stopFollowing()
      stopWaiting()
      if (before instanceof HTMLElement && element.contains(document.activeElement)) before.focus()
    }
  }, [])
  return (
    <dialog open ref={card} className={styles.card} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.head}>
        <h2 id={id}>{texts.inCart}</h2>
        <button className={styles.close} type="button" aria-label={texts.close} onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      </div>
      <AddedLine added={added} onStay={onClose} />
    </dialog>
  )
}

/** Not while it is pointed at or has the focus: then it waits anew. */
function closeWhenLeftAlone(element: HTMLElement, close: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!element.matches(':hover, :focus-within')) close()
    }, ADDED_CARD_MS)
  }
  element.addEventListener('pointerleave', wait, { signal })
  element.addEventListener('focusout', wait, { signal })
  wait()
  return () => clearTimeout(timer)
}
