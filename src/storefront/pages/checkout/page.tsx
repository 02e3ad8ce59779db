/** The four views of checkout. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import { usePlace } from '../../features/markets/index.ts'
import type { PageProps } from '../../page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { load } from './load.ts'

export function Page({ data: { view } }: PageProps<typeof load>) {
  const texts = useTexts()
  const place = usePlace()
  return (
    <Plain title={texts.emptyCart} intro={texts.emptyCartText}>
      <PageHead title={texts[`${view}View`]} />
      <ButtonLink href={`/${place?.storefront ?? ''}`}>{texts.backToStart}</ButtonLink>
    </Plain>
  )
}
