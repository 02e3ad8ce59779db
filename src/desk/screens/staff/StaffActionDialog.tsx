/** Requests a confirmation before the account of a colleague is changed, and shows the consequences. */
import { useState } from 'react'
import { ROLES, type Role } from '../../../contracts/staff/roles.ts'
import type { OperationValue, StaffEntry } from '../../api/operations.ts'
import { type Action } from '../../api/use-action.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { SelectField } from '../../ui/Field.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'
import styles from './Staff.module.css'

export type StaffAction = 'changeRole' | 'disable' | 'enable' | 'reset' | 'revoke'

type Props = { readonly entry: StaffEntry; readonly onClose: () => void }

export function StaffActionDialog({ action, ...props }: Props & { readonly action: StaffAction }) {
  switch (action) {
    case 'changeRole':
      return <RoleDialog {...props} />
    case 'reset':
      return <ResetDialog {...props} />
    case 'disable':
    case 'enable':
    case 'revoke':
      return <PlainDialog {...props} action={action} />
  }
}

const nameOf = ({ name, email }: StaffEntry): string => name || email

function RoleDialog({ entry, onClose }: Props) {
  const t = useTexts()
  const [role, setRole] = useState<Role>(entry.role)
  const change = useOperation('staff.change-role', {
    done: t('staff.roleChanged', { name: nameOf(entry), role: t(`role.${role}`) }),
    refreshes: ['staff.list'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('staff.roleTitle', { name: nameOf(entry) })} onClose={onClose}>
      <SelectField
        label={t('staff.role')}
        value={role}
        options={ROLES.map((one) => [one, t(`role.${one}`)] as const)}
        onChange={setRole}
        help={t(`role.${role}.hint`)}
      />
      <Buttons
        action={change}
        onClose={onClose}
        isDisabled={role === entry.role}
        label={t('staff.changeRole')}
        input={{ id: entry.id, role, version: entry.version }}
      />
    </Dialog>
  )
}

const OPERATIONS = { disable: 'staff.disable', enable: 'staff.enable', revoke: 'staff.revoke-invitation' } as const

function PlainDialog({ action, entry, onClose }: Props & { readonly action: keyof typeof OPERATIONS }) {
  const t = useTexts()
  const name = nameOf(entry)
  const run = useOperation(OPERATIONS[action], {
    done: t(`staff.${action}.done`, { name }),
    refreshes: ['staff.list'],
    onDone: onClose,
  })
  return (
    <Dialog title={t(`staff.${action}.title`, { name })} onClose={onClose} alert>
      <p>{t(`staff.${action}.hint`)}</p>
      <Buttons
        action={run}
        onClose={onClose}
        isDanger={action !== 'enable'}
        label={t(`staff.${action}`)}
        input={{ id: entry.id, version: entry.version }}
      />
    </Dialog>
  )
}

function ResetDialog({ entry, onClose }: Props) {
  const t = useTexts()
  const [link, setLink] = useState<OperationValue<'staff.reset-factors'>>()
  const reset = useOperation('staff.reset-factors', { refreshes: ['staff.list'], onDone: setLink })
  const name = nameOf(entry)
  if (link) {
    return (
      <Dialog title={t('staff.reset.doneTitle')} onClose={onClose}>
        <OneTimeLink link={link.link} expiresAt={link.expiresAt} hint={t('staff.reset.done', { name })} />
      </Dialog>
    )
  }
  return (
    <Dialog title={t('staff.reset.title', { name })} onClose={onClose} alert>
      <p>{t('staff.reset.hint')}</p>
      <Buttons
        action={reset}
        onClose={onClose}
        isDanger
        label={t('staff.reset')}
        input={{ id: entry.id, version: entry.version }}
      />
    </Dialog>
  )
}

type ButtonsProps = {
  readonly action: Action<[object]>
  readonly input: object
  readonly label: string
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  readonly onClose: () => void
}

function Buttons({ action, input, label, isDanger = false, isDisabled = false, onClose }: ButtonsProps) {
  const t = useTexts()
  return (
    <div className={styles.form}>
      <FailureNotice error={action.error} />
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button
          look={isDanger ? 'danger' : 'primary'}
          isDisabled={isDisabled}
          isPending={action.pending}
          onPress={() => action.run(input)}
        >
          {label}
        </Button>
      </DialogActions>
    </div>
  )
}
