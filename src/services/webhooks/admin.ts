/** What the merchant layer may do with webhooks. */
export { checkReceiver, type ReceiverRules } from './receiver-address.ts'
export {
  countDeadDeliveries,
  listDeliveries,
  readDelivery,
  replayDeliveries,
  type DeliveryDetails,
  type DeliveryRow,
} from './deliveries.ts'
export {
  changeWebhook,
  createWebhook,
  listWebhooks,
  lockWebhook,
  removeWebhook,
  rotateSecret,
  stageTest,
  switchOff,
  switchOn,
  type WebhookRow,
} from './stored-webhooks.ts'
