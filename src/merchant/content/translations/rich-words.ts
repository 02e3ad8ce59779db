/** Rich texts as words: those of paragraphs alone can be translated as lines, the others only in the editor. */
import { isMembers } from '../walk-content.ts'

/** Paragraphs of plain words: as lines, nothing of it is lost. */
export function isPlainRichText(value: unknown): boolean {
  if (!isMembers(value) || !Array.isArray(value['content'])) return false
  const nodes: readonly unknown[] = value['content']
  return nodes.every((node) => {
    if (!isMembers(node) || node['type'] !== 'paragraph') return false
    const words = node['content']
    if (words === undefined) return true
    return Array.isArray(words) && words.every(isPlainWords)
  })
}

const isPlainWords = (node: unknown): boolean =>
  isMembers(node) && node['type'] === 'text' && (!Array.isArray(node['marks']) || node['marks'].length === 0)

export const richTextOf = (lines: string): object => ({
  type: 'doc',
  content: lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})
