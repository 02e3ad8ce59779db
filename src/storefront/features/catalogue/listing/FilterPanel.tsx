/**
 * The filters beside a listing. On narrow screens they are out of sight, and opened as a sheet; without JavaScript the
 * link that would open it leads here.
 */
import { useTexts } from '../../../texts/texts-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { FilterForm } from './FilterForm.tsx'
import styles from './FilterPanel.module.css'
import { PANEL_ID } from './panel-id.ts'
import type { PanelView } from './panel-view.ts'

export function FilterPanel({ panel }: { panel: PanelView }) {
  const texts = useTexts()
  const title = panel.title ?? texts.filterTitle
  return (
    <aside className={styles.panel} id={PANEL_ID} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <FilterForm panel={panel}>
        <div className={styles.plain}>
          <Button>{panel.button ?? texts.showFiltered}</Button>
        </div>
      </FilterForm>
    </aside>
  )
}
