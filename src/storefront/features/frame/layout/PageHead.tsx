/** Title and description of a page, for the tab, for search engines and for screen readers. */
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'

type Props = {
  readonly title: string
  readonly description?: string | undefined
  /** Of several pages, which one it is: no two of them shall have the same title. */
  readonly part?: { readonly page?: number; readonly pages: number } | undefined
}

export function PageHead({ title, description, part }: Props) {
  const texts = useTexts()
  const { page = 1, pages = 1 } = part ?? {}
  const whole = page > 1 ? `${title} · ${fill(texts.pageOf, { page, pages })}` : title
  return (
    <>
      <title>{`${whole} · Sockeye`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
