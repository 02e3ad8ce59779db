/** Turns the demo's light mark-up (see RichWords) into the document tree of the content contract. */
export type RichNode = {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly RichNode[]
  readonly content?: readonly RichNode[]
}

/** `link` says how an address is written down in content. */
export type WriteLink = (leadsTo: string) => Readonly<Record<string, unknown>>

export function richDocument(text: string, link: WriteLink): RichNode {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
  return { type: 'doc', content: paragraphs.flatMap((lines) => blocksOf(lines, link)) }
}

function blocksOf(lines: readonly string[], link: WriteLink): readonly RichNode[] {
  const [first = ''] = lines
  const heading = /^(#{2,4}) (.+)$/.exec(first)
  if (heading) {
    const [, marks = '', words = ''] = heading
    const rest = lines.slice(1)
    const title = { type: 'heading', attrs: { level: marks.length }, content: inline(words, link) }
    return rest.length > 0 ? [title, ...blocksOf(rest, link)] : [title]
  }
  if (first.startsWith('- ')) {
    const items = lines.join('\n').slice(2).split('\n- ')
    return [{ type: 'bullet_list', content: items.map((item) => itemOf(item.replaceAll('\n', ' '), link)) }]
  }
  const list = lines.findIndex((line) => line.startsWith('- '))
  const words = { type: 'paragraph', content: inline(lines.slice(0, list === -1 ? undefined : list).join(' '), link) }
  return list === -1 ? [words] : [words, ...blocksOf(lines.slice(list), link)]
}

const itemOf = (words: string, link: WriteLink): RichNode => ({
  type: 'list_item',
  content: [{ type: 'paragraph', content: inline(words, link) }],
})

const SPAN = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<leadsTo>[^)\s]+)\)/g

function inline(text: string, link: WriteLink): readonly RichNode[] {
  const nodes: RichNode[] = []
  let end = 0
  const plain = (words: string) => {
    if (words !== '') nodes.push({ type: 'text', text: words })
  }
  for (const found of text.matchAll(SPAN)) {
    const { bold, italic, words, leadsTo } = found.groups ?? {}
    plain(text.slice(end, found.index))
    if (bold !== undefined) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] })
    else if (italic !== undefined) nodes.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] })
    else nodes.push({ type: 'text', text: words ?? '', marks: [{ type: 'link', attrs: link(leadsTo ?? '') }] })
    end = found.index + found[0].length
  }
  plain(text.slice(end))
  return nodes
}
