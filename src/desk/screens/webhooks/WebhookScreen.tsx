/** One webhook with its deliveries of 30 days (HKS-06). */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { operationQuery, refresh } from '../../api/queries.ts'
import { useOperation } from '../../api/use-operation.ts'
import type { DeliveryEntry, WebhookEntry } from '../../api/webhook-schemas.ts'
import { useFormats } from '../../formats/use-formats.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { ListScreen } from '../../table/ListScreen.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { Menu, MenuEntry } from '../../ui/Menu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { DeliveryDetails } from './DeliveryDetails.tsx'
import { ReplayDialog } from './ReplayDialog.tsx'
import { TestDialog } from './TestDialog.tsx'
import { useDeliveryList } from './use-delivery-list.tsx'
import { useMayManage } from './use-may-manage.ts'
import { webhookName } from './webhook-name.ts'
import { WebhookDialog, type WebhookAction } from './WebhookDialogs.tsx'
import styles from './Webhooks.module.css'
import { WebhookState } from './WebhookState.tsx'

const FOLLOW_MS = 2000

export function WebhookScreen({ parameter: id }: ScreenProps) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('webhook.list'))
  const webhook = data?.rows.find((row) => row.id === id)
  const back = <BackLink to="/webhooks">{t('nav.webhooks')}</BackLink>
  if (webhook) return <Found webhook={webhook} />
  if (data) {
    return (
      <FullState
        title={t('webhook.missing')}
        mood="sad"
        actions={<ButtonLink to="/webhooks">{t('nav.webhooks')}</ButtonLink>}
      >
        {t('webhook.missingHint')}
      </FullState>
    )
  }
  return (
    <ScreenFrame title={t('webhook.title')} back={back}>
      <FailureNotice error={error} />
    </ScreenFrame>
  )
}

type Opened = WebhookAction | 'replay'

/** Long: the head, the notices and the list of one screen. */
function Found({ webhook }: { readonly webhook: WebhookEntry }) {
  const t = useTexts()
  const formats = useFormats()
  const mayManage = useMayManage()
  const [opened, setOpened] = useState<Opened>()
  const [delivery, setDelivery] = useState<DeliveryEntry>()
  const [tested, setTested] = useState<string>()
  const definition = useDeliveryList(webhook, setDelivery)
  useFollowing(webhook.pending > 0)
  const test = useOperation('webhook.test', { onDone: (sent) => setTested(sent.delivery) })
  const close = (): void => setOpened(undefined)
  const { url, events, enabled, switchedOffBy, failingSince, previousSecretUntil } = webhook
  const name = webhookName(webhook)
  return (
    <ScreenFrame
      title={name}
      back={<BackLink to="/webhooks">{t('nav.webhooks')}</BackLink>}
      hint={
        <span className={styles.summary}>
          <WebhookState webhook={webhook} />
          <code>{url}</code>
          <span>{t.count('webhook.eventsOf', events.length)}</span>
        </span>
      }
      fixed
      actions={
        <>
          {enabled && (
            <Button icon="refresh" onPress={() => setOpened('replay')}>
              {t('delivery.replay')}
            </Button>
          )}
          {mayManage && (
            <>
              <Button icon="mail" isPending={test.pending} onPress={() => test.run({ id: webhook.id })}>
                {t('webhook.test')}
              </Button>
              {!enabled && (
                <Button look="primary" icon="check" onPress={() => setOpened('switch')}>
                  {t('webhook.switchOn')}
                </Button>
              )}
              <Menu label={t('webhook.more')} trigger={<IconButton icon="more" label={t('webhook.more')} />}>
                <MenuEntry icon="webhooks" onAction={() => setOpened('edit')}>
                  {t('webhook.edit')}
                </MenuEntry>
                <MenuEntry icon="key" onAction={() => setOpened('rotate')}>
                  {t('webhook.rotate')}
                </MenuEntry>
                {enabled && (
                  <MenuEntry icon="cancel" onAction={() => setOpened('switch')}>
                    {t('webhook.switchOff')}
                  </MenuEntry>
                )}
                <MenuEntry icon="close" danger onAction={() => setOpened('remove')}>
                  {t('webhook.remove')}
                </MenuEntry>
              </Menu>
            </>
          )}
        </>
      }
    >
      <FailureNotice error={test.error} />
      {switchedOffBy === 'failures' && <Notice tone="danger">{t('webhook.offNotice')}</Notice>}
      {enabled && failingSince !== null && (
        <Notice tone="attention">{t('webhook.failingNotice', { since: formats.dateTime(failingSince) })}</Notice>
      )}
      {previousSecretUntil !== null && (
        <Notice tone="info">{t('webhook.bothUntil', { until: formats.dateTime(previousSecretUntil) })}</Notice>
      )}
      <ListScreen definition={definition} />
      {opened === 'replay' && <ReplayDialog webhook={webhook} onClose={close} />}
      {opened !== undefined && opened !== 'replay' && (
        <WebhookDialog action={opened} webhook={webhook} onClose={close} />
      )}
      {delivery && (
        <Dialog title={t.maybe('event', delivery.type)} onClose={() => setDelivery(undefined)} wide>
          <DeliveryDetails id={delivery.id} />
        </Dialog>
      )}
      {tested !== undefined && (
        <TestDialog
          name={name}
          delivery={tested}
          onClose={() => {
            setTested(undefined)
            void refresh('webhook.list', 'webhook-delivery.list')
          }}
        />
      )}
    </ScreenFrame>
  )
}

/** While something is on its way, the list shows what became of it. */
function useFollowing(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined
    const timer = setInterval(() => void refresh('webhook.list', 'webhook-delivery.list'), FOLLOW_MS)
    return () => clearInterval(timer)
  }, [isActive])
}
