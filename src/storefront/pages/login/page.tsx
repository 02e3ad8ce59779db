/** The order look-up (RTE-12): an address and a number, and a link comes by mail. No passwords here, ever. */
import { Fish } from '../../features/frame/logo/index.ts'
import { PageHead } from '../../features/frame/layout/index.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { LookUpForm } from './LookUpForm.tsx'
import styles from './login.module.css'

export function Page() {
  const texts = useTexts()
  return (
    <div className={styles.page}>
      <PageHead title={texts.orderLookup} />
      <div className={styles.words}>
        <h1 className={styles.title}>{texts.orderLookup}</h1>
        <p className={styles.intro}>{texts.orderLookupText}</p>
        <LookUpForm />
      </div>
      <div className={styles.fish}>
        <Fish mood="happy" />
      </div>
    </div>
  )
}
