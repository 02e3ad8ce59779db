/** Corrects where an order goes, before its first shipment, and sends the confirmation again (FUL-14). */
import { useState } from 'react'
import { OperationError } from '../../../api/operation-error.ts'
import type { DeskOrder } from '../../../api/order-schema.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { CheckField, Field } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'

type Props = { readonly details: DeskOrder; readonly onClose: () => void }

const MEMBERS = ['firstName', 'lastName', 'street0', 'street1', 'postCode', 'city', 'region'] as const
type Member = (typeof MEMBERS)[number]

/** Long: one form. */
export function AddressDialog({ details: { order, version }, onClose }: Props) {
  const t = useTexts()
  const { number, snapshot } = order
  const { shipping } = snapshot.addresses
  const [address, setAddress] = useState<Readonly<Record<Member, string>>>(() => ({
    firstName: shipping.firstName ?? '',
    lastName: shipping.lastName ?? '',
    street0: shipping.street0 ?? '',
    street1: shipping.street1 ?? '',
    postCode: shipping.postCode ?? '',
    city: shipping.city,
    region: shipping.region ?? '',
  }))
  const before = snapshot.contact?.telephone ?? ''
  const [telephone, setTelephone] = useState(before)
  const [note, setNote] = useState(order.amendment?.deliveryNote ?? '')
  const [resend, setResend] = useState(true)
  const save = useOperation('order.amend', {
    done: resend ? t('address.doneMailed', { number }) : t('address.done', { number }),
    refreshes: AFTER_ORDER_CHANGE,
    onDone: onClose,
  })
  const wrong = wrongMembers(save.error)
  const shown = MEMBERS.filter((member) => member !== 'region' || shipping.region)
  return (
    <Dialog title={t('address.title', { number })} onClose={onClose} wide>
      <FocusedForm
        className={styles.form}
        focus="input[name=street0]"
        onSubmit={(event) => {
          event.preventDefault()
          save.run({
            number,
            version,
            address,
            resend,
            ...(telephone !== before && { telephone }),
            ...(note !== (order.amendment?.deliveryNote ?? '') && { deliveryNote: note }),
          })
        }}
      >
        <FailureNotice error={save.error} />
        <div className={styles.pair}>
          {shown.map((member) => (
            <Field
              key={member}
              name={member}
              label={t(`address.${member}`)}
              value={address[member]}
              onChange={(value) => setAddress({ ...address, [member]: value })}
              autoComplete="off"
              maxLength={200}
              error={wrong.includes(member) ? t('address.wrong') : undefined}
            />
          ))}
          <Field
            label={t('order.telephone')}
            value={telephone}
            onChange={setTelephone}
            autoComplete="off"
            maxLength={40}
            error={wrong.includes('telephone') ? t('address.wrong') : undefined}
          />
          <Field label={t('address.note')} value={note} onChange={setNote} autoComplete="off" maxLength={200} />
        </div>
        <p className={styles.soft}>{t('address.hint')}</p>
        <CheckField label={t('address.resend')} checked={resend} onChange={setResend} />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={save.pending}>
            {resend ? t('address.saveAndSend') : t('address.save')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}

function wrongMembers(error: unknown): readonly unknown[] {
  if (!(error instanceof OperationError)) return []
  return error.details.field === 'telephone' ? ['telephone'] : (error.details.problems ?? [])
}
