import type { WebhookEntry } from '../../api/webhook-schemas.ts'

/** What people call it: its name, or where it is. */
export const webhookName = ({ label, url }: Pick<WebhookEntry, 'label' | 'url'>): string =>
  label === '' ? (URL.parse(url)?.host ?? url) : label
