/** The storefront chooser: every country we sell in, under its own name. */
import { isExternalStorefrontCode } from '../../../markets/storefronts/codes.ts'
import { Fish } from '../../features/frame/logo/index.ts'
import { PageHead } from '../../features/frame/layout/index.ts'
import { marketCookie } from '../../features/visitor/markets/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { Bubble } from '../../ui/Bubble.tsx'
import styles from './chooser.module.css'
import type { CountryChoice, Choices, ContinentChoices, load } from './load.ts'

export function Page({ data: { languages, continents } }: PageProps<typeof load>) {
  const texts = useTexts()
  return (
    <div className={styles.page}>
      <PageHead title={texts.chooserTitle} description={texts.chooserIntro} />
      <div className={styles.top}>
        <p className={styles.word}>Sockeye</p>
        <div className={styles.greeting}>
          <div className={styles.fish}>
            <Fish />
          </div>
          <Bubble>
            <p>{texts.chooserIntro}</p>
          </Bubble>
        </div>
        <h1 className={styles.title}>{texts.chooserTitle}</h1>
      </div>
      {continents.map((group) => (
        <ContinentList key={group.continent} group={group} languages={languages} />
      ))}
    </div>
  )
}

type ListProps = { group: ContinentChoices; languages: Choices['languages'] }

function ContinentList({ group: { continent, choices }, languages }: ListProps) {
  const texts = useTexts()
  return (
    <section aria-labelledby={continent}>
      <h2 className={styles.continent} id={continent}>
        {texts[`continent${continent}`]}
      </h2>
      <ul className={styles.countries}>
        {choices.map((choice) => (
          <li key={choice.countryCode}>
            <Country choice={choice} languageName={languages[choice.language] ?? ''} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A deliberate choice: it is stored before the visitor leaves, so that they are not redirected back (MSW-11). */
function Country({ choice, languageName }: { choice: CountryChoice; languageName: string }) {
  const { countryCode, storefront, name, lang, language, currency } = choice
  const texts = useTexts()
  const external = isExternalStorefrontCode(storefront)
  return (
    <a
      className={styles.country}
      href={`/${storefront}`}
      data-cookie={external ? undefined : marketCookie(countryCode)}
    >
      <span className={styles.name} lang={lang} dir="auto">
        {name}
      </span>
      <span className={styles.details}>
        {external ? (
          <>
            {texts.chooserExternal} <span aria-hidden="true">↗</span>
          </>
        ) : (
          <>
            <span lang={language}>{languageName}</span> · {currency}
          </>
        )}
      </span>
    </a>
  )
}
