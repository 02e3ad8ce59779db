import { useState } from 'react'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { nothingSchema } from '../api/auth-schemas.ts'
import { callAuth } from '../api/call-auth.ts'
import { useAction } from '../api/use-action.ts'
import { LANGUAGE_NAMES } from '../texts/language-names.ts'
import { switchLanguage, useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { Field, SelectField } from '../ui/Field.tsx'
import styles from './SignIn.module.css'

/** The first step: how colleagues see the new account, and the language of its desk. */
export function EnrolName({ name: before, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const t = useTexts()
  const [name, setName] = useState(before)
  const save = useAction(async () => {
    await callAuth('enrol/name', { name: name.trim(), language: t.language }, nothingSchema)
    onDone()
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.run()
      }}
    >
      <FailureNotice error={save.error} />
      <Field
        label={t('account.name')}
        help={t('enrol.nameHelp')}
        value={name}
        onChange={setName}
        autoComplete="name"
        maxLength={80}
        isRequired
      />
      <SelectField
        label={t('account.language')}
        value={t.language}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
        onChange={(language) => void switchLanguage(language)}
      />
      <Button type="submit" look="primary" isPending={save.pending}>
        {t('common.continue')}
      </Button>
    </form>
  )
}
