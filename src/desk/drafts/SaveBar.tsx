/** Appears with the first change: how many there are, undo, redo, discard, save. Nothing is saved automatically. */
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Time } from '../ui/Time.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import styles from './SaveBar.module.css'
import type { FormDraft } from './use-draft.ts'

type Props<Value> = {
  readonly draft: Omit<FormDraft<Value>, 'saveNow'>
  readonly nameOf: (path: string) => string
  readonly textOf?: (path: string, value: unknown) => string
  /** Something is wrong: it cannot be saved yet. */
  readonly isBlocked?: boolean
}

export function SaveBar<Value>({ draft, nameOf, textOf, isBlocked = false }: Props<Value>) {
  const t = useTexts()
  const { changes, canUndo, canRedo, saving, conflicts, offer } = draft
  useUndoKeys(draft)
  const isShown = changes.length > 0 || canUndo || canRedo
  return (
    <>
      {offer && (
        <Notice
          tone="info"
          actions={
            <>
              <Button onPress={offer.restore}>{t('draft.restore')}</Button>
              <Button look="quiet" onPress={offer.dismiss}>
                {t('draft.dismiss')}
              </Button>
            </>
          }
        >
          {t('draft.found')} <Time iso={offer.at} />
        </Notice>
      )}
      <FailureNotice error={saving.error} />
      {isShown && (
        <section className={styles.bar} aria-label={t('draft.bar')}>
          <output className={styles.count}>
            {changes.length === 0 ? t('draft.clean') : t.count('draft.changes', changes.length)}
          </output>
          <IconButton icon="undo" label={t('common.undo')} isDisabled={!canUndo} onPress={draft.undo} />
          <IconButton icon="redo" label={t('common.redo')} isDisabled={!canRedo} onPress={draft.redo} />
          <Button look="quiet" onPress={draft.discard}>
            {t('draft.discard')}
          </Button>
          <Button
            look="primary"
            isDisabled={changes.length === 0 || isBlocked}
            isPending={saving.pending}
            onPress={() => saving.run()}
          >
            {t('common.save')}
          </Button>
        </section>
      )}
      {conflicts.length > 0 && (
        <MergeDialog conflicts={conflicts} nameOf={nameOf} textOf={textOf} onChoose={draft.resolve} />
      )}
    </>
  )
}

/** Ctrl-Z and Ctrl-Shift-Z; ⌘ on a Mac. They replace the undo of the browser, which is limited to one field. */
function useUndoKeys({
  undo,
  redo,
  canUndo,
  canRedo,
}: Pick<FormDraft<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z') return
    if (event.shiftKey ? !canRedo : !canUndo) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
