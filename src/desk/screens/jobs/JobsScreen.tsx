/** Work that runs in the background for this person: exports and large changes (OPS-09). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { csvFileSchema, type DeskJob } from '../../api/operations.ts'
import { operationQuery } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { ExportJobDialog } from '../../table/ExportButton.tsx'
import { downloadExport } from '../privacy/download-export.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './JobsScreen.module.css'

const TONES: Readonly<Record<DeskJob['state'], Tone>> = {
  queued: 'neutral',
  running: 'info',
  done: 'done',
  failed: 'danger',
  cancelled: 'attention',
}

const REFRESH_MS = 2000

export function JobsScreen() {
  const t = useTexts()
  const [opened, setOpened] = useState<string>()
  const { data, error } = useQuery({
    ...operationQuery('job.list', { offset: 0, limit: 100 }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isActive) ? REFRESH_MS : false),
  })
  return (
    <ScreenFrame title={t('nav.jobs')} hint={t('jobs.hint')}>
      <FailureNotice error={error} />
      {data?.rows.length === 0 && (
        <FullState inside icon="jobs" title={t('jobs.empty')}>
          {t('jobs.emptyHint')}
        </FullState>
      )}
      <ul className={styles.jobs}>
        {data?.rows.map((job) => (
          <Job key={job.id} job={job} onDownload={() => setOpened(job.id)} />
        ))}
      </ul>
      {opened !== undefined && <ExportJobDialog id={opened} onClose={() => setOpened(undefined)} />}
    </ScreenFrame>
  )
}

const isActive = ({ state }: DeskJob): boolean => state === 'queued' || state === 'running'

function Job({ job, onDownload }: { readonly job: DeskJob; readonly onDownload: () => void }) {
  const t = useTexts()
  const { number } = useFormats()
  const cancel = useOperation('job.cancel', { refreshes: ['job.list'] })
  const { id, operation, state, done, total, createdAt, failure } = job
  const isFile = operation === 'export.run' || csvFileSchema.safeParse(job.result).success
  return (
    <li className={styles.job}>
      <div className={styles.words}>
        <strong>{t.maybe('operation', operation)}</strong> <Badge tone={TONES[state]}>{t(`jobState.${state}`)}</Badge>
        {createdAt && (
          <span className={styles.soft}>
            <Time iso={createdAt} />
          </span>
        )}
        {failure && <p>{failure.message ?? failure.code}</p>}
        <FailureNotice error={cancel.error} />
      </div>
      {isActive(job) && (
        <>
          <span className={styles.soft}>
            {t('job.progress', { done: number(done), total: total ? number(total) : '…' })}
          </span>
          <Button isPending={cancel.pending} onPress={() => cancel.run({ id })}>
            {t('job.cancel')}
          </Button>
        </>
      )}
      {state === 'done' && operation === 'privacy.export' && <PersonalExport job={id} />}
      {state === 'done' && isFile && (
        <Button icon="download" onPress={onDownload}>
          {t('common.download')}
        </Button>
      )}
    </li>
  )
}

/** Once: afterwards the shop has no copy. */
function PersonalExport({ job }: { readonly job: string }) {
  const t = useTexts()
  const download = useAction(() => downloadExport(job))
  return (
    <>
      <FailureNotice error={download.error} />
      <Button icon="download" isPending={download.pending} onPress={() => download.run()}>
        {t('common.download')}
      </Button>
    </>
  )
}
