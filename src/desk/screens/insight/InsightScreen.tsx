/** Figures of the shop: sales, the way to a purchase, what visitors search for, what is nearly sold out, and experiments. */
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { SelectField } from '../../ui/Field.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Experiments } from './Experiments.tsx'
import { Funnel } from './Funnel.tsx'
import styles from './Insight.module.css'
import { LowStock } from './LowStock.tsx'
import { PERIODS, periodOf } from './period.ts'
import { Sales } from './Sales.tsx'
import { SearchTerms } from './SearchTerms.tsx'

export function InsightScreen() {
  const t = useTexts()
  const [days, setDays] = useState<(typeof PERIODS)[number]>('28')
  // One moment for all panels: they show the same days.
  const [now] = useState(() => Date.now())
  const period = periodOf(Number(days), now)
  return (
    <ScreenFrame
      title={t('nav.insight')}
      hint={t('insight.hint')}
      actions={
        <SelectField
          label={t('insight.period')}
          compact
          value={days}
          options={PERIODS.map((one) => [one, t.count('insight.days', Number(one))] as const)}
          onChange={setDays}
        />
      }
    >
      <Sales period={period} />
      <div className={styles.columns}>
        <Funnel period={period} />
        <SearchTerms days={Number(days)} />
      </div>
      <LowStock />
      <Experiments period={period} />
    </ScreenFrame>
  )
}
