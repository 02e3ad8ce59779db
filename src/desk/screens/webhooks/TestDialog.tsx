/** Sends a test event and shows what the receiver answered. */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { DeliveryDetails } from './DeliveryDetails.tsx'

const POLL_MS = 500

type Props = { readonly name: string; readonly delivery: string; readonly onClose: () => void }

export function TestDialog({ name, delivery, onClose }: Props) {
  const t = useTexts()
  const { data, error } = useQuery({
    ...operationQuery('webhook-delivery.read', { id: delivery }),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'pending' ? POLL_MS : false),
  })
  const isWaiting = data === undefined || data.status === 'pending'
  return (
    <Dialog title={t('webhook.testTitle', { name })} onClose={onClose} wide>
      <FailureNotice error={error} />
      {isWaiting ? (
        <Notice tone="info">{t('webhook.testWaiting')}</Notice>
      ) : data.status === 'delivered' ? (
        <Notice tone="done">{t('webhook.testDone')}</Notice>
      ) : (
        <Notice tone="attention">{t('webhook.testFailed')}</Notice>
      )}
      {!isWaiting && <DeliveryDetails id={delivery} />}
    </Dialog>
  )
}
