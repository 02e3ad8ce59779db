/** What the shop knows about a product, for whoever runs it. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import type { PageProps } from '../../page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { load } from './load.ts'

export function Page({ data: { skus } }: PageProps<typeof load>) {
  const texts = useTexts()
  return (
    <Plain title={texts.productDiagnostics}>
      <PageHead title={texts.productDiagnostics} />
      <ul>
        {skus.map((sku) => (
          <li key={sku}>
            <code>{sku}</code>
          </li>
        ))}
      </ul>
    </Plain>
  )
}
