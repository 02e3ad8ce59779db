/** Says that what is seen is not what shoppers see, and leads back to that. */
import { useSyncExternalStore } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import styles from './PreviewBar.module.css'
import type { PreviewState } from './preview-state.ts'

const never = () => () => {}
/** Known after hydration only: the server cannot detect a frame. */
const useIsFramed = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.parent !== window,
    () => false,
  )

export function PreviewBar({ preview: { release, leave } }: { preview: PreviewState }) {
  const texts = useTexts()
  const isFramed = useIsFramed()
  const words = release === undefined ? texts.previewDrafts : fill(texts.previewRelease, { release: String(release) })
  return (
    <aside className={styles.bar} aria-label={texts.previewDrafts}>
      <span>{words}</span>
      {/* No frame shows what is published: in the editor the editor leads out. */}
      {!isFramed && <a href={leave}>{texts.leavePreview}</a>}
    </aside>
  )
}
