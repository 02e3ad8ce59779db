/** What it is made of, how it is washed, where it comes from. */
import type { Care, Origin } from '../../../../contracts/merchant/catalogue.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { CareIcon } from './CareIcon.tsx'
import styles from './MaterialAndCare.module.css'
import type { SheetView } from './sheet-view.ts'

const CARE_TEXT = {
  'machine-40': 'careMachine40',
  'machine-30': 'careMachine30',
  'wool-30': 'careWool30',
  hand: 'careHand',
  'no-bleach': 'careNoBleach',
  'no-dryer': 'careNoDryer',
  'no-iron': 'careNoIron',
  'inside-out': 'careInsideOut',
} as const satisfies Record<Care, keyof Texts>

const ORIGIN_TEXT = {
  imported: 'originImported',
  'made-in-usa': 'originUsa',
  'made-in-usa-and-imported': 'originUsaImported',
} as const satisfies Record<Origin, keyof Texts>

export function MaterialAndCare({ composition, care, origin }: Pick<SheetView, 'composition' | 'care' | 'origin'>) {
  const texts = useTexts()
  return (
    <Drawer id="material" title={texts.materialAndCare} isOpen>
      {composition !== '' && (
        <div>
          <h3 className={styles.heading}>{texts.madeOf}</h3>
          <p>{composition}</p>
        </div>
      )}
      {care.length > 0 && (
        <div>
          <h3 className={styles.heading}>{texts.care}</h3>
          <ul className={styles.care}>
            {care.map((one) => (
              <li key={one}>
                <CareIcon care={one} />
                {texts[CARE_TEXT[one]]}
              </li>
            ))}
          </ul>
        </div>
      )}
      {origin && <p>{texts[ORIGIN_TEXT[origin]]}</p>}
    </Drawer>
  )
}
