/** What a search found, or what to do where it found nothing. The form works without JavaScript: it asks for a page. */
import type { ReactNode } from 'react'
import { PageHead, Plain } from '../../features/layout/index.ts'
import { ProductGrid } from '../../features/listing/index.ts'
import { usePlace } from '../../features/markets/index.ts'
import { LikedByOthers } from '../../features/recommendations/index.ts'
import type { PageProps } from '../../page-contract.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { load } from './load.ts'
import { Reading } from './Reading.tsx'
import styles from './search.module.css'

export function Page({ data }: PageProps<typeof load>) {
  const texts = useTexts()
  const place = usePlace()
  switch (data.outcome) {
    case 'not-asked':
      return (
        <SearchPage title={texts.searchPrompt} term="">
          <LikedByOthers tiles={data.liked} />
        </SearchPage>
      )
    case 'found':
      return (
        <SearchPage title={fill(texts.searchFor, { term: data.term })} term={data.term}>
          <Reading reading={data.reading} />
          <ProductGrid listing={data.listing} />
        </SearchPage>
      )
    case 'nothing':
      return (
        <SearchPage title={fill(texts.nothingFound, { term: data.term })} term={data.term}>
          <p>{data.unfiltered === undefined ? texts.nothingFoundText : texts.nothingLeft}</p>
          {data.unfiltered !== undefined && <ButtonLink href={data.unfiltered}>{texts.clearFilters}</ButtonLink>}
          <LikedByOthers tiles={data.liked} />
        </SearchPage>
      )
    case 'failed':
      return (
        <SearchPage title={fill(texts.searchFor, { term: data.term })} term={data.term}>
          <p>{texts.searchAsleep}</p>
          <ButtonLink href={`/${place?.storefront ?? ''}`}>{texts.backToStart}</ButtonLink>
        </SearchPage>
      )
  }
}

function SearchPage({ title, term, children }: { title: string; term: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Plain title={title}>
        <PageHead title={title} />
        <SearchForm term={term} />
        {children}
      </Plain>
    </div>
  )
}

function SearchForm({ term }: { term: string }) {
  const texts = useTexts()
  const place = usePlace()
  return (
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
  )
}
