import { useState } from 'react'
import { API_SCOPES, type ApiScope } from '../../../contracts/staff/scopes.ts'
import type { OperationValue } from '../../api/operations.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { CheckField, Field, SelectField } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import styles from './ApiKeys.module.css'
import { CreatedKey } from './CreatedKey.tsx'

const LIVES = ['30', '90', '180', '365', '730'] as const

/** The key is shown here once: neither the list nor the log has it. */
export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>([])
  const [days, setDays] = useState<(typeof LIVES)[number]>('365')
  const [created, setCreated] = useState<OperationValue<'api-key.create'>>()
  const create = useOperation('api-key.create', { refreshes: ['api-key.list'], onDone: setCreated })
  if (created?.key !== undefined) {
    return (
      <Dialog title={t('apiKeys.created')} alert>
        <CreatedKey apiKey={created.key} expiresAt={created.expiresAt} />
        <DialogActions>
          <Button look="primary" onPress={onClose}>
            {t('common.done')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('apiKeys.createTitle')} onClose={onClose} wide>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (scopes.length > 0) create.run({ name: name.trim(), scopes, days: Number(days) })
        }}
      >
        <FailureNotice error={create.error} />
        <Field
          label={t('apiKeys.name')}
          value={name}
          onChange={setName}
          maxLength={60}
          help={t('apiKeys.nameHelp')}
          isRequired
        />
        <ScopeChoice chosen={scopes} onChange={setScopes} />
        <SelectField
          label={t('apiKeys.life')}
          value={days}
          options={LIVES.map((one) => [one, t('apiKeys.days', { n: one })] as const)}
          onChange={setDays}
          help={t('apiKeys.lifeHelp')}
        />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={create.pending} isDisabled={scopes.length === 0}>
            {t('apiKeys.create')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}

type ChoiceProps = {
  readonly chosen: readonly ApiScope[]
  readonly onChange: (scopes: readonly ApiScope[]) => void
}

function ScopeChoice({ chosen, onChange }: ChoiceProps) {
  const t = useTexts()
  const choose = (scope: ApiScope, isChosen: boolean): void =>
    onChange(API_SCOPES.filter((one) => (one === scope ? isChosen : chosen.includes(one))))
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('apiKeys.scopes')}</legend>
      {API_SCOPES.map((scope) => (
        <CheckField
          key={scope}
          label={t(`apiScope.${scope}`)}
          checked={chosen.includes(scope)}
          onChange={(isChosen) => choose(scope, isChosen)}
        />
      ))}
    </fieldset>
  )
}
