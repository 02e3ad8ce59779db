/** The menu as a page: every department with what is in it, for a visitor without JavaScript, and for a link to it. */
import { navigationFor, useShell } from '../../features/content/story/index.ts'
import { PageHead, Plain } from '../../features/frame/layout/index.ts'
import { usePlace } from '../../features/visitor/markets/index.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { LinkList } from '../../ui/LinkList.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './menu.module.css'

export function Page() {
  const texts = useTexts()
  const navigation = navigationFor(useShell(), [])
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
      <div className={styles.departments}>
        {navigation?.categories.map(({ _uid: uid, name, url, links: inside }) => (
          <section key={uid}>
            <h2 className={styles.name}>
              <SmartLink link={url}>{name}</SmartLink>
            </h2>
            <ul className={styles.links}>
              {inside
                .filter(({ disabled }) => !disabled)
                .map(({ _uid: id, url: leadsTo, name: words }) => (
                  <li key={id}>
                    <SmartLink link={leadsTo}>{words}</SmartLink>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <LinkList links={links} />
    </Plain>
  )
}
