/** Requests of persons about their data: find, export, erase. The search is in memory only, never in the address. */
import { useState } from 'react'
import { readOperation } from '../../api/call-operation.ts'
import type { OperationValue } from '../../api/operations.ts'
import { useAction } from '../../api/use-action.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { PersonView } from './PersonView.tsx'
import styles from './Privacy.module.css'

type Answer = OperationValue<'privacy.find'>

export function PrivacyScreen() {
  const t = useTexts()
  const [query, setQuery] = useState('')
  const [answer, setAnswer] = useState<Answer>()
  const search = useAction(async (wanted: string) => setAnswer(await readOperation('privacy.find', { query: wanted })))
  const show = (email: string): void => {
    setQuery(email)
    search.run(email)
  }
  return (
    <ScreenFrame title={t('nav.privacy')} hint={t('privacy.hint')}>
      <Panel>
        <FocusedForm
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault()
            search.run(query.trim())
          }}
        >
          <Field label={t('privacy.search')} value={query} onChange={setQuery} minLength={3} isRequired />
          <Button type="submit" look="primary" icon="search" isPending={search.pending}>
            {t('privacy.find')}
          </Button>
        </FocusedForm>
      </Panel>
      <FailureNotice error={search.error} />
      {answer && <Found answer={answer} onShow={show} />}
    </ScreenFrame>
  )
}

function Found({ answer, onShow }: { readonly answer: Answer; readonly onShow: (email: string) => void }) {
  const t = useTexts()
  const { persons, found } = answer
  const [first] = persons
  if (first === undefined) {
    return (
      <FullState inside icon="search" title={t('privacy.none')}>
        {t('privacy.noneHint')}
      </FullState>
    )
  }
  if (found)
    return <PersonView key={found.email} name={first.name} overview={found} onChanged={() => onShow(found.email)} />
  return (
    <Panel title={t('privacy.several')}>
      <ul className={styles.persons}>
        {persons.map(({ email, name, orders }) => (
          <li key={email}>
            <span>
              <strong>{name}</strong>
              <br />
              {email} · {t.count('privacy.orders', orders)}
            </span>
            <Button onPress={() => onShow(email)}>{t('privacy.show')}</Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
