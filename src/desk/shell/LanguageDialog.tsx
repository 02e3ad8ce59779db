/** Another language for the account, from any screen: what is on the screen stays as it is (DSK-21). */
import { LANGUAGES, type Language } from '../../markets/languages/languages.ts'
import { sessionSchema } from '../api/auth-schemas.ts'
import { readAuth } from '../api/call-auth.ts'
import { readOperation, writeOperation } from '../api/call-operation.ts'
import { refresh } from '../api/queries.ts'
import { noteSession } from '../api/session.ts'
import { useAction } from '../api/use-action.ts'
import { LANGUAGE_NAMES } from '../texts/language-names.ts'
import { switchLanguage, useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import styles from './AccountMenu.module.css'

async function changeLanguage(language: Language): Promise<void> {
  const { name, theme, timeZone, version } = await readOperation('account.read', {})
  await writeOperation('account.change', { name, theme, timeZone, version, language })
  await switchLanguage(language)
  noteSession(await readAuth('session', sessionSchema))
  void refresh('account.read')
}

export function LanguageDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const change = useAction(async (language: Language) => {
    await changeLanguage(language)
    onClose()
  })
  return (
    <Dialog title={t('menu.language')} onClose={onClose}>
      <FailureNotice error={change.error} />
      <ul className={styles.languages}>
        {LANGUAGES.map((language) => (
          <li key={language} lang={language}>
            <Button look={language === t.language ? 'primary' : 'plain'} onPress={() => change.run(language)}>
              {LANGUAGE_NAMES[language]}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
