/** A grid of orders, carriers and tracking numbers, to type or to paste from a spreadsheet; ok rows are posted (FUL-12). */
import { useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useId, useState } from 'react'
import type { QualifiedEntry } from '../../../api/order-work-schemas.ts'
import { operationQuery } from '../../../api/queries.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import { showToast } from '../../../ui/toasts.ts'
import styles from '../actions/Actions.module.css'
import { AFTER_ORDER_CHANGE } from '../actions/after-change.ts'
import { carriersFor, chosenCarrier } from '../actions/carrier-choice.ts'
import { asText, pasteTracking, type ShipmentRow } from './paste-tracking.ts'

type Props = {
  readonly orders: readonly QualifiedEntry[]
  readonly onClose: () => void
  readonly onShipped: () => void
}

/** Long: rows, their check and their results are one state. */
export function ShipManyForm({ orders, onClose, onShipped }: Props) {
  const t = useTexts()
  const { data: carriers = [], error } = useQuery(operationQuery('carrier.list'))
  const [edited, setEdited] = useState<readonly ShipmentRow[]>()
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const rows = edited ?? orders.map(({ number, country = '' }) => firstRow(number, country))
  const check = useQuery({
    ...operationQuery('shipment.preview', { text: asText(rows) }),
    enabled: carriers.length > 0,
  })
  const checked = check.data ?? []
  const ready = checked.filter(({ status }) => status === 'ok')
  const ship = useOperation('shipment.post-many', {
    refreshes: AFTER_ORDER_CHANGE,
    onDone: ({ items, done }) => {
      showToast({ text: t.count('bulk.shipped', done), tone: 'done' })
      const failures = items.flatMap(({ status, message = '' }, place) =>
        status === 200 ? [] : [[ready[place]?.number ?? '', message] as const],
      )
      if (failures.length === 0) {
        onShipped()
        onClose()
        return
      }
      const names = new Map(failures)
      setRefused(names)
      setEdited(rows.filter(({ number }) => names.has(number)))
    },
  })

  function firstRow(number: string, country: string): ShipmentRow {
    return { number, carrier: chosenCarrier(carriersFor(carriers, country), country)?.id ?? '', trackingNumber: '' }
  }
  const paste = (text: string, from?: number): void => setEdited(pasteTracking(rows, text, carriers, from))
  const set = (place: number, change: Partial<ShipmentRow>): void =>
    setEdited(rows.map((row, index) => (index === place ? { ...row, ...change } : row)))
  return (
    <FocusedForm
      className={styles.form}
      focus="textarea"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready.length === 0) return
        ship.run({
          items: ready.map(({ number, version, carrier, trackingNumber }) => ({
            number,
            version,
            carrier,
            ...(trackingNumber !== '' && { trackingNumber }),
          })),
        })
      }}
    >
      <FailureNotice error={ship.error ?? check.error ?? error} />
      <PasteArea onPaste={paste} />
      <div className={styles.grid}>
        <table aria-label={t('bulk.ship')}>
          <thead>
            <tr>
              <th scope="col">{t('order.title')}</th>
              <th scope="col">{t('ship.carrier')}</th>
              <th scope="col">{t('ship.tracking')}</th>
              <th scope="col">{t('order.state')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <GridRow
                key={row.number}
                row={row}
                carriers={carriers}
                status={checked.find(({ line }) => line === place + 1)?.status}
                failure={refused.get(row.number)}
                onChange={(change) => set(place, change)}
                onPasteRows={(text) => paste(text, place)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="primary" isPending={ship.pending} isDisabled={ready.length === 0}>
          {t.count('bulk.shipSubmit', ready.length)}
        </Button>
      </DialogActions>
    </FocusedForm>
  )
}

/** Takes rows, pasted or ended with the return key, and is empty again. */
function PasteArea({ onPaste }: { readonly onPaste: (text: string) => void }) {
  const t = useTexts()
  const id = useId()
  const [typed, setTyped] = useState('')
  const take = (text: string): void => {
    const isRows = /[\t\n]/.test(text) && text.trim() !== ''
    setTyped(isRows ? '' : text)
    if (isRows) onPaste(text)
  }
  return (
    <div>
      <label htmlFor={id} className={styles.legend}>
        {t('bulk.paste')}
      </label>
      <textarea
        id={id}
        className={styles.area}
        aria-describedby={`${id}-help`}
        rows={2}
        value={typed}
        onChange={({ target }) => take(target.value)}
      />
      <p id={`${id}-help`} className={styles.soft}>
        {t('bulk.pasteHelp')}
      </p>
    </div>
  )
}

type RowProps = {
  readonly row: ShipmentRow
  readonly carriers: readonly { readonly id: string; readonly name: string }[]
  readonly status: string | undefined
  readonly failure: string | undefined
  readonly onChange: (change: Partial<ShipmentRow>) => void
  readonly onPasteRows: (text: string) => void
}

function GridRow({ row, carriers, status, failure, onChange, onPasteRows }: RowProps) {
  const t = useTexts()
  const { number, carrier, trackingNumber } = row
  const isKnown = carriers.some(({ id }) => id === carrier)
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    onPasteRows(text)
  }
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>
        <select
          className={styles.cellInput}
          aria-label={t('bulk.carrierOf', { number })}
          value={carrier}
          onChange={({ target }) => onChange({ carrier: target.value })}
        >
          {!isKnown && <option value={carrier}>{carrier}</option>}
          {carriers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          className={styles.cellInput}
          aria-label={t('bulk.trackingOf', { number })}
          autoComplete="off"
          maxLength={60}
          value={trackingNumber}
          onPaste={onPaste}
          onChange={({ target }) => onChange({ trackingNumber: target.value })}
        />
      </td>
      <td>
        {failure !== undefined ? (
          <Badge tone="danger">{failure}</Badge>
        ) : (
          status !== undefined && (
            <Badge tone={status === 'ok' ? 'done' : 'attention'}>{t.maybe('pasted', status)}</Badge>
          )
        )}
      </td>
    </tr>
  )
}
