/** Every table of the shop, whether its service runs here or elsewhere: one schema, one history. */
import type { Migration } from '../platform/database/migrate.ts'
import { mailboxMigrations, type MailboxTables } from '../platform/mail/mailbox.ts'
import { outboxMigrations, type OutboxTables } from '../platform/outbox/outbox.ts'
import { commerceMigrations } from '../services/commerce/migrations.ts'
import type { CommerceTables } from '../services/commerce/tables.ts'
import { contentMigrations } from '../services/content/migrations.ts'
import type { ContentTables } from '../services/content/tables.ts'
import { discoveryMigrations } from '../services/discovery/migrations.ts'
import type { DiscoveryTables } from '../services/discovery/tables.ts'
import { engagementMigrations } from '../services/engagement/migrations.ts'
import type { EngagementTables } from '../services/engagement/tables.ts'
import { imageMigrations } from '../services/images/migrations.ts'
import type { ImageTables } from '../services/images/tables.ts'
import { paymentsMigrations } from '../services/payment-sandbox/migrations.ts'
import type { PaymentsTables } from '../services/payment-sandbox/tables.ts'
import { staffMigrations } from '../services/staff/migrations.ts'
import type { StaffTables } from '../services/staff/tables.ts'
import { webhookMigrations } from '../services/webhooks/migrations.ts'
import type { WebhookTables } from '../services/webhooks/tables.ts'
import { merchantMigrations } from './migrations.ts'
import type { MerchantTables } from './tables.ts'
import { builtFileMigrations, type BuiltFileTables } from '../platform/built-files/built-file-tables.ts'
import type { ChangeTables } from '../platform/changes/change-tables.ts'
import { factMigrations, type FactTables } from '../platform/database/fact-tables.ts'
import { rateLimitMigrations, type RateLimitTables } from '../platform/rate-limit/database-store.ts'

export type ShopSchema = ContentTables &
  CommerceTables &
  DiscoveryTables &
  EngagementTables &
  ImageTables &
  FactTables &
  BuiltFileTables &
  OutboxTables &
  MailboxTables &
  PaymentsTables &
  StaffTables &
  WebhookTables &
  MerchantTables &
  ChangeTables &
  RateLimitTables

/** In the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [
  ...factMigrations,
  ...builtFileMigrations,
  ...contentMigrations,
  ...commerceMigrations,
  ...discoveryMigrations,
  ...engagementMigrations,
  ...imageMigrations,
  ...outboxMigrations,
  ...rateLimitMigrations,
  ...mailboxMigrations,
  ...paymentsMigrations,
  ...staffMigrations,
  ...webhookMigrations,
  ...merchantMigrations,
]
