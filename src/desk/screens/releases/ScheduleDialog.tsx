/** Gives a release a time; a new release is created with what it contains first. */
import { useState } from 'react'
import { writeOperation } from '../../api/call-operation.ts'
import { versionNow } from '../../api/version-now.ts'
import { refresh } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useDeskStore } from '../../app/store.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { showToast } from '../../ui/toasts.ts'
import styles from './Releases.module.css'
import { scheduleOf, usualTime, zoneName } from './schedule-time.ts'

export type NewReleaseItems = {
  readonly stories: readonly string[]
  readonly texts: readonly { readonly datasource: string; readonly name: string; readonly dimension: string }[]
}

type KnownRelease = { readonly id: number; readonly version: number }

type Props = {
  /** An existing release, or what a new one contains. */
  readonly release: KnownRelease | { readonly name: string; readonly items: NewReleaseItems }
  readonly onClose: () => void
  readonly onDone?: (id: number) => void
}

export function ScheduleDialog({ release, onClose, onDone }: Props) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const zone = session?.account.timeZone ?? null
  const [openedAt] = useState(() => Date.now())
  const [name, setName] = useState('id' in release ? '' : release.name)
  const [time, setTime] = useState(() => usualTime(openedAt, zone))
  const schedule = scheduleOf(time, { now: openedAt, zone })
  const save = useAction(async () => {
    if (schedule === undefined) return
    const { id, version } = 'id' in release ? release : await create(name, release.items)
    const outcome = await writeOperation('release.schedule', { id, version, schedule })
    void refresh('release.list', 'release.read')
    showToast({ text: t('release.scheduled'), tone: 'done', undo: outcome.kind === 'done' ? outcome.undo : undefined })
    onDone?.(id)
    onClose()
  })
  return (
    <Dialog title={t('release.scheduleTitle')} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.run()
        }}
      >
        <FailureNotice error={save.error} />
        {'items' in release && (
          <Field label={t('release.name')} value={name} onChange={setName} maxLength={200} isRequired />
        )}
        <label className={styles.time}>
          <span>{t('release.time')}</span>
          <input
            type="datetime-local"
            value={time}
            aria-invalid={schedule === undefined}
            onChange={({ target }) => setTime(target.value)}
          />
          <span className={styles.soft}>{t('release.zone', { zone: zoneName(zone) })}</span>
        </label>
        {schedule === undefined && (
          <p className={styles.wrong} role="alert">
            {t('release.past')}
          </p>
        )}
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={save.pending} isDisabled={schedule === undefined}>
            {t('release.schedule')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}

async function create(name: string, items: NewReleaseItems): Promise<KnownRelease> {
  const created = await writeOperation('release.create', { name: name.trim() })
  if (created.kind !== 'done') throw new TypeError('A release is not created by a job')
  const { id } = created.value
  await writeOperation('release.put', { id, version: await versionNow(`release:${id}`), ...items })
  return { id, version: await versionNow(`release:${id}`) }
}
