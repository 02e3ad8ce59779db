/** What a shopper wants to know before buying: shipping cost, delivery time, returns. */
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { useShell } from '../../content/story/index.ts'
import { ArrivalLine } from '../arrival/index.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import styles from './DeliveryNotes.module.css'
import type { DeliveryView } from './delivery-view.ts'

const PARCEL = 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8'
const RETURN = 'M9 5L4.500 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10H8'

export function DeliveryNotes({ delivery: { way, freeFrom } }: { delivery: DeliveryView }) {
  const texts = useTexts()
  const { constants } = useShell()
  const place = usePlace()
  return (
    <ul className={styles.notes}>
      {way && (
        <li className={styles.note}>
          <Sign path={PARCEL} />
          <p>
            <strong>
              {freeFrom === undefined
                ? `${way.name} ${way.cost}`
                : fill(texts.deliveryFreeFrom, { name: way.name, cost: way.cost, threshold: freeFrom })}
            </strong>
            <br />
            {way.time}
            {way.arrival && (
              <span className={styles.arrival}>
                <ArrivalLine of={way.arrival} />
              </span>
            )}
          </p>
        </li>
      )}
      <li className={styles.note}>
        <Sign path={RETURN} />
        <p>
          <strong>{fill(texts.returnsWithin, { days: constants.returnDays })}</strong>
          <br />
          <a href={`/${place?.storefront}/faq/returns`}>{texts.returnsHow}</a>
        </p>
      </li>
    </ul>
  )
}

function Sign({ path }: { path: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
