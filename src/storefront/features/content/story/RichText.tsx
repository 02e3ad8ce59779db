/**
 * Draws rich text, and nothing but the elements on its list. Editors' trees may stand on their head (a list in a
 * heading, a row without a table): the browser would put such markup right in its own way and the page would no longer
 * be what the server drew, so it is put right here, and all words stay.
 */
import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import { pictureSources } from '../../../../markets/images/picture-sources.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Scroller } from '../../../ui/Scroller.tsx'
import { anchorName } from './anchor-name.ts'
import { RICH_TAGS, type RichElement, type RichText as Text } from '../../../../contracts/content/kinds/rich-text.ts'
import styles from './RichText.module.css'

/** What may stand in a place. A link takes words only, and no second link. */
type Place = 'blocks' | 'items' | 'rows' | 'cells' | 'words' | 'linked words'

/** Where an element may stand, and what may stand inside it. What is not named here is for words, and holds words. */
const PLACES: ReadonlyMap<string, readonly [stands: Place, holds: Place]> = new Map([
  ['p', ['blocks', 'words']],
  ['h2', ['blocks', 'words']],
  ['h3', ['blocks', 'words']],
  ['h4', ['blocks', 'words']],
  ['pre', ['blocks', 'words']],
  ['hr', ['blocks', 'words']],
  ['blockquote', ['blocks', 'blocks']],
  ['ul', ['blocks', 'items']],
  ['ol', ['blocks', 'items']],
  ['li', ['items', 'blocks']],
  ['table', ['blocks', 'rows']],
  ['tr', ['rows', 'cells']],
  ['th', ['cells', 'words']],
  ['td', ['cells', 'blocks']],
])

/** What stands around whatever else an editor put there. */
const WRAPPERS: Partial<Record<Place, RichElement['tag']>> = { items: 'li', rows: 'tr', cells: 'td' }

const WORDS = ['words', 'words'] as const

const TAGS = new Set<string>([...RICH_TAGS, 'a', 'img'])

export function RichText({ text, isSmall = false }: { text: Text; isSmall?: boolean }) {
  if (text.length === 0) return null
  return <div className={isSmall ? `${styles.prose} ${styles.small}` : styles.prose}>{draw(text, 'blocks')}</div>
}

type NodeProps = { readonly node: RichElement }

function draw(text: Text | undefined, place: Place): ReactNode {
  return text?.map((node, index) => createElement(Fragment, { key: index }, drawOne(node, place)))
}

function drawOne(node: string | RichElement, place: Place): ReactNode {
  const isText = typeof node === 'string'
  const [stands, holds] = (isText ? undefined : PLACES.get(node.tag)) ?? WORDS
  const wrapper = stands === place ? undefined : WRAPPERS[place]
  if (wrapper !== undefined) return drawOne({ tag: wrapper, inside: [node] }, place)
  if (isText) return node
  const { tag, inside } = node
  const fits = (stands === place || stands === 'words') && TAGS.has(tag)
  if (!fits || (tag === 'a' && place === 'linked words')) return draw(inside, place)
  if (tag === 'a') return <TextLink node={node} />
  if (tag === 'img') return <InlinePicture node={node} />
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag === 'table') return <TextTable node={node} />
  return createElement(
    tag,
    { id: anchorName(node.id), lang: node.lang },
    draw(inside, place === 'linked words' ? place : holds),
  )
}

/** Leads nowhere: no link, and its words stay. */
function TextLink({ node: { link, inside } }: NodeProps) {
  const words = draw(inside, 'linked words')
  return link && /^(?:https?:|mailto:|tel:|[/#])/i.test(link.href) ? <Anchor {...link}>{words}</Anchor> : words
}

/** The browser knows nothing of its shape beforehand: its frame is given by the style. */
function InlinePicture({ node: { src = '', alt = '' } }: NodeProps) {
  if (!src.startsWith('/images/')) return alt
  const sources = pictureSources({ href: src }, { sizes: '(min-width: 960px) 720px, 100vw', widest: 1920 })
  return <img className={styles.picture} loading="lazy" decoding="async" {...sources} alt={alt} />
}

const TextTable = ({ node: { inside } }: NodeProps) => (
  <Scroller>
    <table className={styles.table}>
      <tbody>{draw(inside, 'rows')}</tbody>
    </table>
  </Scroller>
)
