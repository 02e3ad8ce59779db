/**
 * What the palette shows for a text: found subjects by kind, actions on the first of them, and screens. What a role may not open or
 * do is not in it (DSK-05). Pure: the order decides what Enter takes (DSK-07).
 */
import { grantOf, type Permission } from '../../contracts/staff/permissions.ts'
import type { Role } from '../../contracts/staff/roles.ts'
import type { RemoteServices } from '../../contracts/staff/session-view.ts'
import { foldText } from '../../markets/texts/fold-text.ts'
import { matchesWords } from '../../markets/texts/matches-words.ts'
import type { SearchMatches } from '../api/found-schema.ts'
import type { Formats } from '../formats/formats.ts'
import { canOpen, remoteSetting, SCREENS, type ScreenName } from '../navigation/screens.ts'
import type { Translate } from '../texts/translate.ts'
import type { IconName } from '../ui/icons.ts'
import { storyActions } from './story-actions.ts'

/** A screen of the desk, a page of its own tab, or a text for the clipboard. */
export type PaletteTarget = { readonly to: string } | { readonly tab: string } | { readonly copy: string }

export type PaletteEntry = {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly note?: string
  readonly target: PaletteTarget
}

export type PaletteSection = {
  readonly id: string
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

export type PaletteContext = {
  readonly role: Role
  readonly remote: RemoteServices
  readonly t: Translate
  readonly formats: Pick<Formats, 'amount' | 'date'>
}

/** A found subject: its entry, how it is named in the title of its actions, and what is exactly it. */
type Subject = {
  readonly entry: PaletteEntry
  readonly names: readonly string[]
  readonly actions: readonly PaletteEntry[]
}

type SubjectGroup = { readonly id: string; readonly title: string; readonly subjects: readonly Subject[] }

/** Without a text all screens; a subject that is exactly what was typed before screens, all others after them. */
export function paletteSections(
  text: string,
  found: SearchMatches | undefined,
  context: PaletteContext,
): PaletteSection[] {
  const screens = screenSection(text, context)
  if (text.trim() === '' || found === undefined) return [screens].filter(hasEntries)
  const groups = groupsOf(found, context)
  const isExact = ({ names }: Subject): boolean => names.some((name) => plain(name) === plain(text))
  const exact = groups.filter(({ subjects }) => subjects.some(isExact))
  const others = groups.filter((group) => !exact.includes(group))
  const sorted = [...exact, ...others].map(({ subjects, ...group }) => ({
    ...group,
    subjects: [...subjects.filter(isExact), ...subjects.filter((one) => !isExact(one))],
  }))
  const sections = sorted.map(({ subjects, ...group }) => ({ ...group, entries: subjects.map(({ entry }) => entry) }))
  const first = sorted.find(({ subjects }) => subjects.length > 0)?.subjects[0]
  const actions = {
    id: 'actions',
    title: context.t('palette.actions', { subject: first?.entry.title ?? '' }),
    entries: first?.actions ?? [],
  }
  const ordered =
    exact.length > 0
      ? [...sections.slice(0, 1), actions, ...sections.slice(1), screens]
      : [screens, ...sections, actions]
  return ordered.filter(hasEntries)
}

const hasEntries = ({ entries }: PaletteSection): boolean => entries.length > 0

/** Blanks, dashes and case mean nothing. */
const plain = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase()

function screenSection(text: string, { role, remote, t }: PaletteContext): PaletteSection {
  const matches = text.trim() === '' ? () => true : matchesWords(text)
  const entries = SCREENS.flatMap((screen) => {
    const to = screen.entry?.to ?? PLACES[screen.name]
    if (to === undefined || !canOpen(role, screen) || remoteSetting(screen, remote) !== undefined) return []
    const title = t(screen.title)
    const icon = screen.entry?.icon ?? ICONS[screen.name] ?? 'right'
    return matches(foldText(title)) ? [{ id: `screen:${screen.name}`, icon, title, target: { to } }] : []
  })
  return { id: 'screens', title: t('palette.screens'), entries }
}

/** Screens that are not in the navigation, and need no subject. */
const PLACES: Readonly<Partial<Record<ScreenName, string>>> = { account: '/account', help: '/help' }
const ICONS: Readonly<Partial<Record<ScreenName, IconName>>> = { account: 'account', help: 'help' }

const AUDIT = SCREENS.find(({ name }) => name === 'audit')

/** Long: one group per kind of subject. */
function groupsOf(found: SearchMatches, { role, t, formats }: PaletteContext): readonly SubjectGroup[] {
  const copy = (id: string, text: string): PaletteEntry => ({
    id: `${id}:copy`,
    icon: 'copy',
    title: t('palette.copy', { text }),
    target: { copy: text },
  })
  const history = (subject: string): readonly PaletteEntry[] =>
    AUDIT !== undefined && canOpen(role, AUDIT)
      ? [
          {
            id: `${subject}:history`,
            icon: 'audit',
            title: t('palette.history'),
            target: { to: `/audit?subject=${encodeURIComponent(subject)}` },
          },
        ]
      : []
  const prices = (product: string): readonly PaletteEntry[] =>
    grantOf(role, 'prices.write')
      ? [
          {
            id: `product:${product}:prices`,
            icon: 'price',
            title: t('palette.prices'),
            target: { to: `/prices/${product}?edit=1` },
          },
        ]
      : []
  const ofOrder = (number: string, state: string): readonly PaletteEntry[] => {
    const id = `order:${number}`
    const entries: readonly (PaletteEntry & { readonly permission: Permission })[] = [
      {
        id: `${id}:ship`,
        permission: 'shipments.write',
        icon: 'ship',
        title: t('palette.ship'),
        target: { to: `/orders/${number}?action=ship` },
      },
      {
        id: `${id}:refund`,
        permission: 'orders.refund',
        icon: 'undo',
        title: t('palette.refund'),
        target: { to: `/orders/${number}?action=refund` },
      },
      {
        id: `${id}:address`,
        permission: 'orders.write',
        icon: 'note',
        title: t('address.button'),
        target: { to: `/orders/${number}?action=address` },
      },
      {
        id: `${id}:slip`,
        permission: 'shipments.write',
        icon: 'print',
        title: t('palette.slip'),
        target: { tab: `/desk/print/slips?number=${number}` },
      },
    ]
    return state === 'paid' ? entries.filter(({ permission }) => grantOf(role, permission)) : []
  }
  const orders = found.orders.map(({ number, state, createdAt, currency, total, name, email }) => ({
    names: [number, email ?? ''],
    entry: {
      id: `order:${number}`,
      icon: 'orders' as const,
      title: t('palette.order', { number }),
      note: words(name, t.maybe('orderState', state), formats.amount(total, currency), formats.date(createdAt)),
      target: { to: `/orders/${number}` },
    },
    actions: [...ofOrder(number, state), ...history(`order:${number}`), copy(`order:${number}`, number)],
  }))
  const products = found.products.map(({ sku, name }) => ({
    names: [sku, name],
    entry: {
      id: `product:${sku}`,
      icon: 'products' as const,
      title: name,
      note: sku,
      target: { to: `/products/${sku}` },
    },
    actions: [...prices(sku), ...history(`product:${sku}`), copy(`product:${sku}`, sku)],
  }))
  const variants = found.variants.map(({ sku, barcode, size, productSku }) => ({
    names: [sku, barcode],
    entry: {
      id: `variant:${sku}`,
      icon: 'products' as const,
      title: sku,
      note: words(t('palette.size', { size }), barcode),
      target: { to: `/products/${productSku}` },
    },
    actions: [
      { id: `variant:${sku}:stock`, icon: 'stock', title: t('nav.stock'), target: { to: `/stock?search=${sku}` } },
      ...prices(productSku),
      ...history(`variant:${sku}`),
      copy(`variant:${sku}`, barcode),
    ] satisfies readonly PaletteEntry[],
  }))
  const stories = found.stories.map(({ slug, name, isPublished }) => ({
    names: [slug, name],
    entry: {
      id: `story:${slug}`,
      icon: 'audit' as const,
      title: name,
      note: words(slug, isPublished ? undefined : t('palette.unpublished')),
      target: { copy: slug },
    },
    actions: [...storyActions(slug, role, t), ...history(`story:${slug}`)],
  }))
  const discounts = found.discounts.map(({ id, name, code, isStopped }) => ({
    names: [id, code ?? ''],
    entry: {
      id: `discount:${id}`,
      icon: 'bookmark' as const,
      title: name,
      note: words(code ?? id, isStopped ? t('palette.stopped') : undefined),
      target: { to: `/discounts/${id}` },
    },
    actions: [copy(`discount:${id}`, code ?? id), ...history(`discount:${id}`)],
  }))
  const staff = found.staff.map(({ id, name, email, role: own }) => ({
    names: [email],
    entry: {
      id: `staff:${id}`,
      icon: 'staff' as const,
      title: name === '' ? email : name,
      note: words(name === '' ? undefined : email, t(`role.${own}`)),
      target: { to: `/staff?search=${encodeURIComponent(email)}` },
    },
    actions: [copy(`staff:${id}`, email)],
  }))
  return [
    { id: 'orders', title: t('nav.orders'), subjects: orders },
    { id: 'products', title: t('nav.products'), subjects: products },
    { id: 'variants', title: t('palette.variants'), subjects: variants },
    { id: 'stories', title: t('palette.stories'), subjects: stories },
    { id: 'discounts', title: t('palette.discounts'), subjects: discounts },
    { id: 'staff', title: t('nav.staff'), subjects: staff },
  ]
}

const words = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' · ')
