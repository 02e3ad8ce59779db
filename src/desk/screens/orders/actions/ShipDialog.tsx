/** Ships what is left of an order, or a part of it: units, carrier, tracking number. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskOrder } from '../../../api/order-schema.ts'
import type { OperationValue } from '../../../api/operations.ts'
import { operationQuery } from '../../../api/queries.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'
import { carriersFor, chosenCarrier, rememberCarrier } from './carrier-choice.ts'
import { allUnits, countOf, unitsOf } from './chosen-units.ts'
import { linesToShip } from './order-lines.ts'
import { UnitsField } from './UnitsField.tsx'

type Props = { readonly details: DeskOrder; readonly onClose: () => void }

/** The form opens with its carriers: a scanner sends a tracking number and Enter at once. */
export function ShipDialog({ details, onClose }: Props) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('carrier.list'))
  return (
    <Dialog title={t('ship.title', { number: details.order.number })} onClose={onClose}>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && <ShipForm details={details} all={data} onClose={onClose} />}
    </Dialog>
  )
}

/** Long: one form. */
function ShipForm({ details, all, onClose }: Props & { readonly all: OperationValue<'carrier.list'> }) {
  const t = useTexts()
  const { number, snapshot } = details.order
  const { country } = snapshot.addresses.shipping
  const lines = linesToShip(details)
  const [chosen, setChosen] = useState(() => allUnits(lines))
  const [picked, setPicked] = useState<string>()
  const [tracking, setTracking] = useState('')
  const carriers = carriersFor(all, country)
  const carrier = carriers.find(({ id }) => id === picked) ?? chosenCarrier(carriers, country)
  const count = countOf(chosen)
  const ship = useOperation('shipment.post', {
    done: t.count('ship.done', count, { number }),
    refreshes: AFTER_ORDER_CHANGE,
    onDone: () => {
      if (carrier) rememberCarrier(country, carrier.id)
      onClose()
    },
  })
  const isWhole = lines.every(({ itemId, max }) => chosen[itemId] === max)
  const trackingNumber = tracking.trim()
  const submit = (): void => {
    if (carrier === undefined || count === 0) return
    ship.run({
      number,
      version: details.version,
      carrier: carrier.id,
      ...(trackingNumber !== '' && { trackingNumber }),
      ...(!isWhole && { units: unitsOf(chosen) }),
    })
  }
  return (
    <FocusedForm
      className={styles.form}
      focus="input[name=tracking]"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FailureNotice error={ship.error} />
      <UnitsField legend={t('ship.units')} lines={lines} chosen={chosen} onChange={setChosen} />
      <div className={styles.pair}>
        <SelectField
          label={t('ship.carrier')}
          value={carrier?.id ?? ''}
          options={carriers.map(({ id, name }) => [id, name] as const)}
          onChange={setPicked}
        />
        <Field
          label={t('ship.tracking')}
          name="tracking"
          value={tracking}
          onChange={setTracking}
          autoComplete="off"
          isRequired={carrier?.allowsNoTracking === false}
          help={carrier?.example ? t('ship.example', { example: carrier.example }) : undefined}
        />
      </div>
      <p className={styles.soft}>{t('ship.mailHint')}</p>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="primary" isPending={ship.pending} isDisabled={count === 0 || !carrier}>
          {t.count('ship.submit', count)}
        </Button>
      </DialogActions>
    </FocusedForm>
  )
}
