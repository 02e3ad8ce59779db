/** What an editor sees and needs in a preview. Only editors load it; it never shows anything to a shopper. */
export { followDesk } from './follow-desk.ts'
export { followEditor } from './follow-editor.ts'
export { PreviewBar } from './PreviewBar.tsx'
export type { PreviewState } from './preview-state.ts'
