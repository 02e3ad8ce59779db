/** What must be read before the order button: what is agreed to, and the legal guarantee (LAW-01, LAW-04). */
import { Fragment } from 'react'
import type { OrderLegal } from '../checkout-legal.ts'
import styles from './PaymentView.module.css'

export function OrderNotices({ legal: { agreement, newTab, guarantee } }: { legal: OrderLegal }) {
  return (
    <>
      {guarantee && (
        <details className={styles.guarantee}>
          <summary>{guarantee.heading}</summary>
          <p>{guarantee.text}</p>
          {guarantee.placeholder !== undefined && <p>{guarantee.placeholder}</p>}
          {guarantee.local.map(({ lang, heading, text }) => (
            <p key={lang} lang={lang}>
              <strong>{heading}</strong> {text}
            </p>
          ))}
        </details>
      )}
      <p className={styles.delivery}>
        {agreement.map((part) =>
          typeof part === 'string' ? (
            <Fragment key={part}>{part}</Fragment>
          ) : (
            <a key={part.href} href={part.href} target="_blank" rel="noreferrer" title={newTab}>
              {part.text}
            </a>
          ),
        )}
      </p>
    </>
  )
}
