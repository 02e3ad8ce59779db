/** How one signs in: passkeys, password and authenticator app, recovery codes. Changes need a fresh factor. */
import { useState } from 'react'
import type { AccountEntry } from '../../api/operations.ts'
import { refresh } from '../../api/queries.ts'
import { canUsePasskeys } from '../../api/passkeys.ts'
import { useOperation } from '../../api/use-operation.ts'
import { RecoveryCodes } from '../../sign-in/RecoveryCodes.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './Account.module.css'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { AddTotpDialog } from './AddTotpDialog.tsx'

export function Factors({ account }: { readonly account: AccountEntry }) {
  const t = useTexts()
  const [adding, setAdding] = useState<'passkey' | 'totp'>()
  const close = (): void => {
    setAdding(undefined)
    void refresh('account.read')
  }
  if (account.demo) {
    return (
      <Panel title={t('factors.title')}>
        <Notice tone="info">{t('factors.demo')}</Notice>
      </Panel>
    )
  }
  return (
    <Panel title={t('factors.title')}>
      <h3 className={styles.sub}>{t('factors.passkeys')}</h3>
      <ul className={styles.rows}>
        {account.passkeys.map((passkey) => (
          <Passkey key={passkey.id} passkey={passkey} />
        ))}
        {account.passkeys.length === 0 && <li className={styles.soft}>{t('factors.noPasskeys')}</li>}
      </ul>
      {canUsePasskeys() && (
        <div>
          <Button icon="plus" onPress={() => setAdding('passkey')}>
            {t('factors.addPasskey')}
          </Button>
        </div>
      )}
      <h3 className={styles.sub}>{t('factors.totp')}</h3>
      <p className={styles.soft}>{account.totp ? t('factors.hasTotp') : t('factors.noTotp')}</p>
      <div>
        <Button icon="phone" onPress={() => setAdding('totp')}>
          {account.totp ? t('factors.replaceTotp') : t('factors.addTotp')}
        </Button>
      </div>
      {account.totp && <Codes left={account.recoveryCodes} />}
      {adding === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {adding === 'totp' && <AddTotpDialog hasPassword={account.hasPassword} onClose={close} />}
    </Panel>
  )
}

/** They replace codes of the authenticator app. */
function Codes({ left }: { readonly left: number }) {
  const t = useTexts()
  const [codes, setCodes] = useState<readonly string[]>()
  const renew = useOperation('account.recovery-codes', {
    refreshes: ['account.read'],
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  })
  return (
    <>
      <h3 className={styles.sub}>{t('codes.title')}</h3>
      <p className={styles.soft}>{t.count('factors.codes', left)}</p>
      <FailureNotice error={renew.error} />
      <div>
        <Button icon="refresh" isPending={renew.pending} onPress={() => renew.run({})}>
          {t('factors.renewCodes')}
        </Button>
      </div>
      {codes && (
        <Dialog title={t('codes.title')}>
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </Dialog>
      )}
    </>
  )
}

function Passkey({ passkey }: { readonly passkey: AccountEntry['passkeys'][number] }) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const remove = useOperation('account.remove-passkey', {
    done: t('factors.passkeyRemoved'),
    refreshes: ['account.read'],
    onDone: () => setAsking(false),
  })
  const { id, label, createdAt, usedAt } = passkey
  return (
    <li className={styles.entry}>
      <Icon name="key" />
      <span className={styles.words}>
        <strong>{label}</strong>
        <span className={styles.soft}>
          {usedAt ? t('factors.used') : t('factors.added')} <Time iso={usedAt ?? createdAt} />
        </span>
      </span>
      <IconButton icon="close" label={t('factors.removePasskey', { name: label })} onPress={() => setAsking(true)} />
      {isAsking && (
        <Dialog title={t('factors.removePasskey', { name: label })} onClose={() => setAsking(false)} alert>
          <p>{t('factors.removeHint')}</p>
          <FailureNotice error={remove.error} />
          <DialogActions>
            <Button onPress={() => setAsking(false)}>{t('common.cancel')}</Button>
            <Button look="danger" isPending={remove.pending} onPress={() => remove.run({ id })}>
              {t('common.remove')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </li>
  )
}
