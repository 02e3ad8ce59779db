/** Notes for colleagues (DOR-04). Their author can correct them for ten minutes. */
import { useState } from 'react'
import type { DeskOrder, NoteView } from '../../api/order-schema.ts'
import { sessionStore } from '../../api/session.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useDeskStore } from '../../app/store.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { TextAreaField } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { actorText } from '../audit/actor-text.ts'
import styles from './OrderScreen.module.css'

const MAX_LENGTH = 2000

export function OrderNotes({ details: { order, notes } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [corrected, setCorrected] = useState<NoteView>()
  // Roles without personal data do not receive notes.
  if (notes === undefined) return null
  const writes = session?.permissions.includes('orders.write') ?? false
  return (
    <Panel title={t('note.title')}>
      <ol className={styles.entries}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.noteText}>{note.text}</p>
            <p className={styles.soft}>
              {actorText(t, note.author)} · <Time iso={note.createdAt} />
              {note.correctedAt !== undefined && ` · ${t('note.corrected')}`}{' '}
              {note.correctableUntil !== undefined && (
                <Button look="quiet" onPress={() => setCorrected(note)}>
                  {t('note.correct')}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {writes && <NewNote number={order.number} />}
      {corrected && <CorrectDialog number={order.number} note={corrected} onClose={() => setCorrected(undefined)} />}
    </Panel>
  )
}

function NewNote({ number }: { readonly number: string }) {
  const t = useTexts()
  const [text, setText] = useState('')
  const add = useOperation('note.add', {
    done: t('note.added'),
    refreshes: ['order.read'],
    onDone: () => setText(''),
  })
  return (
    <form
      className={styles.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') add.run({ number, text })
      }}
    >
      <TextAreaField
        label={t('note.text')}
        help={t('note.hint')}
        value={text}
        onChange={setText}
        maxLength={MAX_LENGTH}
      />
      <FailureNotice error={add.error} />
      <div>
        <Button type="submit" isDisabled={text.trim() === ''} isPending={add.pending}>
          {t('note.add')}
        </Button>
      </div>
    </form>
  )
}

type CorrectProps = { readonly number: string; readonly note: NoteView; readonly onClose: () => void }

function CorrectDialog({ number, note, onClose }: CorrectProps) {
  const t = useTexts()
  const [text, setText] = useState(note.text)
  const correct = useOperation('note.correct', { done: t('toast.done'), refreshes: ['order.read'], onDone: onClose })
  return (
    <Dialog title={t('note.correctTitle')} onClose={onClose}>
      <FocusedForm
        className={styles.noteForm}
        onSubmit={(event) => {
          event.preventDefault()
          correct.run({ number, note: note.id, text })
        }}
      >
        <TextAreaField
          label={t('note.title')}
          help={t('note.correctHint')}
          value={text}
          onChange={setText}
          maxLength={MAX_LENGTH}
        />
        <FailureNotice error={correct.error} />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" isDisabled={text.trim() === ''} isPending={correct.pending}>
            {t('common.save')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
