/**
 * The registry of personal data: every column of every table is personal or it is not. tests/contract/privacy-registry.test.ts fails
 * for a table or column that is missing here. docs/privacy.md shows the tables with personal data. Long: one entry per table.
 */
import type { RecordKind } from '../../contracts/staff/person-records.ts'
import type { ShopSchema } from '../shop-schema.ts'
import { OTHER_TABLES } from './other-tables.ts'

type TableName = keyof ShopSchema

export type PersonalTable = {
  /** As the privacy screen groups its rows. */
  readonly kind: RecordKind
  /** Names of columns, separated by blanks. */
  readonly personal: string
  /** About staff, not about shoppers. */
  readonly staff?: string
  readonly other: string
  readonly found: 'address' | 'order' | 'text' | 'account'
  /** What the export of a person contains of it. */
  readonly exported: string
  readonly erased: string
  /** Without a request. */
  readonly retention: string
}

const WITH_ORDER = 'as its order'
const NAMED = 'named, without contents'

export const PERSONAL_TABLES: Readonly<Partial<Record<TableName, PersonalTable>>> = {
  orders: {
    kind: 'orders',
    personal: 'email_key telephone_key client_key digest snapshot amendment',
    other:
      'id number cart_id state storefront country language currency total idempotency_key created_at updated_at paid_at fulfilment holds link_version line_count restricted_until late_since',
    found: 'address',
    exported: 'what was ordered, contact, addresses, corrections',
    erased: 'never paid: deleted; paid: emptied; with documents: restricted',
    retention:
      'never paid: 90 days; paid: emptied after 10 full calendar years; restricted: until their documents are deleted',
  },
  order_search: {
    kind: 'orders',
    personal: 'word',
    other: 'order_id kind',
    found: 'order',
    exported: 'nothing: words of the order',
    erased: 'deleted, but for SKUs of emptied orders',
    retention: 'with the order',
  },
  order_notes: {
    kind: 'notes',
    personal: 'text',
    staff: 'author',
    other: 'id order_id created_at corrected_at',
    found: 'order',
    exported: 'text and time',
    erased: 'deleted',
    retention: 'with the order',
  },
  withdrawals: {
    kind: 'withdrawals',
    personal: 'name email statement number',
    other: 'id order_id units country language received_at',
    found: 'address',
    exported: 'all but ids',
    erased: 'deleted',
    retention: '3 full calendar years',
  },
  returns: {
    kind: 'returns',
    personal: 'note reject_reason number',
    other:
      'id order_id kind state requested_at due_on period_ends_on late_days has_right received_at refund_id refund updated_at exchange_order_id',
    found: 'order',
    exported: 'units, state, refund, notes',
    erased: `notes: emptied; the return ${WITH_ORDER}`,
    retention: 'with the order',
  },
  return_units: {
    kind: 'notes',
    personal: 'reason_text',
    other: 'return_id item_id quantity reason restocked damaged missing',
    found: 'order',
    exported: 'reasons',
    erased: `text: emptied; the units ${WITH_ORDER}`,
    retention: 'with the order',
  },
  shipments: {
    kind: 'shipments',
    personal: 'tracking_number tracking_url',
    staff: 'posted_by',
    other: 'id order_id region carrier carrier_name posted_at mailed_at delivered_at voided_at',
    found: 'order',
    exported: 'carrier, tracking number, times',
    erased: `tracking: emptied; the shipment ${WITH_ORDER}`,
    retention: 'with the order',
  },
  payments: {
    kind: 'payments',
    personal: 'psp_reference provider_reference',
    other: 'attempt_id order_id state amount currency method refunded refunding credit_id created_at updated_at',
    found: 'order',
    exported: 'reference, method, amounts',
    erased: WITH_ORDER,
    retention: 'with the order',
  },
  store_credits: {
    kind: 'credits',
    personal: 'code consent email',
    other: 'id currency value balance order_id return_id expires_on created_at updated_at',
    found: 'order',
    exported: 'the end of the code, value, balance, validity, consent',
    erased: `consent and address: emptied; the credit ${WITH_ORDER}`,
    retention: 'with the order; what is valid, or paid for another order, longer and without its person',
  },
  payment_attempts: {
    kind: 'payments',
    personal: 'session_data session_result',
    other: 'id order_id state session_id created_at updated_at check_at capture_at',
    found: 'order',
    exported: 'nothing: secrets of the provider',
    erased: `session: emptied; the attempt ${WITH_ORDER}`,
    retention: 'with the order',
  },
  documents: {
    kind: 'documents',
    personal: 'data html',
    other:
      'id kind number series_year sequence source order_id order_number invoice_id corrects_id country region currency net tax gross payment_method provider_reference issued_at issued_on sha256',
    found: 'order',
    exported: 'the archived pages',
    erased: 'restricted: tax law requires them',
    retention: 'ten full calendar years',
  },
  carts: {
    kind: 'carts',
    personal: 'lines code',
    other: 'id region country language state shipping version created_at updated_at',
    found: 'order',
    exported: 'lines and code',
    erased: 'deleted',
    retention: '90 days, ordered ones 400 days after the last change',
  },
  order_links: {
    kind: 'links',
    personal: 'email_key',
    other: 'id token_hash country language created_at expires_at used_at',
    found: 'address',
    exported: 'times',
    erased: 'deleted',
    retention: 'one day',
  },
  mailbox: {
    kind: 'mails',
    personal: 'recipient subject text html',
    other: 'key sent_at',
    found: 'address',
    exported: NAMED,
    erased: 'deleted',
    retention: 'only in shops without a mail server',
  },
  outbox: {
    kind: 'outbox',
    personal: 'payload',
    other: 'id topic key staged_at due_at tries done_at dead_at last_error',
    found: 'text',
    exported: NAMED,
    erased: 'mails that were not sent are deleted',
    retention: 'the payload until it is done, the row 40 days',
  },
  subscribers: {
    kind: 'subscriptions',
    personal: 'email asked_from confirmed_from',
    other: 'id store country_code source created_at status token_hash asked_at confirmed_at text_version leave_token',
    found: 'address',
    exported: 'all but ids and tokens',
    erased: 'deleted',
    retention: 'unconfirmed: 7 days; confirmed: until they leave',
  },
  newsletter_proofs: {
    kind: 'subscriptions',
    personal: 'email asked_from confirmed_from',
    other: 'id store country_code source asked_at confirmed_at text_version left_at',
    found: 'address',
    exported: 'all but ids',
    erased: 'deleted',
    retention: '3 years after they left',
  },
  inquiries: {
    kind: 'inquiries',
    personal: 'name email company message',
    other: 'id campaign store country_code pieces created_at',
    found: 'address',
    exported: 'all but ids',
    erased: 'deleted',
    retention: 'until deleted',
  },
  stock_movements: {
    kind: 'notes',
    personal: 'note',
    staff: 'actor',
    other: 'id variant_id warehouse change reason at order_ref other_warehouse is_undo',
    found: 'text',
    exported: NAMED,
    erased: 'note: emptied',
    retention: 'as long as the product',
  },
  merchant_approvals: {
    kind: 'approvals',
    personal: 'input note decision_note',
    staff: 'actor_key actor_name decided_by',
    other: 'id operation subject value currency requested_at expires_at state decided_at',
    found: 'text',
    exported: NAMED,
    erased: 'notes and input: emptied',
    retention: '90 days',
  },
  merchant_jobs: {
    kind: 'jobs',
    personal: 'input result failure',
    staff: 'actor_key actor',
    other: 'id operation state done total claim lease_until cancel_requested created_at finished_at expires_at',
    found: 'text',
    exported: NAMED,
    erased: 'input and result: emptied',
    retention: '7 days',
  },
  merchant_requests: {
    kind: 'answers',
    personal: 'body',
    other: 'id operation input_digest state claim lease_until status expires_at',
    found: 'text',
    exported: NAMED,
    erased: 'answer: emptied',
    retention: '7 days',
  },
  merchant_request_items: {
    kind: 'answers',
    personal: 'answer',
    other: 'request_id item expires_at',
    found: 'text',
    exported: NAMED,
    erased: 'answer: emptied',
    retention: '7 days',
  },
  merchant_undos: {
    kind: 'undos',
    personal: 'subjects',
    staff: 'actor_key',
    other: 'id operation created_at until undone_at',
    found: 'text',
    exported: NAMED,
    erased: 'deleted',
    retention: '24 hours',
  },
  privacy_exports: {
    kind: 'exports',
    personal: 'file person',
    staff: 'actor_key',
    other: 'id name created_at expires_at',
    found: 'address',
    exported: NAMED,
    erased: 'deleted',
    retention: '24 hours, the file until it is downloaded',
  },
  staff_audit_values: {
    kind: 'audit',
    personal: 'value salt',
    other: 'digest audit_id',
    found: 'text',
    exported: 'the values',
    erased: 'emptied; the log shows "erased"',
    retention: '400 days',
  },
  staff_drafts: {
    kind: 'drafts',
    personal: 'value',
    staff: 'account_id',
    other: 'subject updated_at',
    found: 'text',
    exported: NAMED,
    erased: 'deleted',
    retention: '90 days',
  },
  staff_views: {
    kind: 'views',
    personal: 'name state',
    staff: 'account_id',
    other: 'id screen shared version updated_at',
    found: 'text',
    exported: NAMED,
    erased: 'deleted',
    retention: 'until deleted',
  },
  staff_preferences: {
    kind: 'views',
    personal: 'value',
    staff: 'account_id',
    other: 'key updated_at',
    found: 'text',
    exported: NAMED,
    erased: 'deleted',
    retention: 'until deleted',
  },
  staff_accounts: {
    kind: 'staff',
    personal: '',
    staff: 'email name role language theme time_zone password_hash signed_in_at',
    other: 'id status demo version field_versions created_at enrolled_at',
    found: 'account',
    exported: 'all but the password',
    erased: 'stays: an owner disables it on the screen of staff',
    retention: 'until deleted',
  },
  staff_passkeys: {
    kind: 'staff',
    personal: '',
    staff: 'account_id label',
    other: 'id public_key algorithm sign_count transports created_at used_at',
    found: 'account',
    exported: 'nothing: part of the sign-in',
    erased: 'stays',
    retention: 'until removed',
  },
  staff_audit: {
    kind: 'staff',
    personal: '',
    staff: 'actor_id session network',
    other: 'id at actor_kind operation subject outcome changes details',
    found: 'account',
    exported: 'nothing: the log of the shop',
    erased: 'stays',
    retention: '400 days',
  },
  staff_sessions: {
    kind: 'staff',
    personal: '',
    staff: 'account_id device network',
    other: 'token_hash id level created_at seen_at expires_at fresh_until',
    found: 'account',
    exported: 'device, network, times',
    erased: 'stays',
    retention: '7 days after their end',
  },
}

export type Columns = {
  readonly personal: readonly string[]
  readonly staff: readonly string[]
  readonly other: readonly string[]
}

const namesIn = (text = ''): readonly string[] => text.split(' ').filter(Boolean)

/** Every table with its columns. */
export const DATA_REGISTRY: ReadonlyMap<string, Columns> = new Map([
  ...Object.entries(PERSONAL_TABLES).map(
    ([name, { personal, staff, other }]) =>
      [name, { personal: namesIn(personal), staff: namesIn(staff), other: namesIn(other) }] as const,
  ),
  ...Object.entries(OTHER_TABLES).map(
    ([name, other]) => [name, { personal: [], staff: [], other: namesIn(other) }] as const,
  ),
])
