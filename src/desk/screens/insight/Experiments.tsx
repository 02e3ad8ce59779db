/** Split tests: what they have shown, honestly (DIN-06), and changing them without a deploy. */
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { grantOf } from '../../../contracts/staff/permissions.ts'
import { operationQuery } from '../../api/queries.ts'
import type { ExperimentView } from '../../api/search-schemas.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ExperimentDialog } from './ExperimentDialog.tsx'
import styles from './Insight.module.css'
import type { Period } from './period.ts'

export function Experiments({ period }: { readonly period: Period }) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const { data, error } = useQuery(operationQuery('experiment.list', period))
  const [changed, setChanged] = useState<ExperimentView>()
  const mayChange = session !== undefined && grantOf(session.account.role, 'experiments.write') !== undefined
  return (
    <Panel title={t('experiments.title')}>
      <p className={styles.help}>{t('experiments.hint')}</p>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data?.experiments.map((experiment) => (
        <section key={experiment.id} className={styles.experiment} aria-label={experiment.name}>
          <ExperimentHead experiment={experiment}>
            {mayChange && (
              <Button
                aria-label={t('experiments.changeTitle', { name: experiment.name })}
                onPress={() => setChanged(experiment)}
              >
                {t('experiments.change')}
              </Button>
            )}
          </ExperimentHead>
          {experiment.sharesDeviate && <Notice tone="danger">{t('experiments.deviate')}</Notice>}
          {experiment.weightsChanged && <Notice tone="attention">{t('experiments.weightsChanged')}</Notice>}
          <VariantTable experiment={experiment} />
          {experiment.differences === null && <p className={styles.help}>{t('experiments.tooFew')}</p>}
        </section>
      ))}
      {changed && <ExperimentDialog experiment={changed} onClose={() => setChanged(undefined)} />}
    </Panel>
  )
}

type HeadProps = { readonly experiment: ExperimentView; readonly children: ReactNode }

function ExperimentHead({ experiment, children }: HeadProps) {
  const t = useTexts()
  const formats = useFormats()
  const { name, active, trafficPercentage, weights, override } = experiment
  const isOverridden = Object.values(override).some((value) => value !== undefined)
  return (
    <div className={styles.experimentHead}>
      <div>
        <h3 className={styles.experimentName}>
          {name}{' '}
          <Badge tone={active ? 'done' : 'neutral'} icon={active ? 'check' : 'close'}>
            {t(active ? 'experiments.running' : 'experiments.off')}
          </Badge>{' '}
          {isOverridden && <Badge tone="info">{t('experiments.overridden')}</Badge>}
        </h3>
        <p className={styles.help}>
          {t('experiments.traffic', {
            share: formats.number(trafficPercentage),
            weights: weights.map((weight) => formats.number(weight)).join(' : '),
          })}
        </p>
      </div>
      {children}
    </div>
  )
}

/** Long: a table. */
function VariantTable({ experiment }: { readonly experiment: ExperimentView }) {
  const t = useTexts()
  const formats = useFormats()
  const { name, variants, differences, defaultVariant } = experiment
  /** Per 100 visitors, with two decimals and, for differences, a sign. */
  const rate = (value: number): string => formats.number(Math.round(value * 10_000) / 100)
  const signed = (value: number): string => (value > 0 ? `+${rate(value)}` : rate(value))
  return (
    <table className={`${styles.table} ${styles.wholeWords}`}>
      <caption className={styles.hiddenCaption}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('experiments.variant')}</th>
          <th scope="col">{t('experiments.visitors')}</th>
          <th scope="col">{t('experiments.orders')}</th>
          <th scope="col" className={styles.wide}>
            {t('experiments.rate')}
          </th>
          <th scope="col">{t('experiments.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map(({ variant, visitors, orders }) => {
          const found = differences?.find((one) => one.variant === variant)
          return (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              <td>{formats.number(visitors)}</td>
              <td>{formats.number(orders)}</td>
              <td className={styles.wide}>{visitors === 0 ? '–' : rate(orders / visitors)}</td>
              <td>
                {variant === defaultVariant && t('experiments.default')}
                {variant !== defaultVariant && !found && '–'}
                {found &&
                  t('experiments.interval', {
                    difference: signed(found.difference),
                    low: signed(found.low),
                    high: signed(found.high),
                  })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
