/**
 * What the marks in the document say of an element: `data-sku` is a product tile, `data-list` and `data-block` what it
 * stands in, `data-menu` and `data-submenu` a menu. Components carry the marks; only this file reads them.
 */
import type { EventPayloads, Promotion, ViewedProduct } from './events.ts'

export const TILE = '[data-sku]'
/** ANA-19, ANA-20: kinds of blocks whose link is the point of them. */
export const PROMOTED = '[data-block="hero"], [data-block="picture-and-text"]'

const BLOCK = '[data-block]'
const LIST = '[data-list], [data-block]'

/** A list that has no name of its own is called after its page. */
export function productAt(tile: Element, pageName: string): ViewedProduct | undefined {
  const sku = markOf(tile, 'sku')
  if (sku === undefined) return undefined
  const list = tile.closest(LIST)
  const tiles = [...(list ?? document).querySelectorAll(TILE)].filter((other) => other.closest(LIST) === list)
  return {
    sku,
    name: textOf(tile.querySelector('h2, h3')),
    list: (list && (markOf(list, 'list') ?? markOf(list, 'block'))) ?? pageName,
    position: tiles.indexOf(tile) + 1,
  }
}

/** Undefined for what leads nowhere: it promotes nothing. */
export function promotionAt(element: Element): Promotion | undefined {
  const block = element.closest(PROMOTED)
  if (!block?.querySelector('a[href]')) return undefined
  return {
    id: markOf(block, 'blockId') ?? '',
    name: textOf(block.querySelector('h1, h2')),
    creative: markOf(block, 'block') ?? '',
    position: [...document.querySelectorAll(BLOCK)].indexOf(block) + 1,
  }
}

/** Undefined outside of blocks. */
export function blockClickAt(link: HTMLAnchorElement): EventPayloads['pageBlockClick'] | undefined {
  const block = link.closest(BLOCK)
  if (!block) return undefined
  return {
    id: markOf(block, 'blockId') ?? '',
    block: markOf(block, 'block') ?? '',
    href: hrefOf(link),
    text: textOf(link),
  }
}

/** ANA-31: links, and the buttons that open what is below a category. */
export function menuClickAt(element: Element): EventPayloads['menuClick'] | undefined {
  const pressed = element.closest('a[href], button')
  const type = markOf(pressed?.closest('[data-menu]'), 'menu')
  if (!pressed || (type !== 'desktop' && type !== 'mobile')) return undefined
  return {
    type,
    menu: pressed.closest('[data-submenu]') ? 'sub' : 'main',
    text: textOf(pressed) || (pressed.getAttribute('aria-label') ?? ''),
    href: pressed instanceof HTMLAnchorElement ? hrefOf(pressed) : '',
  }
}

/** ANA-25: `data-general="category action label"`, the last of which may have spaces or be missing. */
export function generalAt(element: Element): EventPayloads['general'] | undefined {
  const [category, action, ...rest] = markOf(element.closest('[data-general]'), 'general')?.split(' ') ?? []
  if (category === undefined || action === undefined) return undefined
  return { category, action, ...(rest.length > 0 && { label: rest.join(' ') }) }
}

const hrefOf = (link: HTMLAnchorElement): string => link.getAttribute('href') ?? ''

const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

const markOf = (element: Element | null | undefined, mark: string): string | undefined =>
  element instanceof HTMLElement ? element.dataset[mark] : undefined
