/** What a shopper wants to know before buying: shipping cost, delivery time, returns. */
import { useSyncExternalStore } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { useShell } from '../../content/story/index.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import styles from './DeliveryNotes.module.css'
import type { ComingDays, DeliveryView } from './delivery-view.ts'

const PARCEL = 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8'
const SHIELD = 'M12 3l7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6zM9 12l2 2 4-4'
const LABEL = 'M4 4h8l8 8-8 8-8-8zM8 8h.01'
const RETURN = 'M9 5L4.500 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10H8'

export function DeliveryNotes({ delivery: { way, freeFrom, guarantee, local } }: { delivery: DeliveryView }) {
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
            {way.arrivals && (
              <span className={styles.arrival}>
                <Arrival of={way.arrivals} />
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
      {guarantee && (
        <li className={styles.note}>
          <Sign path={SHIELD} />
          <div>
            <Guarantee heading={guarantee.heading} text={guarantee.text} placeholder={guarantee.placeholder} />
            {guarantee.local.map((one) => (
              <Guarantee key={one.lang} {...one} />
            ))}
          </div>
        </li>
      )}
      {local?.map(({ lang, lines }) => (
        <li key={lang} className={styles.note} lang={lang}>
          <Sign path={LABEL} />
          <p>{lines.join(' ')}</p>
        </li>
      ))}
    </ul>
  )
}

const neverChanges = () => () => undefined

/** Not on the server: pages are cached, and the days depend on the moment. Its line has its height from the start. */
function Arrival({ of }: { of: ComingDays }) {
  const { arrives } = useTexts()
  const coming = () => of.find(([until]) => until > Date.now())?.[1]
  const days = useSyncExternalStore(neverChanges, coming, () => undefined)
  return days && fill(arrives, { days })
}

type GuaranteeProps = {
  readonly lang?: string
  readonly heading: string
  readonly text: string
  readonly placeholder?: string | undefined
}

/** The words are long: they unfold, its name is always seen. */
const Guarantee = ({ lang, heading, text, placeholder }: GuaranteeProps) => (
  <details className={styles.guarantee} lang={lang}>
    <summary>{heading}</summary>
    <p>{text}</p>
    {placeholder !== undefined && <p>{placeholder}</p>}
  </details>
)

function Sign({ path }: { path: string }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
