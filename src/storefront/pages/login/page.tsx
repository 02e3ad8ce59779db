/** The place of the order look-up (RTE-12): no passwords here, ever. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import { useTexts } from '../../texts/texts-context.ts'

export function Page() {
  const texts = useTexts()
  return (
    <Plain title={texts.orderLookup} intro={texts.orderLookupText}>
      <PageHead title={texts.orderLookup} />
    </Plain>
  )
}
