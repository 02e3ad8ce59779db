/** One order with everything about it, in one request: what it is, where it goes, what was paid, what happened (DOR-02). */
import { useQuery } from '@tanstack/react-query'
import { OperationError } from '../../api/operation-error.ts'
import type { DeskOrder } from '../../api/order-schema.ts'
import { operationQuery } from '../../api/queries.ts'
import { useDeskStore } from '../../app/store.ts'
import { locationStore } from '../../navigation/location.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { ForbiddenScreen } from '../../shell/ForbiddenScreen.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Panel, ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { RestrictedNotice } from '../privacy/RestrictedNotice.tsx'
import { OrderActions } from './actions/OrderActions.tsx'
import { OrderNotices } from './actions/OrderNotices.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderPeople } from './OrderPeople.tsx'
import { OrderReturns } from './OrderReturns.tsx'
import styles from './OrderScreen.module.css'
import { OrderShipments } from './OrderShipments.tsx'
import { FulfilmentState, Holds, OrderState } from './OrderState.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'

export function OrderScreen({ parameter: number }: ScreenProps) {
  const t = useTexts()
  const { search } = useDeskStore(locationStore)
  const { data, error } = useQuery(operationQuery('order.read', { number }))
  const back = <BackLink to="/orders">{t('nav.orders')}</BackLink>
  if (error instanceof OperationError && error.code === 'FORBIDDEN') {
    return <ForbiddenScreen permission={error.details.permission ?? 'orders.read'} />
  }
  if (error instanceof OperationError && error.status === 404) {
    return (
      <FullState
        title={t('order.missing', { number })}
        mood="sad"
        actions={<ButtonLink to="/orders">{t('order.all')}</ButtonLink>}
      >
        {t('order.missingHint')}
      </FullState>
    )
  }
  if (!data) {
    return (
      <ScreenFrame title={t('order.heading', { number })} back={back}>
        <FailureNotice error={error} />
        <Panel>
          <Skeleton />
          <Skeleton width="middle" />
        </Panel>
      </ScreenFrame>
    )
  }
  const wanted = new URLSearchParams(search).get('action') ?? undefined
  return (
    <ScreenFrame
      title={t('order.heading', { number: data.order.number })}
      hint={<Summary details={data} />}
      back={back}
      actions={data.order.restrictedUntil === undefined && <OrderActions details={data} wanted={wanted} />}
    >
      <RestrictedNotice until={data.order.restrictedUntil} />
      <OrderNotices details={data} />
      <OrderSections details={data} />
    </ScreenFrame>
  )
}

function OrderSections({ details }: { readonly details: DeskOrder }) {
  return (
    <div className={styles.columns}>
      <div className={`${styles.column} ${styles.main}`}>
        <OrderLines details={details} />
        <OrderShipments details={details} />
        <OrderReturns details={details} />
        <OrderPayments details={details} />
      </div>
      <div className={`${styles.column} ${styles.side}`}>
        <OrderPeople details={details} />
        <OrderNotes details={details} />
        <OrderDocuments details={details} />
      </div>
      <div className={`${styles.column} ${styles.timeline}`}>
        <OrderTimeline details={details} />
      </div>
    </div>
  )
}

/** The state as one line: money, items, and what blocks them. */
function Summary({ details: { order } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  return (
    <span className={styles.summary}>
      <OrderState state={order.state} />
      <FulfilmentState state={order.fulfilment} />
      <Holds holds={order.holds} />
      <span>
        {t('order.placed')} <Time iso={order.createdAt} />
      </span>
      {order.paidAt !== undefined && (
        <span>
          {t('order.paid')} <Time iso={order.paidAt} />
        </span>
      )}
    </span>
  )
}
