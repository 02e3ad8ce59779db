import { useState } from 'react'
import { ROLES, type Role } from '../../../contracts/staff/roles.ts'
import type { OperationValue } from '../../api/operations.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { OneTimeLink } from './OneTimeLink.tsx'
import styles from './Staff.module.css'

/** The link is mailed, and shown here once (STF-06). */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('orders')
  const [invited, setInvited] = useState<OperationValue<'staff.invite'>>()
  const invite = useOperation('staff.invite', { refreshes: ['staff.list'], onDone: setInvited })
  if (invited) {
    return (
      <Dialog title={t('staff.invited')} onClose={onClose}>
        <OneTimeLink link={invited.link} expiresAt={invited.expiresAt} hint={t('staff.invitedHint', { email })} />
        <DialogActions>
          <Button look="primary" onPress={onClose}>
            {t('common.done')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('staff.inviteTitle')} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          invite.run({ email: email.trim(), role })
        }}
      >
        <FailureNotice error={invite.error} />
        <Field label={t('signIn.email')} type="email" value={email} onChange={setEmail} isRequired />
        <SelectField
          label={t('staff.role')}
          value={role}
          options={ROLES.map((one) => [one, t(`role.${one}`)] as const)}
          onChange={setRole}
          help={t(`role.${role}.hint`)}
        />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={invite.pending}>
            {t('staff.sendInvite')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
