/** The planned prices of the product on the screen. */
import type { PriceSheet } from '../../api/price-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { plannedGroups } from './planned-groups.ts'
import { PlannedList } from './PlannedList.tsx'
import styles from './Prices.module.css'

export function PlannedOfProduct({ sheet, mayWrite }: { readonly sheet: PriceSheet; readonly mayWrite: boolean }) {
  const t = useTexts()
  const entries = sheet.variants.flatMap(({ sku, size, version, prices }) =>
    prices.flatMap(({ currency, planned }) =>
      planned.map((price) => ({ ...price, sku, size, version, currency, product: sheet.sku, name: sheet.name })),
    ),
  )
  const groups = plannedGroups(entries.toSorted((a, b) => (a.since < b.since ? -1 : 1)))
  return (
    <Panel title={t('prices.plannedTitle')}>
      {groups.length === 0 ? (
        <p className={styles.soft}>{t('prices.nothingPlanned')}</p>
      ) : (
        <PlannedList groups={groups} mayWrite={mayWrite} isNamed={false} />
      )}
    </Panel>
  )
}
