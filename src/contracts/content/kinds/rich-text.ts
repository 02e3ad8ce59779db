/**
 * Rich text as a screen draws it: a tree of the elements on the list below and of plain text, nothing else. Other
 * elements of an editor's document are removed, but their words remain.
 */
import { toLinkView, type LinkView } from './link-view.ts'
import type { Setting } from './setting.ts'

export const RICH_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'code',
  'strong',
  'em',
  's',
  'u',
  'sup',
  'sub',
  'mark',
  'span',
  'br',
  'hr',
  'table',
  'tr',
  'th',
  'td',
] as const

export type RichTag = (typeof RICH_TAGS)[number]

export type RichElement = {
  readonly tag: RichTag | 'a' | 'img'
  readonly inside?: RichText
  readonly link?: LinkView
  readonly src?: string
  readonly alt?: string
  /** A place that a link can lead to. */
  readonly id?: string
  /** Where it is not the language of the page. */
  readonly lang?: string
}

export type RichText = readonly (string | RichElement)[]

type Member = Readonly<Record<string, unknown>>

/** Deeper than any text that people write. */
const DEEPEST = 20
/** More than there are ways to set a word apart. */
const MAX_MARKS = 10

const NODES: Readonly<Record<string, RichTag>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  code_block: 'pre',
  hard_break: 'br',
  horizontal_rule: 'hr',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
}

const MARKS: Readonly<Record<string, RichTag>> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
}

/** Nothing for anything that is no document. */
export function toRichText(given: unknown, setting: Setting): RichText {
  return isMember(given) && given['type'] === 'doc' ? insideOf(given, setting, 0) : []
}

function insideOf(node: Member, setting: Setting, depth: number): RichText {
  const content = node['content']
  if (!Array.isArray(content) || depth > DEEPEST) return []
  return content.filter(isMember).flatMap((child) => nodeOf(child, setting, depth + 1))
}

function nodeOf(node: Member, setting: Setting, depth: number): RichText {
  const { type } = node
  const attributes = isMember(node['attrs']) ? node['attrs'] : {}
  if (type === 'text') return textOf(node, setting)
  if (type === 'heading') {
    return [{ tag: headingOf(attributes['level']), inside: insideOf(node, setting, depth) }]
  }
  if (type === 'image') return imageOf(attributes, setting)
  if (type === 'emoji') return typeof attributes['emoji'] === 'string' ? [attributes['emoji']] : []
  const tag = typeof type === 'string' && Object.hasOwn(NODES, type) ? NODES[type] : undefined
  if (tag === undefined) return insideOf(node, setting, depth)
  return tag === 'br' || tag === 'hr' ? [{ tag }] : [{ tag, inside: insideOf(node, setting, depth) }]
}

/** The page has its own first heading; an editor's first is the second. */
function headingOf(level: unknown): RichTag {
  if (typeof level !== 'number' || level <= 2) return 'h2'
  return level <= 3 ? 'h3' : 'h4'
}

function textOf({ text, marks }: Member, { storefront, spell }: Setting): RichText {
  if (typeof text !== 'string' || text === '') return []
  const given = Array.isArray(marks) ? marks.filter(isMember).slice(0, MAX_MARKS) : []
  return given.reduce<RichText>(
    (inside, { type, attrs }) => {
      if (type === 'link') {
        const link = linkOf(isMember(attrs) ? attrs : {}, storefront)
        return link ? [{ tag: 'a', link, inside }] : inside
      }
      if (type === 'anchor') {
        const id = isMember(attrs) ? attrs['id'] : undefined
        return typeof id === 'string' && /^[\w-]{1,100}$/.test(id) ? [{ tag: 'span', id, inside }] : inside
      }
      const tag = typeof type === 'string' && Object.hasOwn(MARKS, type) ? MARKS[type] : undefined
      return tag === undefined ? inside : [{ tag, inside }]
    },
    [spell(text)],
  )
}

function linkOf(attributes: Member, storefront: Setting['storefront']): LinkView | undefined {
  const { href, linktype, anchor, story } = attributes
  if (typeof href !== 'string') return undefined
  const link = { linktype: typeof linktype === 'string' ? linktype : 'url', url: href, cached_url: href, story }
  return toLinkView(typeof anchor === 'string' ? { ...link, anchor } : link, storefront)
}

/** Only pictures of this shop: an external address would reveal visitors to a third party. */
function imageOf({ src, alt }: Member, { spell }: Setting): RichText {
  if (typeof src !== 'string' || !src.startsWith('/images/')) return []
  return [{ tag: 'img', src, alt: typeof alt === 'string' ? spell(alt) : '' }]
}

const isMember = (value: unknown): value is Member =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
