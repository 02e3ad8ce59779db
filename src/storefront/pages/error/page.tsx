/**
 * The error page: a sad fish with one sock, what happened, and a link back (ERR-54). Message, path and status are in
 * the page for debugging, hidden from shoppers.
 */
import { Fish } from '../../features/frame/logo/index.ts'
import { PageHead } from '../../features/frame/layout/index.ts'
import { usePlace } from '../../features/visitor/markets/index.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { Texts } from '../../../contracts/storefront/texts/types.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from './error.module.css'

const { View: WayOn } = onDemand(async () => (await import('../../features/catalogue/way-on/index.ts')).WayOn)
/** The header has a search, too. */
const withoutWay = () => {}

export type ErrorData = {
  readonly status: number
  readonly message: string
  readonly path: string
  /** Finds the log line of what failed. */
  readonly reference?: string
}

export function Page({ data: { status, message, path, reference } }: { data: ErrorData }) {
  const texts = useTexts()
  const place = usePlace()
  const [title, description] = wordsFor(status, texts)
  return (
    <div className={styles.page} data-status={status}>
      <PageHead title={title} />
      <div className={styles.fish}>
        <Fish mood="sad" />
      </div>
      <h1>{title}</h1>
      <p className={styles.text}>{description}</p>
      {reference !== undefined && (
        <p className={styles.reference}>
          {texts.errorReference} <span translate="no">{reference}</span>
        </p>
      )}
      <ButtonLink href={place ? `/${place.storefront}` : '/'}>{texts.backToStart}</ButtonLink>
      {status === 404 && place && <WayOn place={place} onMissing={withoutWay} />}
      <p hidden data-error-message>
        {message}
      </p>
      <p hidden data-error-path>
        {path}
      </p>
    </div>
  )
}

function wordsFor(status: number, texts: Texts): readonly [title: string, description: string] {
  if (status === 404) return [texts.cantFindIt, texts.cantFindItText]
  if (status === 503) return [texts.asleep, texts.asleepText]
  if (status < 500) return [texts.badRequest, texts.badRequestText]
  return [texts.somethingBroke, texts.somethingBrokeText]
}
