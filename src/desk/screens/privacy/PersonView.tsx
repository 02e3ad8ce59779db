/** What is stored about one person, what erasing does to it, and both actions. */
import { useState } from 'react'
import type { PersonOverview } from '../../api/operations.ts'
import { useAction } from '../../api/use-action.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { showToast } from '../../ui/toasts.ts'
import { downloadExport } from './download-export.ts'
import { EraseDialog } from './EraseDialog.tsx'
import styles from './Privacy.module.css'
import { RecordTable } from './RecordTable.tsx'
import { runJob } from './run-job.ts'

type Props = { readonly name: string; readonly overview: PersonOverview; readonly onChanged: () => void }

export function PersonView({ name, overview, onChanged }: Props) {
  const t = useTexts()
  const { email, groups, blockers } = overview
  const [isErasing, setErasing] = useState(false)
  const exporting = useAction(async () => {
    await downloadExport(await runJob('privacy.export', { email }))
    showToast({ text: t('privacy.exported'), tone: 'done' })
  })
  const numbers = [...new Set([...blockers.orders, ...blockers.returns])]
  const canErase = numbers.length === 0 && groups.some(({ fate }) => fate === 'deleted' || fate === 'emptied')
  return (
    <Panel
      title={name === '' ? email : name}
      actions={
        <div className={styles.actions}>
          <Button icon="download" isPending={exporting.pending} onPress={() => exporting.run()}>
            {t('privacy.export')}
          </Button>
          <Button look="danger" isDisabled={!canErase} onPress={() => setErasing(true)}>
            {t('privacy.erase')}
          </Button>
        </div>
      }
    >
      {name !== '' && <p className={styles.soft}>{email}</p>}
      <FailureNotice error={exporting.error} />
      {numbers.length > 0 && (
        <Notice tone="attention">
          {t('privacy.blocked')}{' '}
          {numbers.map((number) => (
            <a key={number} className={styles.number} href={hrefOf(`/orders/${number}`)}>
              {number}
            </a>
          ))}
        </Notice>
      )}
      <RecordTable groups={groups} />
      {isErasing && (
        <EraseDialog
          overview={overview}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false)
            showToast({ text: t('privacy.erased'), tone: 'done' })
            onChanged()
          }}
        />
      )}
    </Panel>
  )
}
