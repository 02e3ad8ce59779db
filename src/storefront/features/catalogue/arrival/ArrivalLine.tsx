/**
 * The days of an arrival. They depend on the moment, and pages are cached: the browser works them out, with code that comes after
 * the page. The line has its height from the start, so that nothing moves.
 */
import { useEffect, useState } from 'react'
import type { ArrivalPlan } from '../../../../markets/shipping/arrival/estimate-arrival.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import styles from './ArrivalLine.module.css'

type Props = {
  /** A plan, or the days that were promised. */
  readonly of: ArrivalPlan | { readonly from: string; readonly to: string }
}

export function ArrivalLine({ of }: Props) {
  const { arrives } = useTexts()
  const locale = usePlace()?.market.locale
  const [text, setText] = useState<string>()
  useEffect(() => {
    let isWanted = true
    // Without it the delivery time in the merchant's words is there.
    void import('./arrival-text.ts').then(
      ({ arrivalText }) => isWanted && setText(arrivalText(of, arrives, locale)),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [of, arrives, locale])
  return <span className={styles.line}>{text}</span>
}
