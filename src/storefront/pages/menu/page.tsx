/** The menu as a page: for a visitor without JavaScript, and for a link to it. */
import { PageHead, Plain } from '../../features/layout/index.ts'
import { usePlace } from '../../features/markets/index.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { LinkList } from '../../ui/LinkList.tsx'

export function Page() {
  const texts = useTexts()
  const home = `/${usePlace()?.storefront ?? ''}`
  const links = [
    { href: home, title: texts.home },
    { href: `${home}/search`, title: texts.search },
    { href: `${home}/checkout/cart`, title: texts.cart },
    { href: `${home}/faq`, title: texts.faq },
    { href: `${home}/login`, title: texts.logIn },
    { href: '/', title: texts.changeCountry },
  ]
  return (
    <Plain title={texts.menuTitle}>
      <PageHead title={texts.menuTitle} />
      <LinkList links={links} />
    </Plain>
  )
}
