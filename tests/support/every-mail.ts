/** Every mail that the shop sends, in one language: to shoppers, subscribers and staff. */
import type { CountryCode, Language, StorefrontCode } from '../../src/markets/types.ts'
import type { Mail } from '../../src/platform/mail/mail.ts'
import {
  confirmationMail,
  linkMail,
  receivedMail,
  withdrawalMail,
} from '../../src/services/commerce/mail/order-mails.ts'
import { cancellationMail, creditMail, refundMail } from '../../src/services/commerce/mail/refund-mails.ts'
import { mailOf } from '../../src/services/commerce/mail/order-mail-handlers.ts'
import {
  acceptedMail,
  instructionMail,
  rejectedMail,
  settledMail,
  unmatchedRejectedMail,
} from '../../src/services/commerce/mail/return-mails.ts'
import {
  delayMail,
  linesCancelledMail,
  shipmentMail,
  shipmentVoidMail,
} from '../../src/services/commerce/mail/shipment-mails.ts'
import {
  NEWSLETTER_MAIL_TOPIC,
  newsletterMailHandlers,
} from '../../src/services/engagement/newsletter/newsletter-mail.ts'
import { writeStaffMail } from '../../src/services/staff/mails/send-mail.ts'
import { STAFF_MAIL_KINDS } from '../../src/services/staff/mails/stage-mail.ts'
import { snapshotFor, storedOrder } from './stored-order.ts'

const SELLER = { name: 'Sockeye & Co, 1 River Street, Dublin', email: 'shop@sockeye.example' }
const LINK = 'https://shop.example/order-pages/order?token=t&x=1'
const ITEM = '2900000000018'
const READER = 'ada@example.com'

const HOMES: Readonly<Record<Language, readonly [CountryCode, StorefrontCode]>> = {
  en: ['IE', 'eu'],
  de: ['DE', 'de'],
  nl: ['NL', 'nl'],
  fr: ['FR', 'fr'],
  es: ['ES', 'es'],
  it: ['IT', 'it'],
}

const RETURN = {
  units: [
    { itemId: ITEM, quantity: 2, reason: 'changed_mind', reasonText: undefined, restocked: 0, damaged: 0, missing: 0 },
  ],
  dueOn: '2026-11-29',
  rejectReason: 'Worn for a year',
  refund: 2308,
} as const
const PLACE = { isNothingToSend: false, address: ['Sockeye B.V.', 'Kade 1', '1011 AA Amsterdam'] }
const PARTS = {
  lines: [{ itemId: ITEM, quantity: 2, amount: 1913 }],
  shipping: 295,
  deductions: [{ itemId: ITEM, quantity: 1, percent: 30, amount: 337, reason: 'Soles are worn through' }],
}
const CREDIT = {
  kind: 'credit',
  credit: {
    id: 'credit-1',
    orderId: 'order-1',
    email: 'ada@example.com',
    consent: undefined,
    code: '7K2Q9XWD04MBTZ6H',
    currency: 'EUR',
    value: 1250,
    balance: 1250,
    expiresOn: '2029-11-15',
    createdAt: '2026-11-15T10:00:00.000Z',
  },
} as const
const SHIPMENT = {
  id: 'shipment',
  orderId: 'order-1',
  region: 'NL',
  carrier: 'ups',
  carrierName: 'UPS',
  trackingNumber: '1Z12345E0291980793',
  trackingUrl: 'https://www.ups.com/track?tracknum=1Z12345E0291980793&loc=nl',
  postedAt: '2026-11-15T10:00:00.000Z',
  postedBy: 'cli:ada',
  mailedAt: undefined,
  deliveredAt: undefined,
  voidedAt: undefined,
  units: [{ itemId: ITEM, quantity: 1 }],
} as const
const STATEMENT = {
  number: '01000009',
  statement: 'I <withdraw> & want my money back.',
  receivedAt: '2026-11-15T10:00:00.000Z',
  person: { name: 'Ada', email: READER },
}

export const isMarketing = ({ key }: Pick<Mail, 'key'>): boolean => key.startsWith('newsletter-')

export async function everyMail(language: Language): Promise<readonly Mail[]> {
  return [...shopperMails(language), ...(await newsletterMails(language)), ...staffMails(language)]
}

function shopperMails(language: Language): readonly Mail[] {
  const [country] = HOMES[language]
  const order = storedOrder(1, { number: '10', snapshot: snapshotFor(country, { language }) })
  const recipient = { language, market: { country } }
  const links = { order: LINK, withdrawal: 'https://shop.example/w?order=1' }
  const contents = {
    confirmation: confirmationMail(order, links, SELLER),
    received: receivedMail(order, links, SELLER),
    refund: refundMail(order, 1250, SELLER),
    cancellation: cancellationMail(order, SELLER),
    link: linkMail(recipient, { link: LINK, minutes: 15 }, SELLER),
    withdrawal: withdrawalMail(recipient, STATEMENT, SELLER),
    shipment: shipmentMail(order, { shipment: SHIPMENT, left: [{ itemId: ITEM, quantity: 1 }], link: LINK }, SELLER),
    delay: delayMail(order, LINK, SELLER),
    shipmentVoid: shipmentVoidMail(order, 'UPS', SELLER),
    linesCancelled: linesCancelledMail(order, { units: [{ itemId: ITEM, quantity: 1 }], refund: 1250 }, SELLER),
    instruction: instructionMail(order, RETURN, PLACE, SELLER),
    accepted: acceptedMail(order, RETURN, PLACE, SELLER),
    rejected: rejectedMail(order, RETURN, SELLER),
    unmatched: unmatchedRejectedMail(recipient, { number: '10', rejectReason: 'Unknown order' }, SELLER),
    settled: settledMail(order, RETURN, { parts: PARTS, exchange: undefined }, SELLER),
    settledAsCredit: settledMail(order, RETURN, { parts: PARTS, exchange: undefined, way: CREDIT }, SELLER),
    refundToCredit: refundMail(order, 1250, SELLER, CREDIT),
    cancellationToCredit: cancellationMail(order, SELLER, CREDIT),
    creditCode: creditMail(order, SELLER, CREDIT.credit),
    linesToCredit: linesCancelledMail(
      order,
      { units: [{ itemId: ITEM, quantity: 1 }], refund: 1250, way: CREDIT },
      SELLER,
    ),
    exchanged: settledMail(order, { ...RETURN, refund: 0 }, { parts: undefined, exchange: '28' }, SELLER),
  }
  return Object.entries(contents).map(([name, content]) => mailOf(`${name}.${language}`, READER, content))
}

async function newsletterMails(language: Language): Promise<readonly Mail[]> {
  const [, store] = HOMES[language]
  const sent: Mail[] = []
  const handlers = newsletterMailHandlers({
    mailer: { send: async (mail) => void sent.push(mail) },
    publicUrl: () => 'https://shop.example',
    postalAddress: async () => 'Sockeye & Co, 1 River Street, Dublin',
  })
  const payload = JSON.stringify({ email: READER, store, token: 'T'.repeat(24), leaveToken: 'L'.repeat(24) })
  await handlers[NEWSLETTER_MAIL_TOPIC]?.(payload, language)
  return sent
}

function staffMails(language: Language): readonly Mail[] {
  const mail = { email: READER, name: 'Ada', language, count: 3, webhook: 'https://erp.example/in?a=1&b=2' }
  const apiKey = { name: 'Warehouse', expiresAt: '2026-12-01T00:00:00.000Z' }
  return STAFF_MAIL_KINDS.map((kind) => ({
    key: `staff-${kind}.${language}`,
    to: READER,
    ...writeStaffMail({ ...mail, kind, token: 'T'.repeat(43), apiKey }, 'https://desk.example'),
  }))
}
