/** All prices that are planned, and those that apply and end (DGO-08). */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { plannedGroups } from './planned-groups.ts'
import { PlannedList } from './PlannedList.tsx'

export function PricesScreen() {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('price.list'))
  const products = <ButtonLink to="/products">{t('prices.choose')}</ButtonLink>
  const groups = plannedGroups(data ?? [])
  return (
    <ScreenFrame title={t('nav.prices')} hint={t('prices.hint')} {...(groups.length > 0 && { actions: products })}>
      <FailureNotice error={error} />
      {!data && !error && (
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      )}
      {data && groups.length === 0 && (
        <FullState inside icon="clock" title={t('prices.empty')} actions={products}>
          {t('prices.emptyHint')}
        </FullState>
      )}
      {groups.length > 0 && <PlannedList groups={groups} mayWrite isNamed />}
    </ScreenFrame>
  )
}
