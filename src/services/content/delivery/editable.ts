/** Marks for the editor which block of which story is where. */
export interface EditedStory {
  readonly space: number
  readonly id: number
}

/** Drafts carry the mark on every block, as `_editable`: a comment that the editor's bridge reads back. */
export function withMarks(block: object, story: EditedStory): Record<string, unknown> {
  const marked = Object.fromEntries(
    Object.entries(block).map(([name, member]: [string, unknown]) => [name, markValue(member, story)] as const),
  )
  const { component, _uid: uid } = marked
  if (typeof component !== 'string' || typeof uid !== 'string') return marked
  return { ...marked, _editable: markOf(component, uid, story) }
}

function markValue(value: unknown, story: EditedStory): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => markValue(item, story))
  return typeof value === 'object' && value !== null ? withMarks(value, story) : value
}

function markOf(name: string, uid: string, { space, id }: EditedStory): string {
  const mark = JSON.stringify({ name, space: String(space), uid, id: String(id) })
  // Nothing an editor types may end the comment.
  return `<!--#storyblok#${mark.replaceAll('>', '\\u003e')}-->`
}
