/**
 * The rich text of content as a schema of ProseMirror: the nodes and marks that pages draw, by the same names, so a document is
 * read and written without a conversion. Attributes are stored as they came.
 */
import { type Mark, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model'

/** All attributes of a node or mark in one: none is added, none is lost. */
const ATTRS = { attrs: { attrs: { default: null } } } as const

const attributesOf = (of: Node | Mark): Readonly<Record<string, unknown>> => {
  const attrs: unknown = of.attrs['attrs']
  return typeof attrs === 'object' && attrs !== null ? { ...attrs } : {}
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const tag = (name: string, spec: Partial<NodeSpec> = {}): NodeSpec => ({
  group: 'block',
  content: 'block+',
  parseDOM: [{ tag: name }],
  toDOM: () => [name, 0],
  ...ATTRS,
  ...spec,
})

const headingLevel = (node: Node): number => {
  const { level } = attributesOf(node)
  return typeof level === 'number' ? Math.min(6, Math.max(1, level)) : 2
}

const CELL = { group: '', content: 'block+', isolating: true } as const

const nodes: Readonly<Record<string, NodeSpec>> = {
  doc: { content: 'block*' },
  paragraph: tag('p', { content: 'inline*' }),
  heading: tag('h2', {
    content: 'inline*',
    defining: true,
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { attrs: { level } } })),
    toDOM: (node) => [`h${headingLevel(node)}`, 0],
  }),
  bullet_list: tag('ul', { content: 'list_item+' }),
  ordered_list: tag('ol', { content: 'list_item+' }),
  list_item: tag('li', { group: '', defining: true }),
  blockquote: tag('blockquote', { defining: true }),
  code_block: tag('pre', { content: 'text*', marks: '', code: true, defining: true }),
  horizontal_rule: tag('hr', { content: '', toDOM: () => ['hr'] }),
  table: tag('table', { content: 'tableRow+', isolating: true, toDOM: () => ['table', ['tbody', 0]] }),
  tableRow: tag('tr', { group: '', content: '(tableCell | tableHeader)+' }),
  tableHeader: tag('th', CELL),
  tableCell: tag('td', CELL),
  text: { group: 'inline' },
  hard_break: {
    ...tag('br', { group: 'inline', content: '', inline: true, selectable: false, toDOM: () => ['br'] }),
  },
  image: tag('img', {
    group: 'inline',
    content: '',
    inline: true,
    draggable: true,
    parseDOM: [],
    toDOM: (node) => {
      const { src, alt } = attributesOf(node)
      return ['span', { class: 'rich-image', 'data-src': textOf(src) }, `▣ ${textOf(alt) || textOf(src)}`]
    },
  }),
  emoji: tag('span', {
    group: 'inline',
    content: '',
    inline: true,
    parseDOM: [],
    toDOM: (node) => ['span', textOf(attributesOf(node)['emoji'])],
  }),
}

const mark = (name: string, spec: Partial<MarkSpec> = {}): MarkSpec => ({
  parseDOM: [{ tag: name }],
  toDOM: () => [name, 0],
  ...ATTRS,
  ...spec,
})

const marks: Readonly<Record<string, MarkSpec>> = {
  link: mark('a', {
    inclusive: false,
    parseDOM: [],
    // Never followed in the editor.
    toDOM: (of) => ['a', { title: textOf(attributesOf(of)['href']) }, 0],
  }),
  anchor: mark('span', { parseDOM: [], toDOM: () => ['span', { class: 'rich-anchor' }, 0] }),
  bold: mark('strong'),
  italic: mark('em'),
  strike: mark('s'),
  underline: mark('u'),
  superscript: mark('sup'),
  subscript: mark('sub'),
  highlight: mark('mark'),
  code: mark('code'),
}

export const RICH_SCHEMA = new Schema({ nodes, marks })
