/** Search results for the text in the query. The form works without JavaScript: it is a plain form that asks for a page. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import { usePlace } from '../../features/markets/index.ts'
import type { PageProps } from '../../page-contract.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { load } from './load.ts'
import styles from './search.module.css'

export function Page({ data: { term } }: PageProps<typeof load>) {
  const texts = useTexts()
  const place = usePlace()
  const title = term ? fill(texts.searchFor, { term }) : texts.searchPrompt
  return (
    <Plain title={title}>
      <PageHead title={title} />
      <search className={styles.search}>
        <form className={styles.form} action={`/${place?.storefront ?? ''}/search`}>
          <label className="visually-hidden" htmlFor="term">
            {texts.searchPrompt}
          </label>
          <input className={styles.input} id="term" key={term} name="term" type="search" defaultValue={term} />
          <button className={styles.button} type="submit">
            {texts.search}
          </button>
        </form>
      </search>
      {term && <p>{texts.comingSoon}</p>}
    </Plain>
  )
}
