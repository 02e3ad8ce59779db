/** One order, to read: what it is, where it goes, what was paid, what happened. */
import { useQuery } from '@tanstack/react-query'
import { OperationError } from '../../api/operation-error.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
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
import { History } from '../audit/History.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderPeople } from './OrderPeople.tsx'
import styles from './OrderScreen.module.css'
import { OrderState } from './OrderState.tsx'
import type { DeskOrder } from '../../api/order-schema.ts'

export function OrderScreen({ parameter: number }: ScreenProps) {
  const t = useTexts()
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
  return (
    <ScreenFrame
      title={t('order.heading', { number: data.order.number })}
      hint={<Summary details={data} />}
      back={back}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderLines details={data} />
          <Payments details={data} />
          <OrderHistory number={data.order.number} />
        </div>
        <div className={styles.column}>
          <OrderPeople details={data} />
        </div>
      </div>
    </ScreenFrame>
  )
}

/** The state as one sentence. */
function Summary({ details: { order } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  return (
    <span className={styles.summary}>
      <OrderState state={order.state} />
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

function Payments({ details: { payments, withdrawals } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <Panel title={t('order.payments')}>
      {payments.length === 0 && <p className={styles.soft}>{t('order.noPayments')}</p>}
      {payments.map((payment) => (
        <div key={payment.psp_reference} className={styles.payment}>
          <span>
            {payment.method} · {t.maybe('paymentState', payment.state)}
            <br />
            <code className={styles.soft}>{payment.psp_reference}</code>
          </span>
          <span className={styles.amount}>
            {formats.amount(payment.amount, payment.currency)}
            {payment.refunded > 0 && (
              <small>{t('order.refunded', { amount: formats.amount(payment.refunded, payment.currency) })}</small>
            )}
            {payment.refunding > 0 && (
              <small>{t('order.refunding', { amount: formats.amount(payment.refunding, payment.currency) })}</small>
            )}
          </span>
        </div>
      ))}
      {withdrawals.map(({ received_at, name }) => (
        <p key={received_at}>
          {t('order.withdrawal')} <Time iso={received_at} /> {name}
        </p>
      ))}
    </Panel>
  )
}

function OrderHistory({ number }: { readonly number: string }) {
  const { session } = useDeskStore(sessionStore)
  return session?.permissions.includes('audit.read') ? <History subject={`order:${number}`} /> : null
}
