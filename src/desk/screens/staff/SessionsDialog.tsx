import type { StaffEntry } from '../../api/operations.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SessionList } from '../account/SessionList.tsx'

type Props = { readonly account: StaffEntry; readonly onClose: () => void }

export function SessionsDialog({ account: { id, name, email }, onClose }: Props) {
  const t = useTexts()
  return (
    <Dialog title={t('staff.sessionsOf', { name: name || email })} onClose={onClose} wide>
      <SessionList account={id} />
    </Dialog>
  )
}
