/** What the shop knows about a product, for staff: whether it can be shown and sold here, and why not. */
import { PageHead, Plain } from '../../features/frame/layout/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { Texts } from '../../../contracts/storefront/texts/types.ts'
import styles from './diagnostics.module.css'
import type { Check, load, ProductReport } from './load.ts'

export function Page({ data: { products } }: PageProps<typeof load>) {
  const texts = useTexts()
  return (
    <Plain title={texts.productDiagnostics}>
      <PageHead title={texts.productDiagnostics} />
      {products.map((report) => (
        <Report key={report.sku} report={report} />
      ))}
    </Plain>
  )
}

function Report({ report: { sku, checks, stock, received, mapped } }: { report: ProductReport }) {
  const texts = useTexts()
  return (
    <section className={styles.report} aria-labelledby={sku}>
      <h2 id={sku}>{sku}</h2>
      <ul className={styles.checks}>
        {checks.map(({ check, isPassed }) => (
          <li key={check} data-passed={isPassed}>
            {isPassed ? '✓' : '✗'} {texts[CHECK_TEXTS[check]]}
          </li>
        ))}
      </ul>
      {stock.length > 0 && (
        <table className={styles.stock}>
          <caption>{texts.diagnosticsStock}</caption>
          <tbody>
            {stock.map(({ variant, size, pairs }) => (
              <tr key={variant}>
                <th scope="row">{variant}</th>
                <td>{size}</td>
                <td>{pairs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Json title={texts.diagnosticsReceived} json={received} />
      <Json title={texts.diagnosticsMapped} json={mapped} />
    </section>
  )
}

const CHECK_TEXTS = {
  complete: 'diagnosticsComplete',
  variants: 'diagnosticsVariants',
  prices: 'diagnosticsPrices',
  pictures: 'diagnosticsPictures',
  stock: 'diagnosticsInStock',
} as const satisfies Record<Check, keyof Texts>

function Json({ title, json }: { title: string; json: string | undefined }) {
  if (json === undefined) return null
  return (
    <details className={styles.json}>
      <summary>{title}</summary>
      {/* It scrolls, so the keyboard must get into it. */}
      <textarea aria-label={title} readOnly rows={24} defaultValue={json} />
    </details>
  )
}
