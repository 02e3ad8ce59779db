import type { Role } from '../../contracts/staff/roles.ts'
import { useTexts } from '../texts/use-texts.ts'
import { CheckField } from '../ui/Field.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { usePreference } from './preferences.ts'
import { ShortcutList } from './ShortcutList.tsx'

export function ShortcutsDialog({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const t = useTexts()
  return (
    <Dialog title={t('menu.shortcuts')} onClose={onClose} wide>
      <ShortcutList role={role} />
      <SingleKeysSwitch />
    </Dialog>
  )
}

/** Single keys get in the way of speech input and some screen readers, so they can be switched off (DSK-17). */
export function SingleKeysSwitch() {
  const t = useTexts()
  const [value, change] = usePreference('shortcuts')
  return (
    <CheckField
      label={t('shortcuts.single')}
      checked={value !== 'off'}
      onChange={(isOn) => change(isOn ? 'on' : 'off')}
    />
  )
}
