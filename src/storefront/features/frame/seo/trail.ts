/** The breadcrumbs from the storefront's home to a page: by the menu for products, else by folders. */
import type { ShopVisit } from '../../../page/page-contract.ts'
import { loadStory } from '../../content/story/index.ts'
import { SHOP_NAME, type Breadcrumb } from './structured-data-entities.ts'

type Where = Pick<ShopVisit, 'code' | 'origin' | 'shared'>
type Link = { readonly name: string; readonly href: string }

type End = {
  /** The path under the storefront. */
  readonly slug: string
  readonly name: string
  /** Categories have their trail from the menu; other pages from their folders, even if the menu links them. */
  readonly isCategory: boolean
}

/** With its end. */
export async function trailTo(visit: ShopVisit, { slug, name, isCategory }: End): Promise<readonly Breadcrumb[]> {
  const path = `/${visit.code}/${slug}`
  const between = isCategory ? (menuSteps(visit, path)?.slice(0, -1) ?? []) : await folderSteps(visit, slug)
  return [home(visit), ...between.map((link) => toStep(visit, link)), toStep(visit, { name, href: path })]
}

/** A product stands where the first of its categories does that the menu knows. */
export function trailToProduct(
  visit: Where,
  { name, categories, collections }: { name: string; categories: readonly string[]; collections: readonly string[] },
  url: string,
): readonly Breadcrumb[] {
  const ways = [...categories, ...collections].map((slug) => menuSteps(visit, `/${visit.code}/${slug}`))
  const between = ways.find((way) => way !== undefined) ?? []
  return [home(visit), ...between.map((link) => toStep(visit, link)), { name, url }]
}

const home = ({ origin, code }: Where): Breadcrumb => ({ name: SHOP_NAME, url: `${origin}/${code}` })

const toStep = ({ origin }: Where, { name, href }: Link): Breadcrumb => ({ name, url: origin + href })

/** Its department and itself, or itself alone; undefined where the menu does not have it. */
function menuSteps({ shared }: Where, path: string): readonly Link[] | undefined {
  for (const { name, url, links } of shared.part('navigation')?.categories ?? []) {
    const department = url && { name, href: url.href }
    if (department?.href === path) return [department]
    const link = links.find((one) => one.url?.href === path)
    if (link) return [...(department ? [department] : []), { name: link.name, href: path }]
  }
  return undefined
}

async function folderSteps(visit: ShopVisit, slug: string): Promise<readonly Link[]> {
  const folder = slug.slice(0, Math.max(0, slug.lastIndexOf('/')))
  if (folder === '') return []
  const found = await loadStory(visit, folder)
  return found.kind === 'found' ? [{ name: found.view.title, href: `/${visit.code}/${folder}` }] : []
}
