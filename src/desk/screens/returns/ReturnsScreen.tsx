/** Refunds that wait for another person, withdrawals without an order, and the returns by their deadline. */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Approvals } from './Approvals.tsx'
import { ReturnList } from './ReturnList.tsx'
import { Unmatched } from './Unmatched.tsx'

export function ReturnsScreen() {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const { data, error } = useQuery(operationQuery('return.list', {}))
  const unmatched = data?.filter(({ state }) => state === 'unmatched') ?? []
  const others = data?.filter(({ state }) => state !== 'unmatched') ?? []
  return (
    <ScreenFrame title={t('nav.returns')} hint={t('returns.hint')}>
      {session?.permissions.includes('orders.refund') && <Approvals />}
      <FailureNotice error={error} />
      {!data && !error && (
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      )}
      {data?.length === 0 && (
        <FullState inside icon="returns" title={t('returns.empty')}>
          {t('returns.emptyHint')}
        </FullState>
      )}
      {unmatched.length > 0 && <Unmatched entries={unmatched} />}
      {others.length > 0 && <ReturnList entries={others} />}
    </ScreenFrame>
  )
}
