/** Tables without data of shoppers. Ids of orders and carts are random and belong to rows of the registry. */
import type { ShopSchema } from '../shop-schema.ts'

export const OTHER_TABLES: Readonly<Partial<Record<keyof ShopSchema | 'applied_migrations', string>>> = {
  applied_migrations: 'position name applied_at',
  facts: 'name value',
  built_files: 'path packed used_at',
  // Products, prices, stock.
  variants: 'id sku product_sku size position offered',
  prices: 'variant_id currency original final',
  price_history: 'variant_id currency since original final',
  price_schedule: 'variant_id currency since until original final',
  running_prices: 'variant_id currency since until original final earlier_original earlier_final',
  stock: 'variant_id warehouse quantity reserved',
  sold_products: 'product_sku facts',
  offers_version: 'id version terms',
  offer_changes: 'product_sku version',
  products:
    'sku position document name search_key family age_group recommended listed updated_at update_reason first_listed_at changed_in',
  products_version: 'id version rules',
  product_traits: 'sku traits',
  product_drafts: 'sku product name search_key family age_group recommended variant_keys created_at updated_at',
  pictures: 'hash name kind width height opaque background ahead created_at alt source_hash deleted_at',
  // Terms of sale.
  discounts: 'id code_key definition usage_limit uses created_at stopped_at',
  discount_uses: 'order_id discount_id',
  shipping_methods: 'id definition',
  shipping_countries: 'country method_id position',
  carriers: 'id position definition',
  tax_rates: 'id country tax_class percent_tenths valid_from created_at used_at',
  ecb_rates: 'currency day per_euro',
  exchange_rates: 'base rates fetched_at',
  us_nexus: 'state collects',
  us_zip_rates: 'zip percent_thousandths',
  seller_profile: 'id profile updated_at',
  agreed_terms: 'hash version country blocks created_at',
  // Parts of orders.
  reservations: 'id order_ref variant_id warehouse quantity state created_at expires_at settled_at',
  shipment_units: 'shipment_id item_id quantity',
  cancelled_units: 'cancellation_id order_id item_id quantity refund cancelled_at',
  refund_parts: 'refund_id parts',
  refunds:
    'id order_id payment value currency delivery reason state error return_id requested_at updated_at closed_at released waits credit_id',
  captures:
    'id order_id payment value currency covered spare state tries error requested_at updated_at voided_at closed_at',
  refund_units: 'refund_id item_id quantity',
  // Of notifications, which are stored without fields about the shopper.
  provider_alarms: 'event_key cause event_code psp_reference order_id value currency raised_at closed_at',
  order_numbers: 'id next',
  cart_keys: 'id secret',
  // Fields about the shopper are left out when a notification is stored.
  payment_events: 'key psp_reference event_code item received_at tries due_at worked_at outcome order_id',
  document_taxes: 'document_id position treatment rate_thousandths net tax gross',
  document_series: 'kind year last',
  waiting_documents: 'source order_id order_number country reason detail paid_at request waiting_since',
  // Choices about cookies under random ids of browsers, which nothing else refers to.
  consents: 'id visitor version store extras statistics marketing opted_out chosen_at',
  // Sums by day, without an id.
  experiment_overrides: 'experiment override',
  experiment_counts: 'day experiment weights variant visitors orders',
  // Without names and addresses: products that were looked at or bought together.
  baskets: 'id at skus',
  interactions: 'id at profile kind sku',
  search_rules: 'id rule position',
  // Words of many visitors: rare ones, and what looks like an address or a number, are not stored (DIN-03).
  search_counters: 'day storefront term searches found',
  handled_words: 'storefront term day failed',
  // Content.
  stories:
    'id uuid full_slug created_at updated_at published_at first_published_at name component content position tag_list sort_by_date is_startpage meta_data published_name published_component published_content published_position published_tag_list published_sort_by_date published_is_startpage published_meta_data',
  content_version: 'id version',
  content_changes: 'version kind subject component',
  releases: 'id uuid name created_at published_at publish_at time_zone failed_at problems reverted_at',
  release_stories: 'release_id story_id name component content draft_updated_at before',
  release_texts: 'release_id datasource name dimension value before',
  story_versions:
    'story_id number saved_at author published_at published_by label name component content position tag_list sort_by_date is_startpage meta_data',
  deleted_stories: 'story_id full_slug name story deleted_at author',
  datasource_drafts: 'datasource name dimension value updated_at author',
  translated_sources: 'subject place language source_digest',
  datasources: 'slug name',
  datasource_entries: 'id datasource name value position',
  datasource_dimensions: 'entry_id dimension value',
  // Webhooks: ids of orders, and what the receivers of the merchant answered.
  events: 'seq id type subject data occurred_at dispatched',
  event_subscriptions: 'type',
  webhooks:
    'id url label events enabled secret previous_secret previous_until created_at failing_since succeeded_at switched_off_at switched_off_by',
  webhook_deliveries:
    'id webhook_id event_id type subject status occurred_at due_at lease_until tries attempted_at duration_ms answer_status answer problem',
  // The sandbox of the payment provider.
  sandbox_sessions: 'id reference request value currency status refusals created_at expires_at',
  sandbox_payments:
    'psp_reference session_id reference method brand value currency result waits_for verdict terms refusal_code refusal_reason captured refunded cancelled authentication revision created_at updated_at',
  sandbox_changes: 'psp_reference payment_reference kind value currency reference due_at worked_at',
  sandbox_notifications: 'id place lane item tries drops forgeries held due_at claimed_until done_at',
  sandbox_keys: 'key digest status answer created_at',
  sandbox_knobs: 'id knobs',
  // For programs of the merchant: names of subjects, and how often a key was used.
  changed_subjects: 'id kind subject',
  change_positions: 'kind subject position',
  change_sequence: 'id last',
  rate_limit_buckets: 'policy key window_ends taken whole_at taken_at',
  staff_api_keys: 'id name key_hash ending scopes created_at account_id expires_at revoked_at noticed_at used_at',
  // Operations: names of subjects and fields.
  merchant_versions: 'subject version',
  merchant_version_changes: 'subject version fields changed_at',
  merchant_spendings: 'actor_key day amount',
  // Staff: secrets, and the chain of the log.
  staff_totp: 'account_id secret pending_secret last_step',
  staff_recovery_codes: 'hash account_id used_at',
  staff_links: 'token_hash account_id kind created_at expires_at ended_at',
  staff_challenges: 'id challenge kind session_id expires_at',
  staff_attempts: 'subject times expires_at',
  staff_demo_link: 'id token_hash expires_at',
  staff_audit_pending: 'audit_id at',
  staff_audit_seals: 'seq audit_id hash',
  staff_audit_chain: 'id anchor_seq anchor_hash head_seq head_hash',
}
