/** Movements and sales of a variant, the newest first (DGO-10). */
import { useInfiniteQuery } from '@tanstack/react-query'
import { readOperation } from '../../api/call-operation.ts'
import type { MovementEntry } from '../../api/stock-schemas.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { actorText } from '../audit/actor-text.ts'
import { signedText } from './stock-entry.ts'
import styles from './Stock.module.css'

const PAGE = 20

export function StockHistory({ sku }: { readonly sku: string }) {
  const t = useTexts()
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['stock.history', { sku }],
    queryFn: ({ pageParam, signal }) => readOperation('stock.history', { sku, offset: pageParam, limit: PAGE }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length * PAGE : undefined),
  })
  if (error) return <FailureNotice error={error} />
  if (!data) return <Skeleton />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p className={styles.subject}>{t('stock.noHistory')}</p>
  return (
    <>
      <ol className={styles.history} aria-label={t('stock.history')}>
        {rows.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </ol>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('stock.more')}
        </Button>
      )}
    </>
  )
}

function Movement({ movement }: { readonly movement: MovementEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const { change, reason, warehouse, otherWarehouse, order, quantity, isUndo, note, actor, at } = movement
  const place = (code: string) => t.maybe('warehouse', code)
  return (
    <li>
      <span className={`${styles.change} ${change < 0 ? styles.less : styles.more}`}>
        {signedText(change, formats.number)}
      </span>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>{t(`stockReason.${reason}`)}</strong>
          {order !== null && <a href={hrefOf(`/orders/${order}`)}>{t('stock.order', { number: order })}</a>}
          {isUndo && <Badge tone="neutral">{t('outcome.undone')}</Badge>}
        </p>
        {note !== null && <p className={styles.text}>{note}</p>}
        <p className={styles.soft}>
          {otherWarehouse === null
            ? place(warehouse)
            : t(change < 0 ? 'stock.fromTo' : 'stock.toFrom', { one: place(warehouse), other: place(otherWarehouse) })}
          {' · '}
          {t('stock.then', { n: formats.number(quantity) })}
          {' · '}
          {actorText(t, actor)}
          {reason !== 'start' && (
            <>
              {' · '}
              <Time iso={at} />
            </>
          )}
        </p>
      </div>
    </li>
  )
}
