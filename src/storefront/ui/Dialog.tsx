/**
 * A dialog of the browser's own: it keeps the focus, gives it back, closes with Escape and makes the rest of the page
 * inert by itself. It is open as long as it is drawn; `onClose` is asked to stop drawing it.
 */
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'

type Props = {
  readonly title: string
  /** What the button says that closes it. */
  readonly close: string
  readonly onClose: () => void
  /** `side` stands at the edge of the screen from top to bottom, `full` covers nearly all of it. */
  readonly shape?: 'card' | 'wide' | 'side' | 'full'
  readonly children: ReactNode
}

export function Dialog({ title, close, onClose, shape = 'card', children }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // The keyboard has Escape and the button; a click beside the dialog is a convenience for the pointer.
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target === ref.current) onClose()
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    const listen = (event: Event) => onClick(event)
    dialog?.showModal()
    dialog?.addEventListener('click', listen)
    return () => {
      dialog?.removeEventListener('click', listen)
      // Closed while it still stands in the document: only then does the focus go back to where it was.
      dialog?.close()
    }
  }, [])
  // Drawn anew at once it may be open again when it hears that it was closed.
  const onClosed = () => {
    if (ref.current?.open === false) onClose()
  }
  return (
    <dialog className={`${styles.dialog} ${styles[shape]}`} ref={ref} aria-labelledby={id} onClose={onClosed}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <button className={styles.close} type="button" aria-label={close} onClick={onClose}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M3 3l10 10M13 3L3 13" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
