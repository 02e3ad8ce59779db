/** The announcement before an erasure: what is deleted, what stays, until when and why (DPR-03). */
import type { PersonOverview } from '../../api/operations.ts'
import { useAction } from '../../api/use-action.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import styles from './Privacy.module.css'
import { runJob } from './run-job.ts'

type Group = PersonOverview['groups'][number]

type Props = { readonly overview: PersonOverview; readonly onClose: () => void; readonly onErased: () => void }

export function EraseDialog({ overview: { email, groups }, onClose, onErased }: Props) {
  const t = useTexts()
  const erase = useAction(async () => {
    await runJob('privacy.erase', { email })
    onErased()
  })
  return (
    <Dialog title={t('privacy.eraseTitle', { email })} onClose={onClose} alert>
      {(['deleted', 'emptied', 'restricted', 'stays'] as const).map((fate) => (
        <Announcement key={fate} fate={fate} groups={groups.filter((group) => group.fate === fate)} />
      ))}
      <p>{t('privacy.noUndo')}</p>
      <FailureNotice error={erase.error} />
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button look="danger" isPending={erase.pending} onPress={() => erase.run()}>
          {t('privacy.eraseConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Announcement({ fate, groups }: { readonly fate: Group['fate']; readonly groups: readonly Group[] }) {
  const t = useTexts()
  const { date, number } = useFormats()
  const [first] = groups
  if (first === undefined) return null
  const until = groups.flatMap((group) => group.until ?? []).toSorted()
  const last = until.at(-1)
  const counts = new Map<Group['kind'], number>()
  for (const { kind, count } of groups) counts.set(kind, (counts.get(kind) ?? 0) + count)
  return (
    <section className={styles.announcement}>
      <h3>
        {t(`privacyFate.${fate}`)}
        {last !== undefined && ` ${t('privacy.until', { date: date(`${last}T12:00:00Z`) })}`}
      </h3>
      <p>{[...counts].map(([kind, count]) => `${t(`privacyKind.${kind}`)} (${number(count)})`).join(', ')}</p>
      {first.reason !== undefined && <p className={styles.soft}>{t(`privacyReason.${first.reason}`)}</p>}
    </section>
  )
}
