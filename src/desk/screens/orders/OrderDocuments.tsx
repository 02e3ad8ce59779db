import type { DeskOrder } from '../../api/order-schema.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import styles from './OrderScreen.module.css'
import { printHref } from './PrintLink.tsx'

/** Invoices and credit notes; each opens as it was archived, or is saved as PDF. */
export function OrderDocuments({ details: { documents } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const opens = session?.permissions.includes('invoices.read') ?? false
  return (
    <Panel title={t('order.documents')}>
      {documents.length === 0 && <p className={styles.soft}>{t('order.noDocuments')}</p>}
      <ul className={styles.entries}>
        {documents.map(({ kind, number, gross, currency, issued_at: issuedAt }) => (
          <li key={number} className={styles.payment}>
            <span>
              {t.maybe('document', kind)}{' '}
              {opens ? (
                <a href={printHref('document', [number])} target="_blank" rel="noreferrer">
                  {number}
                </a>
              ) : (
                number
              )}
              <br />
              <span className={styles.soft}>
                <Time iso={issuedAt} />
                {opens && (
                  <>
                    {' · '}
                    <a href={printHref('document-pdf', [number])} target="_blank" rel="noreferrer">
                      {t('order.documentPdf')}
                    </a>
                  </>
                )}
              </span>
            </span>
            <span className={styles.amount}>{formats.amount(gross, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
