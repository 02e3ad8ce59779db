import { useState } from 'react'
import { addPasskey } from '../../api/passkeys.ts'
import { withFreshFactor } from '../../api/fresh-factor.ts'
import { noteSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toasts.ts'
import styles from './Account.module.css'

export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const [label, setLabel] = useState(t('enrol.thisDevice'))
  const add = useAction(async () => {
    const { session } = await withFreshFactor(() => addPasskey(label.trim()))
    noteSession(session)
    showToast({ text: t('factors.passkeyAdded'), tone: 'done' })
    onClose()
  })
  return (
    <Dialog title={t('factors.addPasskey')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          add.run()
        }}
      >
        <FailureNotice error={add.error} />
        <Field
          label={t('factors.passkeyName')}
          help={t('factors.passkeyNameHelp')}
          value={label}
          onChange={setLabel}
          maxLength={60}
          isRequired
        />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={add.pending}>
            {t('common.continue')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
