/**
 * Reads the JSON of a rich text into a document and writes it back. Documented nodes and marks come back exactly as they were;
 * others are removed and their words stay, as pages do it.
 */
import type { Node } from 'prosemirror-model'
import { isRecord } from '../../../drafts/edits.ts'
import { RICH_SCHEMA } from './rich-schema.ts'

type Json = Readonly<Record<string, unknown>>

const { nodes: NODES, marks: MARKS } = RICH_SCHEMA

/** Deeper than any text that people write; pages draw no deeper. */
const MAX_DEPTH = 20

export function readRichText(value: unknown): Node {
  const content = isRecord(value) && value['type'] === 'doc' ? blocksIn(value, 0) : []
  try {
    const node = RICH_SCHEMA.nodeFromJSON({ type: 'doc', content })
    node.check()
    return node
  } catch {
    return plainDocument(value)
  }
}

/** Undefined for a text without anything in it. */
export function writeRichText(node: Node): Json | undefined {
  const only = node.childCount === 1 ? node.firstChild : null
  const isEmpty = node.childCount === 0 || (only !== null && only.type === NODES['paragraph'] && only.childCount === 0)
  return isEmpty ? undefined : { type: 'doc', content: node.children.map(jsonOf) }
}

function jsonOf(node: Node): Json {
  const { attrs } = node.attrs
  return {
    type: node.type.name,
    ...(isRecord(attrs) && { attrs }),
    ...(node.childCount > 0 && { content: node.children.map(jsonOf) }),
    ...(node.isText && { text: node.text }),
    ...(node.marks.length > 0 && {
      marks: node.marks.map(({ type, attrs: own }) => markJson(type.name, own['attrs'])),
    }),
  }
}

const markJson = (type: string, attrs: unknown): Json => ({ type, ...(isRecord(attrs) && { attrs }) })

const childrenOf = (node: Json): readonly Json[] =>
  Array.isArray(node['content']) ? node['content'].filter(isRecord) : []

const typeOf = (node: Json): string => (typeof node['type'] === 'string' ? node['type'] : '')

const isKnown = (type: string): boolean => type !== 'doc' && Object.hasOwn(NODES, type)

const isInline = (type: string): boolean => isKnown(type) && NODES[type]?.isInline === true

/** What stands in a block that holds blocks: words beside them get a paragraph of their own. */
function blocksIn(node: Json, depth: number): readonly Json[] {
  const blocks: Json[] = []
  let words: Json[] = []
  const close = (): void => {
    if (words.length > 0) blocks.push({ type: 'paragraph', content: words })
    words = []
  }
  for (const child of flattened(node, depth)) {
    if (isInline(typeOf(child))) words.push(inlineOf(child))
    else {
      close()
      blocks.push(blockOf(child, depth + 1))
    }
  }
  close()
  return blocks
}

/** Nodes that are not known are replaced by what is in them. */
function flattened(node: Json, depth: number): readonly Json[] {
  if (depth > MAX_DEPTH) return []
  return childrenOf(node).flatMap((child) => (isKnown(typeOf(child)) ? [child] : flattened(child, depth + 1)))
}

function blockOf(node: Json, depth: number): Json {
  const type = NODES[typeOf(node)]
  const attrs = isRecord(node['attrs']) ? { attrs: { attrs: node['attrs'] } } : {}
  if (type === undefined || type.isLeaf) return { type: typeOf(node), ...attrs }
  const content = type.inlineContent ? flattened(node, depth).map(inlineOf) : blocksIn(node, depth)
  const needed = content.length === 0 && !type.inlineContent ? [{ type: 'paragraph' }] : content
  return { type: type.name, ...attrs, ...(needed.length > 0 && { content: needed }) }
}

function inlineOf(node: Json): Json {
  const { text } = node
  const marks = Array.isArray(node['marks']) ? node['marks'].filter(isRecord) : []
  const known = marks.filter((mark) => Object.hasOwn(MARKS, typeOf(mark)))
  return {
    type: typeOf(node),
    ...(typeof text === 'string' && { text }),
    ...(isRecord(node['attrs']) && { attrs: { attrs: node['attrs'] } }),
    ...(known.length > 0 && {
      marks: known.map((mark) => ({
        type: typeOf(mark),
        ...(isRecord(mark['attrs']) && { attrs: { attrs: mark['attrs'] } }),
      })),
    }),
  }
}

/** For a tree that no editor makes: its words in one paragraph. */
function plainDocument(value: unknown): Node {
  const words = wordsIn(value)
  const content = words === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text: words }] }]
  return RICH_SCHEMA.nodeFromJSON({ type: 'doc', content })
}

function wordsIn(value: unknown): string {
  if (!isRecord(value)) return ''
  if (typeof value['text'] === 'string') return value['text']
  return childrenOf(value).map(wordsIn).filter(Boolean).join(' ')
}
