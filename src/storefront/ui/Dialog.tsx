/**
 * A native dialog: the browser traps and restores the focus, closes it with Escape and makes the rest of the page
 * inert. It is open as long as it is rendered; `onClose` must stop rendering it.
 *
 * Making a page inert visits each of its elements, which is slow on phones. So it is shown as a popover first, and
 * becomes a modal dialog after it was painted.
 */
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import styles from './Dialog.module.css'

type Props = {
  readonly title: string
  /** What the button says that closes it. */
  readonly close: string
  readonly onClose: () => void
  /** `side` stands at the edge of the screen from top to bottom, `full` covers nearly all of it, `sheet` at the lower edge. */
  readonly shape?: 'card' | 'wide' | 'side' | 'full' | 'sheet'
  readonly children: ReactNode
}

export function Dialog({ title, close, onClose, shape = 'card', children }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  // The keyboard has Escape and the button; a click beside the dialog is a convenience for the pointer.
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target === ref.current) onClose()
  })
  // A modal dialog handles it natively.
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && ref.current?.open === false) onClose()
  })
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const listening = new AbortController()
    const { signal } = listening
    dialog.addEventListener('click', (event) => onClick(event), { signal })
    dialog.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    const stopShowing = showModalSoon(dialog)
    return () => {
      listening.abort()
      // Closed while it still stands in the document: only then does the focus go back to where it was.
      stopShowing()
    }
  }, [])
  // If it was rendered again immediately, it may be open again when the close event fires.
  const onClosed = () => {
    if (ref.current?.open === false) onClose()
  }
  return (
    <dialog
      className={`${styles.dialog} ${styles[shape] ?? ''}`}
      popover="manual"
      ref={ref}
      aria-labelledby={id}
      onClose={onClosed}
    >
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

const knowsPopovers = (): boolean => 'popover' in HTMLElement.prototype

/** Returns how to close it. */
function showModalSoon(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  // It fires after a frame is drawn.
  const sight = new IntersectionObserver(() => {
    sight.disconnect()
    const chosen = document.activeElement
    dialog.hidePopover()
    dialog.showModal()
    // `showModal` focuses the first control again, but a key may have moved the focus since the popover was shown.
    if (chosen instanceof HTMLElement && dialog.contains(chosen)) chosen.focus({ preventScroll: true })
  })
  if (knowsPopovers()) {
    dialog.showPopover()
    sight.observe(dialog)
  } else {
    dialog.showModal()
  }
  return () => {
    sight.disconnect()
    if (dialog.open) dialog.close()
    else if (knowsPopovers()) dialog.hidePopover()
    // The popover had the focus already when it became a dialog, so the dialog has no previous element to restore.
    const { activeElement, body } = document
    if (before instanceof HTMLElement && (activeElement === body || dialog.contains(activeElement))) {
      before.focus({ preventScroll: true })
    }
  }
}
