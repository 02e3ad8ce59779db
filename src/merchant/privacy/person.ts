/** A person by their e-mail address, with everything that other tables may name them by. */
import { foldEmail } from '../../markets/addresses/email-key.ts'
import type { PersonAffairs } from '../../services/commerce/admin.ts'

export type Person = {
  readonly email: string
  /** E-mail address and telephone numbers. */
  readonly texts: readonly string[]
  /** Of orders. */
  readonly numbers: readonly string[]
  /** Of the audit log and of drafts. */
  readonly subjects: readonly string[]
  /** Of orders, shipments, returns, statements and refunds, which staged mails are about. */
  readonly ids: readonly string[]
}

export function personOf(given: string, affairs: PersonAffairs): Person {
  const { orders, shipments, returns, withdrawals, documents } = affairs
  const email = foldEmail(given)
  const contacts = orders.flatMap(({ snapshot, original }) => [
    snapshot.contact,
    ...(original ? [original.contact] : []),
  ])
  const telephones = contacts.map(({ telephone }) => telephone).filter((telephone) => telephone.length >= 7)
  return {
    email,
    texts: [email, ...new Set(telephones)],
    numbers: orders.map(({ number }) => number),
    subjects: [
      ...orders.map(({ number }) => `order:${number}`),
      ...returns.map(({ id }) => `return:${id}`),
      ...shipments.map(({ id }) => `shipment:${id}`),
      ...documents.map(({ number }) => `document:${number}`),
    ],
    ids: [
      ...[...orders, ...shipments, ...returns, ...withdrawals].map(({ id }) => id),
      ...returns.flatMap(({ refund_id: id }) => id ?? []),
    ],
  }
}
