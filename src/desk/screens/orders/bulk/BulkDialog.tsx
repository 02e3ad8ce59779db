/** One bulk action: first which orders it is not possible for, then the action for the others. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOperation } from '../../../api/call-operation.ts'
import type { QualifiedEntry } from '../../../api/order-work-schemas.ts'
import { useOperation } from '../../../api/use-operation.ts'
import type { SelectedSubjects } from '../../../table/list-definition.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { downloadText } from '../../../ui/download.ts'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { showToast } from '../../../ui/toasts.ts'
import styles from '../actions/Actions.module.css'
import { AFTER_ORDER_CHANGE } from '../actions/after-change.ts'
import { PrintButton } from './PrintButton.tsx'
import { ShipManyForm } from './ShipManyForm.tsx'

export type BulkKind = 'slips' | 'picking-list' | 'ship' | 'resend' | 'export'

type Props = { readonly kind: BulkKind; readonly selected: SelectedSubjects; readonly onClose: () => void }

/** What the shop checks orders for; every order can be exported. */
const CHECKS = { slips: 'print', 'picking-list': 'print', ship: 'ship', resend: 'resend', export: undefined } as const

export function BulkDialog({ kind, selected, onClose }: Props) {
  const t = useTexts()
  // The selection of the moment: rows that arrive meanwhile are not part of it.
  const [first] = useState(selected)
  const check = CHECKS[kind]
  const { data, error } = useQuery({
    queryKey: ['bulk', kind, first.count],
    queryFn: async ({ signal }): Promise<readonly QualifiedEntry[]> => {
      const numbers = await first.collect(signal)
      if (check === undefined) return numbers.map((number) => ({ number }))
      return readOperation('order.qualify', { numbers, action: check }, signal)
    },
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title={t(`bulk.${kind}`)} onClose={onClose} wide>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && <Checked kind={kind} orders={data} selected={first} onClose={onClose} />}
    </Dialog>
  )
}

function Checked({ kind, orders, selected, onClose }: Props & { readonly orders: readonly QualifiedEntry[] }) {
  const t = useTexts()
  const qualified = orders.filter(({ reason }) => reason === undefined)
  const numbers = qualified.map(({ number }) => number)
  const others = orders.filter(({ reason }) => reason !== undefined)
  return (
    <div className={styles.form}>
      {others.length > 0 && <Unqualified orders={others} />}
      {qualified.length === 0 ? (
        <DialogActions>
          <Button onPress={onClose}>{t('common.close')}</Button>
        </DialogActions>
      ) : (
        <Action kind={kind} orders={qualified} numbers={numbers} selected={selected} onClose={onClose} />
      )}
    </div>
  )
}

/** Named before anything happens. */
function Unqualified({ orders }: { readonly orders: readonly QualifiedEntry[] }) {
  const t = useTexts()
  return (
    <Notice tone="attention">
      {t.count('bulk.unqualified', orders.length)}
      <ul className={styles.names}>
        {orders.map(({ number, reason = '' }) => (
          <li key={number}>
            <strong>{number}</strong>
            <span>{t.maybe('unqualified', reason)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type ActionProps = Props & { readonly orders: readonly QualifiedEntry[]; readonly numbers: readonly string[] }

function Action({ kind, orders, numbers, selected, onClose }: ActionProps) {
  switch (kind) {
    case 'slips':
    case 'picking-list':
      return <PrintMany kind={kind} numbers={numbers} onClose={onClose} />
    case 'ship':
      return <ShipManyForm orders={orders} onClose={onClose} onShipped={selected.clear} />
    case 'resend':
      return <ResendMany numbers={numbers} onClose={onClose} />
    case 'export':
      return <ExportMany numbers={numbers} selected={selected} onClose={onClose} />
  }
}

type ManyProps = { readonly numbers: readonly string[]; readonly onClose: () => void }

function PrintMany({ kind, numbers, onClose }: ManyProps & { readonly kind: 'slips' | 'picking-list' }) {
  const t = useTexts()
  return (
    <>
      <p>{t('bulk.printHint')}</p>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <PrintButton page={kind} numbers={numbers} onOpened={onClose}>
          {t.count(`bulk.print.${kind}`, numbers.length)}
        </PrintButton>
      </DialogActions>
    </>
  )
}

function ResendMany({ numbers, onClose }: ManyProps) {
  const t = useTexts()
  const [failed, setFailed] = useState<readonly { readonly number: string; readonly message: string }[]>([])
  const resend = useOperation('order.resend-many', {
    refreshes: AFTER_ORDER_CHANGE,
    onDone: ({ items, done }) => {
      showToast({ text: t.count('bulk.resent', done), tone: 'done' })
      const refused = items.flatMap(({ status, message = '' }, place) =>
        status === 200 ? [] : [{ number: numbers[place] ?? '', message }],
      )
      setFailed(refused)
      if (refused.length === 0) onClose()
    },
  })
  return (
    <>
      <FailureNotice error={resend.error} />
      {failed.length > 0 && (
        <Notice tone="danger">
          <ul className={styles.names}>
            {failed.map(({ number, message }) => (
              <li key={number}>
                <strong>{number}</strong>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <p>{t('bulk.resendHint')}</p>
      <DialogActions>
        <Button onPress={onClose}>{t(failed.length > 0 ? 'common.close' : 'common.cancel')}</Button>
        {failed.length === 0 && (
          <Button
            look="primary"
            isPending={resend.pending}
            onPress={() => resend.run({ items: numbers.map((number) => ({ number })) })}
          >
            {t.count('bulk.resendSubmit', numbers.length)}
          </Button>
        )}
      </DialogActions>
    </>
  )
}

const EXPORT_COLUMNS = ['number', 'state', 'createdAt', 'paidAt', 'country', 'storefront', 'currency', 'total']

/** Without personal columns: these are exported from the list, with a fresh factor. */
function ExportMany({ numbers, selected, onClose }: ManyProps & Pick<Props, 'selected'>) {
  const t = useTexts()
  const run = useOperation('export.run', {
    onDone: ({ name, rows, csv }) => {
      downloadText(name, csv, 'text/csv')
      showToast({ text: t.count('export.done', rows), tone: 'done' })
      onClose()
    },
  })
  const filter = selected.isWholeFilter ? selected.filter : { number: numbers }
  return (
    <>
      <FailureNotice error={run.error} />
      <p>{t('bulk.exportHint')}</p>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button
          look="primary"
          icon="download"
          isPending={run.pending}
          onPress={() => run.run({ operation: 'order.list', filter, columns: EXPORT_COLUMNS })}
        >
          {t.count('bulk.exportSubmit', numbers.length)}
        </Button>
      </DialogActions>
    </>
  )
}
