/** One discount, or a new one: every member of its definition, what it says in words, and a test cart beside it (DSH-01). */
import { useQuery } from '@tanstack/react-query'
import { OperationError } from '../../api/operation-error.ts'
import { operationQuery } from '../../api/queries.ts'
import { sessionStore } from '../../api/session.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useDeskStore } from '../../app/store.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { formOf } from './discount-draft.ts'
import { EMPTY_FORM } from './discount-form.ts'
import { discountState } from './discount-state.ts'
import { DiscountBadge } from './DiscountBadge.tsx'
import { DiscountEditor } from './DiscountEditor.tsx'
import styles from './Discounts.module.css'

/** In the address: no id begins with a plus sign. */
const NEW_ID = '+new'

const NEW = { value: EMPTY_FORM, version: 0 }

export function DiscountScreen({ parameter: id }: ScreenProps) {
  const t = useTexts()
  if (id !== NEW_ID) return <StoredDiscount id={id} />
  return (
    <ScreenFrame title={t('discount.newTitle')} back={<BackLink to="/discounts">{t('nav.discounts')}</BackLink>}>
      <DiscountEditor loaded={NEW} isNew isStopped={false} uses={0} />
    </ScreenFrame>
  )
}

/** Long: what is missing, what is loading, and the editor. */
function StoredDiscount({ id }: { readonly id: string }) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const timeZone = session?.account.timeZone ?? null
  const { data, error, dataUpdatedAt } = useQuery(operationQuery('discount.read', { id }))
  const stop = useOperation('discount.stop', {
    done: t('discount.stopped', { name: data?.discount.name ?? id }),
    refreshes: ['discount.read', 'discount.list'],
  })
  if (error instanceof OperationError && error.status === 404) {
    return (
      <FullState
        title={t('discount.missing', { id })}
        mood="sad"
        actions={<ButtonLink to="/discounts">{t('discount.all')}</ButtonLink>}
      >
        {t('discount.missingHint')}
      </FullState>
    )
  }
  const { discount, version } = data ?? {}
  const isStopped = discount?.stoppedAt !== undefined
  return (
    <ScreenFrame
      title={discount?.name ?? id}
      hint={
        discount && (
          <span className={styles.head}>
            <DiscountBadge state={discountState(discount, dataUpdatedAt)} />
            <span>
              {discount.limit === null
                ? t.count('discount.uses', discount.uses)
                : t('discount.usesOf', { uses: discount.uses, limit: discount.limit })}
            </span>
          </span>
        )
      }
      back={<BackLink to="/discounts">{t('nav.discounts')}</BackLink>}
      {...(discount &&
        !isStopped && {
          actions: (
            <Button look="danger" icon="cancel" isPending={stop.pending} onPress={() => stop.run({ id, version })}>
              {t('discount.stop')}
            </Button>
          ),
        })}
    >
      <FailureNotice error={error ?? stop.error} />
      {discount && version !== undefined ? (
        <DiscountEditor
          key={id}
          loaded={{ value: formOf(discount, discount.limit, timeZone), version }}
          isNew={false}
          isStopped={isStopped}
          uses={discount.uses}
        />
      ) : (
        <Skeleton />
      )}
    </ScreenFrame>
  )
}
