/** Modal dialogs. The focus returns to where it was when they close. */
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { IconButton } from './Button.tsx'
import styles from './Dialog.module.css'
import { closePlainToasts } from './toasts.ts'

type Props = {
  readonly title: string
  /** Without it the dialog ends only by what is in it. */
  readonly onClose?: (() => void) | undefined
  readonly alert?: boolean
  readonly wide?: boolean
  readonly children: ReactNode
}

export function Dialog({ title, onClose, alert = false, wide = false, children }: Props) {
  const t = useTexts()
  const dialog = useRef<HTMLElement>(null)
  const shownTitle = useRef(title)
  // After the frame that answers the press: rendering a dialog takes longer than a frame on a slow machine.
  const isOpen = useDeferredValue(true, false)
  useEffect(closePlainToasts, [])
  // The next step of a dialog replaces the field that had the focus; without it, no key would reach the dialog.
  useEffect(() => {
    if (shownTitle.current === title) return
    shownTitle.current = title
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus()
  }, [title])
  return (
    <ModalOverlay
      isOpen={isOpen}
      className={styles.overlay ?? ''}
      isDismissable={onClose !== undefined && !alert}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => {
        if (!open) onClose?.()
      }}
    >
      <Modal className={`${styles.modal} ${wide ? styles.wide : ''}`}>
        <AriaDialog ref={dialog} className={styles.dialog ?? ''} role={alert ? 'alertdialog' : 'dialog'}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {onClose && <IconButton icon="close" label={t('common.close')} onPress={onClose} />}
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
