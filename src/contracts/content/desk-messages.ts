/**
 * Messages between the page editor of the desk and the page in its frame (DCO-04). Both sides compare origin and source and read
 * the message with these functions; what they do not recognise is ignored. Hand-written: pages load no schema library.
 */
type Content = Readonly<Record<string, unknown>>

/** From the desk to the page. */
export type ToPage =
  /** What is in the form; null where all of it is saved. A higher sequence is later. */
  | { readonly sockeye: 'input'; readonly sequence: number; readonly slug: string; readonly content: Content | null }
  /** Mark this block, by its `_uid`; null marks none. */
  | { readonly sockeye: 'select'; readonly block: string | null }

/** From the page to the desk. */
export type ToDesk =
  | { readonly sockeye: 'ready'; readonly path: string }
  /** The block that was clicked, null for what is in none, and the words of the clicked element. */
  | { readonly sockeye: 'chosen'; readonly block: string | null; readonly text: string }
  /** The page shows the input of this sequence. */
  | { readonly sockeye: 'shown'; readonly sequence: number }
  /** The preview is over: another ticket is needed. */
  | { readonly sockeye: 'ended' }

const MAX_TEXT = 2000

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT
const isSequence = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The members of a message of this kind and no others; undefined for anything else. */
function membersOf(data: unknown, names: readonly string[]): Content | undefined {
  if (!isContent(data)) return undefined
  const given = Object.keys(data)
  return given.length === names.length && names.every((name) => given.includes(name)) ? data : undefined
}

const kindOf = (data: unknown): unknown => (isContent(data) ? data['sockeye'] : undefined)

export function readToPage(data: unknown): ToPage | undefined {
  if (kindOf(data) === 'input') {
    const { sequence, slug, content } = membersOf(data, ['sockeye', 'sequence', 'slug', 'content']) ?? {}
    if (!isSequence(sequence) || !isText(slug) || !(content === null || isContent(content))) return undefined
    return { sockeye: 'input', sequence, slug, content }
  }
  if (kindOf(data) !== 'select') return undefined
  const { block } = membersOf(data, ['sockeye', 'block']) ?? {}
  return block === null || isText(block) ? { sockeye: 'select', block } : undefined
}

export function readToDesk(data: unknown): ToDesk | undefined {
  switch (kindOf(data)) {
    case 'ready': {
      const { path } = membersOf(data, ['sockeye', 'path']) ?? {}
      return isText(path) ? { sockeye: 'ready', path } : undefined
    }
    case 'chosen': {
      const { block, text } = membersOf(data, ['sockeye', 'block', 'text']) ?? {}
      if (!isText(text) || !(block === null || isText(block))) return undefined
      return { sockeye: 'chosen', block, text }
    }
    case 'shown': {
      const { sequence } = membersOf(data, ['sockeye', 'sequence']) ?? {}
      return isSequence(sequence) ? { sockeye: 'shown', sequence } : undefined
    }
    case 'ended':
      return membersOf(data, ['sockeye']) && { sockeye: 'ended' }
    default:
      return undefined
  }
}

/** The words of an element, as they are sent. */
export const sentText = (text: string): string => text.trim().slice(0, MAX_TEXT)
