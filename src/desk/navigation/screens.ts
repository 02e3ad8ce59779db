/** The screens of the desk: address, permission, and where they stand in the navigation. Long: one entry per screen. */
import { grantOf, type Permission } from '../../contracts/staff/permissions.ts'
import type { Role } from '../../contracts/staff/roles.ts'
import type { EditedService, RemoteServices } from '../../contracts/staff/session-view.ts'
import type { TextKey } from '../texts/texts.ts'
import type { IconName } from '../ui/icons.ts'

export type ScreenName =
  | 'start'
  | 'orders'
  | 'order'
  | 'returns'
  | 'work'
  | 'products'
  | 'product'
  | 'media'
  | 'stock'
  | 'prices'
  | 'price'
  | 'grid'
  | 'doctor'
  | 'discounts'
  | 'discount'
  | 'shipping'
  | 'shipping-method'
  | 'content'
  | 'story'
  | 'releases'
  | 'release'
  | 'release-preview'
  | 'translations'
  | 'translation'
  | 'story-versions'
  | 'deleted-pages'
  | 'search'
  | 'search-rule'
  | 'insight'
  | 'staff'
  | 'audit'
  | 'privacy'
  | 'api-keys'
  | 'jobs'
  | 'webhooks'
  | 'webhook'
  | 'account'
  | 'help'

/** Parts of the navigation, in this order. */
export const SCREEN_GROUPS = ['daily', 'catalogue', 'pages', 'shop'] as const
export type ScreenGroup = (typeof SCREEN_GROUPS)[number]

export type DeskScreen = {
  readonly name: ScreenName
  readonly path: RegExp
  readonly permission: Permission
  /** Not for roles whose permission has a limit. */
  readonly unlimited?: true
  /** What it shows and edits: replaced by a notice where one of them runs elsewhere (DSK-22). */
  readonly services?: readonly EditedService[]
  readonly title: TextKey
  /** In the navigation; the others are reached from it. */
  readonly entry?: {
    readonly to: string
    readonly icon: IconName
    readonly key: string
    /** Without it: with the settings of the shop. */
    readonly group?: ScreenGroup
  }
  /** The entry that is marked while the screen is open. */
  readonly below?: ScreenName
}

export const SCREENS: readonly DeskScreen[] = [
  {
    name: 'start',
    path: /^\/$/,
    permission: 'signed-in',
    title: 'nav.start',
    entry: { to: '/', icon: 'home', key: 's', group: 'daily' },
  },
  {
    name: 'orders',
    path: /^\/orders$/,
    permission: 'orders.read',
    services: ['commerce'],
    title: 'nav.orders',
    entry: { to: '/orders', icon: 'orders', key: 'o', group: 'daily' },
  },
  {
    name: 'order',
    path: /^\/orders\/([\w-]{1,40})$/,
    permission: 'orders.read',
    services: ['commerce'],
    title: 'order.title',
    below: 'orders',
  },
  {
    name: 'returns',
    path: /^\/returns$/,
    permission: 'returns.write',
    services: ['commerce'],
    title: 'nav.returns',
    entry: { to: '/returns', icon: 'returns', key: 'r', group: 'daily' },
  },
  {
    name: 'work',
    path: /^\/work$/,
    permission: 'orders.write',
    services: ['commerce'],
    title: 'nav.work',
    entry: { to: '/work', icon: 'alert', key: 'u', group: 'daily' },
  },
  {
    name: 'products',
    path: /^\/products$/,
    permission: 'products.read',
    services: ['discovery', 'commerce'],
    title: 'nav.products',
    entry: { to: '/products', icon: 'products', key: 'p', group: 'catalogue' },
  },
  {
    name: 'product',
    path: /^\/products\/([A-Z0-9-]{1,40}(?:\/details)?)$/,
    permission: 'products.read',
    services: ['discovery', 'commerce'],
    title: 'product.title',
    below: 'products',
  },
  {
    name: 'media',
    path: /^\/media$/,
    permission: 'media.write',
    title: 'nav.media',
    entry: { to: '/media', icon: 'picture', key: 'm', group: 'catalogue' },
  },
  {
    name: 'stock',
    path: /^\/stock$/,
    permission: 'products.read',
    services: ['commerce'],
    title: 'nav.stock',
    entry: { to: '/stock', icon: 'stock', key: 'i', group: 'catalogue' },
  },
  {
    name: 'prices',
    path: /^\/prices$/,
    permission: 'prices.write',
    services: ['commerce'],
    title: 'nav.prices',
    entry: { to: '/prices', icon: 'price', key: 'e', group: 'catalogue' },
  },
  {
    name: 'price',
    path: /^\/prices\/([A-Z0-9-]{1,40})$/,
    permission: 'products.read',
    services: ['commerce'],
    title: 'nav.prices',
    below: 'prices',
  },
  {
    name: 'grid',
    path: /^\/grid$/,
    permission: 'prices.write',
    services: ['commerce'],
    title: 'grid.title',
    below: 'products',
  },
  {
    name: 'doctor',
    path: /^\/products\/([A-Z0-9-]{1,40})\/check$/,
    permission: 'products.read',
    services: ['discovery', 'commerce'],
    title: 'doctor.screen',
    below: 'products',
  },
  {
    name: 'discounts',
    path: /^\/discounts$/,
    permission: 'discounts.write',
    services: ['commerce'],
    title: 'nav.discounts',
    entry: { to: '/discounts', icon: 'discounts', key: 'd', group: 'catalogue' },
  },
  {
    name: 'discount',
    path: /^\/discounts\/(\+new|[a-z\d][a-z\d-]{0,63})$/,
    permission: 'discounts.write',
    services: ['commerce'],
    title: 'discount.title',
    below: 'discounts',
  },
  {
    name: 'shipping',
    path: /^\/shipping$/,
    permission: 'shipping.write',
    services: ['commerce'],
    title: 'nav.shipping',
    entry: { to: '/shipping', icon: 'ship', key: 'h', group: 'catalogue' },
  },
  {
    name: 'shipping-method',
    path: /^\/shipping\/(\+new|[a-z][a-z\d-]{0,63})$/,
    permission: 'shipping.write',
    services: ['commerce'],
    title: 'shipping.title',
    below: 'shipping',
  },
  {
    name: 'content',
    path: /^\/content$/,
    permission: 'content.read',
    services: ['content'],
    title: 'nav.content',
    entry: { to: '/content', icon: 'note', key: 'c', group: 'pages' },
  },
  {
    name: 'story',
    path: /^\/content\/([^\s?#]{1,500})$/,
    permission: 'content.write',
    services: ['content'],
    title: 'content.title',
    below: 'content',
  },
  {
    name: 'translations',
    path: /^\/translations$/,
    permission: 'content.write',
    services: ['content'],
    title: 'nav.translations',
    entry: { to: '/translations', icon: 'language', key: 'n', group: 'pages' },
  },
  {
    name: 'translation',
    path: /^\/translations\/([a-z]{2}-[A-Z]{2}\/(?:story|datasource)\/.{1,500})$/,
    permission: 'content.write',
    services: ['content'],
    title: 'sideBySide.title',
    below: 'translations',
  },
  {
    name: 'releases',
    path: /^\/releases$/,
    permission: 'releases.schedule',
    services: ['content'],
    title: 'nav.releases',
    entry: { to: '/releases', icon: 'bookmark', key: 'b', group: 'pages' },
  },
  {
    name: 'release',
    path: /^\/releases\/(\d{1,15})$/,
    permission: 'releases.schedule',
    services: ['content'],
    title: 'release.title',
    below: 'releases',
  },
  {
    name: 'release-preview',
    path: /^\/releases\/(\d{1,15}\/preview\/[a-z]{2})$/,
    permission: 'releases.schedule',
    services: ['content'],
    title: 'release.preview',
    below: 'releases',
  },
  {
    name: 'story-versions',
    path: /^\/story-versions\/(.{1,500})$/,
    permission: 'content.write',
    services: ['content'],
    title: 'versions.title',
    below: 'releases',
  },
  {
    name: 'deleted-pages',
    path: /^\/deleted-pages$/,
    permission: 'content.write',
    services: ['content'],
    title: 'nav.deletedPages',
    below: 'releases',
  },
  {
    name: 'search',
    path: /^\/search$/,
    permission: 'search.write',
    services: ['discovery'],
    title: 'nav.search',
    entry: { to: '/search', icon: 'search', key: 'q', group: 'pages' },
  },
  {
    name: 'search-rule',
    path: /^\/search\/(\+new|[a-z0-9][a-z0-9-]{0,59})$/,
    permission: 'search.write',
    services: ['discovery'],
    title: 'rule.title',
    below: 'search',
  },
  {
    name: 'insight',
    path: /^\/insight$/,
    permission: 'insights.read',
    services: ['commerce'],
    title: 'nav.insight',
    entry: { to: '/insight', icon: 'chart', key: 'a', group: 'pages' },
  },
  {
    name: 'staff',
    path: /^\/staff$/,
    permission: 'staff.manage',
    title: 'nav.staff',
    entry: { to: '/staff', icon: 'staff', key: 't' },
  },
  {
    name: 'audit',
    path: /^\/audit$/,
    permission: 'audit.read',
    unlimited: true,
    title: 'nav.audit',
    entry: { to: '/audit', icon: 'audit', key: 'l' },
  },
  {
    name: 'privacy',
    path: /^\/privacy$/,
    permission: 'privacy.export',
    services: ['commerce'],
    title: 'nav.privacy',
    entry: { to: '/privacy', icon: 'privacy', key: 'v' },
  },
  {
    name: 'webhooks',
    path: /^\/webhooks$/,
    permission: 'integrations.manage',
    title: 'nav.webhooks',
    entry: { to: '/webhooks', icon: 'webhooks', key: 'w' },
  },
  {
    name: 'webhook',
    path: /^\/webhooks\/([\w-]{1,64})$/,
    permission: 'integrations.manage',
    title: 'webhook.title',
    below: 'webhooks',
  },
  {
    name: 'api-keys',
    path: /^\/api-keys$/,
    permission: 'integrations.manage',
    title: 'nav.apiKeys',
    entry: { to: '/api-keys', icon: 'key', key: 'k' },
  },
  {
    name: 'jobs',
    path: /^\/jobs$/,
    permission: 'signed-in',
    title: 'nav.jobs',
    entry: { to: '/jobs', icon: 'jobs', key: 'j' },
  },
  { name: 'account', path: /^\/account$/, permission: 'signed-in', title: 'nav.account' },
  { name: 'help', path: /^\/help$/, permission: 'signed-in', title: 'nav.help' },
]

/** Every screen gets the part of the address that names its subject. */
export type ScreenProps = { readonly parameter: string }

export type ScreenMatch = { readonly screen: DeskScreen; readonly parameter: string }

export function matchScreen(path: string): ScreenMatch | undefined {
  for (const screen of SCREENS) {
    const match = screen.path.exec(path)
    if (match) return { screen, parameter: match[1] ?? '' }
  }
  return undefined
}

export function canOpen(role: Role, { permission, unlimited }: DeskScreen): boolean {
  const grant = grantOf(role, permission)
  return grant !== undefined && !(unlimited && grant.limit !== undefined)
}

/** The setting that takes a screen away, if there is one. */
export const remoteSetting = ({ services = [] }: DeskScreen, remote: RemoteServices): string | undefined =>
  services.flatMap((service) => remote[service] ?? [])[0]

/** The navigation of a role: what it may not open is not there. */
export const entriesFor = (role: Role): readonly DeskScreen[] =>
  SCREENS.filter((screen) => screen.entry && canOpen(role, screen))

export type NavigationGroup = { readonly group: ScreenGroup; readonly entries: readonly DeskScreen[] }

/** A group without entries is not there. */
export const groupsFor = (role: Role): readonly NavigationGroup[] =>
  SCREEN_GROUPS.map((group) => ({
    group,
    entries: entriesFor(role).filter(({ entry }) => (entry?.group ?? 'shop') === group),
  })).filter(({ entries }) => entries.length > 0)
