/** The palette: finds orders, products, people and screens by what is typed, wherever one is (DSK-07). */
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, TextField } from 'react-aria-components/TextField'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { SessionView } from '../../contracts/staff/session-view.ts'
import { useTexts } from '../texts/use-texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Icon } from '../ui/Icon.tsx'
import { openTarget } from './open-target.ts'
import styles from './Palette.module.css'
import { PaletteList, PaletteOutcome } from './PaletteList.tsx'
import type { PaletteEntry } from './palette-entries.ts'
import { usePaletteSearch } from './use-palette-search.ts'

type Props = { readonly session: SessionView; readonly onClose: () => void }

export function Palette({ session, onClose }: Props) {
  const t = useTexts()
  const { text, setText, sections, isCurrent, error } = usePaletteSearch(session)
  const [isWaiting, setWaiting] = useState(false)
  const entries = sections.flatMap((section) => section.entries)
  const choose = (entry: PaletteEntry | undefined): void => {
    if (!entry) return
    onClose()
    openTarget(entry.target, t)
  }
  const chooseById = (id: string): void => choose(entries.find((entry) => entry.id === id))
  // Enter may be pressed before the answer is there: then it takes the first entry of the answer.
  const takeFirst = useEffectEvent(() => choose(entries[0]))
  useEffect(() => {
    if (isWaiting && isCurrent) takeFirst()
  }, [isWaiting, isCurrent])
  const onEnter = (focused: string | undefined): void => {
    if (focused !== undefined) chooseById(focused)
    else setWaiting(true)
  }
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={styles.overlay ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={t('palette.title')}>
          <Autocomplete
            inputValue={text}
            // What is found comes later than what is typed, and would get the focus of what was there before.
            disableAutoFocusFirst
            onInputChange={(next) => {
              setWaiting(false)
              setText(next)
            }}
          >
            <PaletteHead onEnter={onEnter} onClose={onClose} />
            <FailureNotice error={error} />
            <PaletteList sections={sections} first={entries[0]} onChoose={chooseById} />
          </Autocomplete>
          <PaletteOutcome text={text.trim()} isCurrent={isCurrent} entries={entries} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type HeadProps = { readonly onEnter: (focused: string | undefined) => void; readonly onClose: () => void }

function PaletteHead({ onEnter, onClose }: HeadProps) {
  const t = useTexts()
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onEnter(focusedId(event.currentTarget))
  }
  return (
    <div className={styles.head}>
      <Icon name="search" />
      <div className={styles.field} onKeyDownCapture={onKeyDownCapture}>
        <TextField aria-label={t('palette.title')}>
          <Input ref={focusFirst} className={styles.input ?? ''} placeholder={t('palette.field')} />
        </TextField>
      </div>
      <IconButton icon="close" label={t('common.close')} onPress={onClose} />
    </div>
  )
}

/** Of all that is in the dialog, this is what it was opened for. */
const focusFirst = (input: HTMLInputElement | null): void => input?.focus()

/** Of the entry that arrow keys have reached; undefined: none, so the first counts. */
const focusedId = (field: EventTarget & Element): string | undefined =>
  field.closest('[role="dialog"]')?.querySelector<HTMLElement>('[role="option"][data-focused]')?.dataset['key']
