/** The rows of a view as CSV: immediately, or as a job with progress when there are many (DSK-11). */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isCancelled } from '../api/operation-error.ts'
import { csvFileSchema, type OperationName } from '../api/operations.ts'
import { operationQuery } from '../api/queries.ts'
import { useOperation } from '../api/use-operation.ts'
import { useFormats } from '../formats/use-formats.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { downloadText } from '../ui/download.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { showToast } from '../ui/toasts.ts'
import styles from './ListScreen.module.css'
import type { ListView } from './list-view.ts'
import { listInput } from './use-list-rows.ts'

type Props = {
  readonly operation: OperationName
  readonly view: ListView
  readonly columns: readonly string[]
  readonly total: number
}

export function ExportButton({ operation, view, columns, total }: Props) {
  const t = useTexts()
  const [job, setJob] = useState<string>()
  const start = useOperation('export.run', {
    onDone: ({ name, rows, csv }) => {
      downloadText(name, csv, 'text/csv')
      showToast({ text: t.count('export.done', rows), tone: 'done' })
    },
    onJob: setJob,
  })
  return (
    <>
      <Button
        icon="download"
        isDisabled={total === 0}
        isPending={start.pending}
        onPress={() => start.run({ operation, ...listInput(view), columns })}
      >
        {t('export.button')}
      </Button>
      {start.error !== undefined && (
        <Dialog title={t('export.failed')} onClose={start.reset}>
          <FailureNotice error={start.error} />
        </Dialog>
      )}
      {job !== undefined && <ExportJobDialog id={job} onClose={() => setJob(undefined)} />}
    </>
  )
}

const POLL_MS = 1000

/** The job runs on when the dialog is closed: its result is on the screen of jobs. */
export function ExportJobDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTexts()
  const { number } = useFormats()
  const { data, error } = useQuery({
    ...operationQuery('job.read', { id }),
    refetchInterval: ({ state }) => (state.error || (state.data && isEnded(state.data.state)) ? false : POLL_MS),
  })
  const isWaiting = data !== undefined && !error && !isEnded(data.state)
  const cancel = useOperation('job.cancel', { refreshes: ['job.read', 'job.list'] })
  const file = data?.state === 'done' ? csvFileSchema.safeParse(data.result) : undefined
  const csv = file?.success ? file.data : undefined
  useEffect(() => {
    if (!csv) return
    downloadText(csv.name, csv.csv, 'text/csv')
    showToast({ text: t.count('export.done', csv.rows), tone: 'done' })
    onClose()
  }, [csv, onClose, t])
  useEffect(() => {
    if (isCancelled(error)) onClose()
  }, [error, onClose])
  return (
    <Dialog title={t('export.running')} onClose={onClose}>
      <FailureNotice error={error ?? cancel.error} />
      {data?.state === 'failed' && <Notice tone="danger">{data.failure?.message ?? t('failure.INTERNAL')}</Notice>}
      {data?.state === 'cancelled' && <Notice tone="info">{t('job.cancelled')}</Notice>}
      {isWaiting && (
        <>
          <progress
            className={styles.progress}
            aria-label={t('export.running')}
            value={data.total ? data.done : undefined}
            max={data.total ?? undefined}
          />
          <output>
            {t('job.progress', { done: number(data.done), total: data.total ? number(data.total) : '…' })}
          </output>
        </>
      )}
      <DialogActions>
        {isWaiting && (
          <Button isPending={cancel.pending} onPress={() => cancel.run({ id })}>
            {t('job.cancel')}
          </Button>
        )}
        <Button look="primary" onPress={onClose}>
          {t('export.background')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const isEnded = (state: string): boolean => state === 'done' || state === 'failed' || state === 'cancelled'
