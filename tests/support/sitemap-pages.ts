/** All pages of one storefront, as search engines know them. */
export async function sitemapPages(shopUrl: string, storefront: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text()
  const own = locationsIn(sitemap).find((location) => location.pathname.includes(storefront))
  if (own === undefined) throw new Error(`The sitemap does not name the storefront ${storefront}`)
  const pages = locationsIn(await (await fetch(shopUrl + own.pathname)).text())
  return pages.map(({ pathname }) => pathname)
}

const locationsIn = (sitemap: string): readonly URL[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => new URL(location ?? ''))
