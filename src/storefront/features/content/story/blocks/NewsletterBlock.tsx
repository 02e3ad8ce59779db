/**
 * The newsletter as a part of a page. Without JavaScript the browser comes back here to one of the two messages, which show
 * themselves when they are led to.
 */
import { useId } from 'react'
import { NEWSLETTER_FAILED, NEWSLETTER_SENT } from '../../../../../contracts/engagement/newsletter.ts'
import { Fish } from '../../../frame/logo/index.ts'
import { NewsletterForm } from '../../../visitor/newsletter/index.ts'
import { hidesNewsletter, useSegmentVariables } from '../../../visitor/segments/index.ts'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { RichText } from '../RichText.tsx'
import { useShell } from '../shell-context.ts'
import styles from './NewsletterBlock.module.css'
import outcome from './outcome.module.css'

export function NewsletterBlock({ block }: { block: BlockViews['newsletter'] }) {
  const { title, subtitle, successMessage, errorMessage, legal } = block
  const id = useId()
  const { segments } = useShell()
  // NWS-14
  if (hidesNewsletter(segments, useSegmentVariables())) return null
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        <NewsletterForm place="block" words={block} />
        <p className={`${outcome.failure} ${outcome.announced}`} id={NEWSLETTER_FAILED} tabIndex={-1}>
          {errorMessage}
        </p>
        <p className={`${outcome.success} ${outcome.announced}`} id={NEWSLETTER_SENT} tabIndex={-1}>
          {successMessage}
        </p>
        <RichText text={legal} isSmall />
      </div>
      <div className={styles.fish}>
        <Fish />
      </div>
    </section>
  )
}
