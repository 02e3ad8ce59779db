/** The frame of everything before the desk: the logo, one card, the language. */
import { type ReactNode, useEffect } from 'react'
import { Fish } from '../../brand/Fish.tsx'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { switchLanguage, useTexts } from '../texts/use-texts.ts'
import { LANGUAGE_NAMES } from '../texts/language-names.ts'
import { SelectField } from '../ui/Field.tsx'
import styles from './Card.module.css'

type Props = { readonly title: string; readonly hint?: ReactNode; readonly children: ReactNode; readonly sad?: boolean }

export function Card({ title, hint, children, sad = false }: Props) {
  const t = useTexts()
  useEffect(() => {
    document.title = `${title} · Sockeye`
  }, [title])
  return (
    <main className={styles.page}>
      <div className={styles.brand}>
        <div className={styles.fish}>
          <Fish mood={sad ? 'sad' : 'happy'} />
        </div>
        <span className={styles.name}>{t('app.name')}</span>
      </div>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        {children}
      </div>
      <div className={styles.language}>
        <SelectField
          compact
          label={t('account.language')}
          value={t.language}
          options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]] as const)}
          onChange={(language) => void switchLanguage(language)}
        />
      </div>
    </main>
  )
}
