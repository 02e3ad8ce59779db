/** The four views of checkout. */
import { CheckoutPage } from '../../features/purchase/checkout/index.ts'
import { CheckoutHeader, PageHead } from '../../features/frame/layout/index.ts'
import { usePlace } from '../../features/visitor/markets/index.ts'
import type { PageProps } from '../../page/page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { load } from './load.ts'

export function Page({ data }: PageProps<typeof load>) {
  const texts = useTexts()
  const place = usePlace()
  return (
    <>
      <PageHead title={texts[`${data.view}View`]} />
      {place && <CheckoutPage {...data} place={place} />}
    </>
  )
}

Page.Header = CheckoutHeader
