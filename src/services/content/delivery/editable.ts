/** Tells an editor which block of which story stands where. */
export interface EditedStory {
  readonly space: number
  readonly id: number
}

/** Drafts carry the mark on every block, as `_editable`: a comment that the editor's bridge reads back. */
export function withMarks(value: unknown, story: EditedStory): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withMarks(item, story))
  if (typeof value !== 'object' || value === null) return value
  const marked = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withMarks(member, story)]))
  const { component, _uid: uid } = marked
  if (typeof component !== 'string' || typeof uid !== 'string') return marked
  return { ...marked, _editable: markOf(component, uid, story) }
}

function markOf(name: string, uid: string, { space, id }: EditedStory): string {
  const mark = JSON.stringify({ name, space: String(space), uid, id: String(id) })
  // Nothing an editor types may end the comment.
  return `<!--#storyblok#${mark.replaceAll('>', '\\u003e')}-->`
}
