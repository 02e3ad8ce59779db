import { useDeskStore } from '../app/store.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { answerLeaving, leavingStore } from './open-drafts.ts'

/** Asks before a screen with unsaved edits is left. */
export function LeaveDialog() {
  const t = useTexts()
  const leaving = useDeskStore(leavingStore)
  if (!leaving) return null
  return (
    <Dialog title={t('leave.title')} onClose={() => answerLeaving(false)} alert>
      <p>{t('leave.hint')}</p>
      <DialogActions>
        <Button onPress={() => answerLeaving(false)}>{t('leave.stay')}</Button>
        <Button look="danger" onPress={() => answerLeaving(true)}>
          {t('leave.discard')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
