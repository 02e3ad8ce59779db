/** In drafts an editor's tool puts a comment on each block, `<!--#storyblok#{…}-->`, and looks for it on our elements. */
export type PreviewMarks = { readonly 'data-blok-c': string; readonly 'data-blok-uid': string }

export function previewMarks(comment: string | undefined): PreviewMarks | undefined {
  const json = /^<!--#storyblok#(\{.*\})-->$/s.exec(comment ?? '')?.[1]
  const options = json === undefined ? undefined : parsed(json)
  if (json === undefined || typeof options !== 'object' || options === null) return undefined
  if (!('id' in options && 'uid' in options)) return undefined
  return { 'data-blok-c': json, 'data-blok-uid': `${String(options.id)}-${String(options.uid)}` }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
