/** On wide screens: a card beside the basket. It takes the focus from the keyboard only, and goes by itself when it is left alone. */
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
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
  const { item } = added
  const [isInUse, setInUse] = useState(false)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const before = document.activeElement
    const element = card.current
    element?.setAttribute('open', '')
    // A pointer goes on where it is; the keyboard has to be led here.
    if (before?.matches(':focus-visible')) element?.focus()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    const stop = visits.subscribe(close)
    return () => {
      stop()
      document.removeEventListener('keydown', onKey)
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus()
    }
  }, [])
  useEffect(() => {
    if (isInUse) return undefined
    const timer = setTimeout(close, ADDED_CARD_MS)
    return () => clearTimeout(timer)
  }, [isInUse, item.id, item.quantity])
  return (
    <dialog
      ref={card}
      className={styles.card}
      aria-labelledby={id}
      tabIndex={-1}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
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
