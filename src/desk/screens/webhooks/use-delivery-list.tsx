/** The deliveries of one webhook as a list. */
import { useMemo } from 'react'
import { DELIVERY_STATUSES, EVENT_TYPES, TEST_EVENT } from '../../../contracts/webhooks/event-types.ts'
import { readOperation } from '../../api/call-operation.ts'
import { useOperation } from '../../api/use-operation.ts'
import type { DeliveryEntry, WebhookEntry } from '../../api/webhook-schemas.ts'
import { useFormats } from '../../formats/use-formats.ts'
import type { ListDefinition } from '../../table/list-definition.ts'
import type { Translate } from '../../texts/translate.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { MenuEntry } from '../../ui/Menu.tsx'
import { Time } from '../../ui/Time.tsx'
import { DeliveryStatusBadge } from './DeliveryStatusBadge.tsx'

type Formats = ReturnType<typeof useFormats>

export function useDeliveryList(
  { id, enabled }: Pick<WebhookEntry, 'id' | 'enabled'>,
  onOpen: (delivery: DeliveryEntry) => void,
): ListDefinition<DeliveryEntry> {
  const t = useTexts()
  const formats = useFormats()
  const { run: replay } = useOperation('webhook-delivery.replay', {
    done: t.count('delivery.replayed', 1),
    refreshes: ['webhook.list', 'webhook-delivery.list'],
  })
  return useMemo(
    () => ({
      screen: 'webhook-deliveries',
      operation: 'webhook-delivery.list',
      within: { webhook: [id] },
      load: (input, signal) => readOperation('webhook-delivery.list', input, signal),
      label: t('deliveries.title'),
      columns: columnsOf(t, formats),
      filters: [
        {
          id: 'status',
          title: 'delivery.status',
          kind: 'choice',
          options: DELIVERY_STATUSES.map((status) => [status, t(`deliveryStatus.${status}`)] as const),
        },
        {
          id: 'type',
          title: 'delivery.type',
          kind: 'choice',
          options: [...EVENT_TYPES, TEST_EVENT].map((type) => [type, t.maybe('event', type)] as const),
        },
        { id: 'from', title: 'list.from', kind: 'date' },
        { id: 'to', title: 'list.to', kind: 'date' },
      ],
      keyOf: (delivery) => delivery.id,
      nameOf: ({ type, subject }) => `${t.maybe('event', type)}, ${subject}`,
      onOpen,
      ...(enabled && {
        actionsOf: (delivery: DeliveryEntry) => (
          <MenuEntry icon="refresh" onAction={() => replay({ webhook: id, choice: { ids: [delivery.id] } })}>
            {t('delivery.replay')}
          </MenuEntry>
        ),
      }),
      isExported: false,
      empty: { title: t('deliveries.empty'), hint: t('deliveries.emptyHint') },
    }),
    [t, formats, id, enabled, onOpen, replay],
  )
}

/** Long: one entry per column. */
function columnsOf(t: Translate, formats: Formats): ListDefinition<DeliveryEntry>['columns'] {
  return [
    {
      id: 'type',
      title: 'delivery.type',
      width: 220,
      isDefault: true,
      phone: 'title',
      cell: ({ type }) => t.maybe('event', type),
    },
    {
      id: 'subject',
      title: 'delivery.subject',
      width: 220,
      isDefault: true,
      phone: 'note',
      cell: ({ subject }) => <code>{subject}</code>,
    },
    {
      id: 'status',
      title: 'delivery.status',
      width: 220,
      isDefault: true,
      phone: 'state',
      cell: ({ status }) => <DeliveryStatusBadge status={status} />,
    },
    {
      id: 'answer',
      title: 'delivery.answer',
      width: 130,
      isDefault: true,
      cell: ({ answerStatus, attemptedAt }) => answerStatus ?? (attemptedAt === null ? '' : t('delivery.noAnswer')),
    },
    {
      id: 'duration',
      title: 'delivery.duration',
      width: 100,
      isNumber: true,
      isDefault: true,
      cell: ({ durationMs }) => (durationMs === null ? '' : `${formats.number(durationMs)} ms`),
    },
    {
      id: 'tries',
      title: 'delivery.tries',
      width: 100,
      isNumber: true,
      isDefault: true,
      cell: ({ tries }) => formats.number(tries),
    },
    {
      id: 'occurredAt',
      title: 'delivery.occurredAt',
      width: 150,
      isDefault: true,
      phone: 'aside',
      cell: ({ occurredAt }) => <Time iso={occurredAt} />,
    },
    {
      id: 'dueAt',
      title: 'delivery.dueAt',
      width: 150,
      isDefault: false,
      cell: ({ dueAt }) => dueAt !== null && <Time iso={dueAt} />,
    },
  ]
}
