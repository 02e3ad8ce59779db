/** The words of a text field: a string, or a rich text without its marks, one line per paragraph. */
import { isMembers } from '../walk-content.ts'

const BLOCKS: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'list_item', 'tableRow', 'blockquote'])

export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!isMembers(value)) return ''
  const lines: string[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') lines.push(line.trim())
    line = ''
  }
  const walk = (node: unknown): void => {
    if (!isMembers(node)) return
    if (typeof node['text'] === 'string') line += node['text']
    const { content } = node
    if (Array.isArray(content)) for (const child of content) walk(child)
    if (BLOCKS.has(node['type'])) end()
  }
  walk(value)
  end()
  return lines.join('\n')
}
