/** The results of a search, or suggestions where there are none. The form works without JavaScript: it requests a page. */
import { useEffect, useMemo } from 'react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { searchBubble, showBubble } from '../../features/frame/bubble/index.ts'
import { PageHead, Plain } from '../../features/frame/layout/index.ts'
import { Chips, Listing } from '../../features/catalogue/listing/index.ts'
import { Fish } from '../../features/frame/logo/index.ts'
import { usePlace } from '../../features/visitor/markets/index.ts'
import { LikedByOthers } from '../../features/catalogue/recommendations/index.ts'
import { useSearchClicks } from '../../features/catalogue/search/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import { fill } from '../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { load, SearchView } from './load.ts'
import { Reading } from './Reading.tsx'
import styles from './search.module.css'

export function Page({ data }: PageProps<typeof load>) {
  const texts = useTexts()
  const place = usePlace()
  useWords(data)
  const clicks = useClicks(data)
  switch (data.outcome) {
    case 'not-asked':
      return (
        <SearchPage title={texts.searchPrompt} term="">
          <LikedByOthers tiles={data.liked} />
        </SearchPage>
      )
    case 'found':
      return (
        <SearchPage
          title={fill(texts.searchFor, { term: data.term })}
          term={data.term}
          clicks={clicks}
          part={data.listing}
        >
          <Reading reading={data.reading} />
          <Listing listing={data.listing} panel={data.panel} />
        </SearchPage>
      )
    case 'nothing':
      return (
        <SearchPage title={fill(texts.nothingFound, { term: data.term })} term={data.term}>
          <div className={styles.fish}>
            <Fish mood="sad" />
          </div>
          <p>{data.unfiltered === undefined ? texts.nothingFoundText : texts.nothingLeft}</p>
          {data.panel && <Chips panel={data.panel} hasClear={false} />}
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

/** SRC-15: the fish speaks the number of results, or that there are none. Without a term or a response it is silent. */
function useWords(data: SearchView): void {
  const texts = useTexts()
  const term = data.outcome === 'not-asked' ? '' : data.term
  const results = resultsOf(data)
  useEffect(() => {
    if (term !== '' && results !== undefined) showBubble(searchBubble(texts, results))
  }, [term, results, texts])
}

function resultsOf(data: SearchView): number | undefined {
  if (data.outcome === 'found') return data.listing.totalItems
  return data.outcome === 'nothing' ? 0 : undefined
}

function useClicks(data: SearchView): RefObject<HTMLDivElement | null> {
  const answer = useMemo(
    () => (data.outcome === 'found' ? { term: data.term, id: data.id, finds: data.listing.tiles } : undefined),
    [data],
  )
  return useSearchClicks(answer)
}

type SearchPageProps = {
  readonly title: string
  readonly term: string
  readonly clicks?: RefObject<HTMLDivElement | null>
  readonly part?: ComponentProps<typeof PageHead>['part']
  readonly children: ReactNode
}

function SearchPage({ title, term, clicks, part, children }: SearchPageProps) {
  return (
    <div className={styles.page} ref={clicks}>
      <Plain title={title}>
        <PageHead title={title} description={title} part={part} />
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
