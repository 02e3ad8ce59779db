/** The filters on a narrow screen. Each choice applies immediately; the button shows how many products remain. */
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { InPlaceLink } from '../../../ui/InPlaceLink.tsx'
import { PressButton } from '../../../ui/PressButton.tsx'
import { FilterForm } from './FilterForm.tsx'
import styles from './FilterSheet.module.css'
import type { PanelView } from './panel-view.ts'

type Props = { readonly panel: PanelView; readonly totalItems: number; readonly onClose: () => void }

export function FilterSheet({ panel, totalItems, onClose }: Props) {
  const texts = useTexts()
  const { title, clear, chips, unfiltered } = panel
  return (
    <Dialog title={title ?? texts.filterTitle} close={texts.close} onClose={onClose} shape="side">
      <FilterForm panel={panel}>
        <div className={styles.foot}>
          {chips.length > 0 && <InPlaceLink href={unfiltered}>{clear ?? texts.clearFilters}</InPlaceLink>}
          <PressButton onPress={onClose}>
            {totalItems === 1 ? texts.showOneProduct : fill(texts.showProducts, { count: totalItems })}
          </PressButton>
        </div>
      </FilterForm>
    </Dialog>
  )
}
