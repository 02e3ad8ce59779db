/** Asks for a factor again before an operation that moves money, people or data (STF-16). */
import { useState } from 'react'
import { sessionSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { canUsePasskeys, confirmWithPasskey } from '../api/passkeys.ts'
import { endConfirmation, sessionStore } from '../api/session.ts'
import { useAction } from '../api/use-action.ts'
import { useDeskStore } from '../app/store.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Field } from '../ui/Field.tsx'
import styles from './SignIn.module.css'

export function ConfirmFactorDialog() {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [code, setCode] = useState('')
  const passkey = useAction(async () => endConfirmation(await confirmWithPasskey()))
  const other = useAction(async (body: object) => endConfirmation(await callAuth('confirm', body, sessionSchema)))
  if (!session) return null
  const { demo, factors } = session.account
  const cancel = (): void => endConfirmation(undefined)
  return (
    <Dialog title={t('confirm.title')} onClose={cancel} alert>
      <p>{demo ? t('confirm.demoHint') : t('confirm.hint')}</p>
      <FailureNotice error={passkey.error ?? other.error} />
      {demo && (
        <DialogActions>
          <Button onPress={cancel}>{t('common.cancel')}</Button>
          <Button look="primary" isPending={other.pending} onPress={() => other.run({ demo: true })}>
            {t('confirm.demo')}
          </Button>
        </DialogActions>
      )}
      {!demo && factors.passkeys > 0 && canUsePasskeys() && (
        <Button look="primary" icon="key" isPending={passkey.pending} onPress={() => passkey.run()}>
          {t('confirm.passkey')}
        </Button>
      )}
      {!demo && factors.totp && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            other.run({ code: code.replaceAll(' ', '') })
          }}
        >
          <Field
            label={t('signIn.code')}
            help={t('signIn.codeHelp')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            isRequired
            code
          />
          <DialogActions>
            <Button onPress={cancel}>{t('common.cancel')}</Button>
            <Button type="submit" look={factors.passkeys > 0 ? 'plain' : 'primary'} isPending={other.pending}>
              {t('confirm.submit')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  )
}
