/** The three pages of a withdrawal: who and which order, whether that is right, and that it was received. */
import { MAX_ORDER_NUMBER_LENGTH, MAX_PERSON_NAME_LENGTH } from '../../../contracts/commerce/order-lookup.ts'
import { MAX_EMAIL_LENGTH } from '../../../markets/addresses/read-email.ts'
import { html, type Html } from '../../../platform/html/html.ts'
import type { PageReader } from '../mail/order-addresses.ts'
import { momentOf } from '../mail/order-details.ts'
import { fillIn } from '../mail/texts/mail-texts.ts'
import { hidden, page, textsFor, toRecipient } from './page-html.ts'
import { unitsField, type OfferedUnits } from './withdrawal-units.ts'
import type { Withdrawal } from './withdrawals.ts'

export type Entered = { readonly name: string; readonly number: string; readonly email: string }

export type FormParts = {
  /** What is wrong with what was entered. */
  readonly problem?: string
  /** For the bearer of the order's link. */
  readonly offered?: OfferedUnits | undefined
}

export function withdrawalForm(reader: PageReader, entered: Entered, { problem, offered }: FormParts = {}): string {
  const texts = textsFor(reader)
  return page(
    reader,
    texts.withdraw,
    html`<p>${texts.withdrawIntro}</p>
      ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
      <form method="post">
        ${hidden({ ...reader, step: 'check' })}
        <label
          >${texts.withdrawName}<input
            name="name"
            value="${entered.name}"
            autocomplete="name"
            maxlength="${MAX_PERSON_NAME_LENGTH}"
            required
        /></label>
        <label
          >${texts.orderNumber}<input
            name="number"
            value="${entered.number}"
            inputmode="numeric"
            maxlength="${MAX_ORDER_NUMBER_LENGTH}"
            required
        /></label>
        <label
          >${texts.withdrawEmail}<input
            type="email"
            name="email"
            value="${entered.email}"
            autocomplete="email"
            maxlength="${MAX_EMAIL_LENGTH}"
            required
        /></label>
        ${offered !== undefined && unitFields(offered, texts.withdrawUnits)}
        <button>${texts.withdrawNext}</button>
      </form>`,
  )
}

function unitFields({ token, lines }: OfferedUnits, legend: string): Html {
  return html`<fieldset>
    <legend>${legend}</legend>
    ${hidden({ token })}
    ${lines.map(
      (line) =>
        html`<label
          >${line.label}<input
            type="number"
            name="${unitsField(line)}"
            min="0"
            max="${line.quantity}"
            step="1"
            inputmode="numeric"
        /></label>`,
    )}
  </fieldset>`
}

export type CheckParts = {
  readonly statement: string
  /** Fields of the units that were chosen, to be sent again. */
  readonly fields: Readonly<Record<string, string>>
}

export function withdrawalCheck(reader: PageReader, withdrawal: Withdrawal, { statement, fields }: CheckParts): string {
  const { id, name, number, email } = withdrawal
  const texts = textsFor(reader)
  return page(
    reader,
    texts.withdrawCheck,
    html`<p>${statement}</p>
      <dl>
        <dt>${texts.withdrawName}</dt>
        <dd>${name}</dd>
        <dt>${texts.withdrawEmail}</dt>
        <dd>${email}</dd>
      </dl>
      <form method="post">
        ${hidden({ ...reader, step: 'confirm', id, name, number, email, ...fields })}
        <button>${texts.withdrawConfirm}</button>
      </form>`,
  )
}

export function withdrawalDone(reader: PageReader, { email }: Withdrawal, receivedAt: string): string {
  const texts = textsFor(reader)
  const moment = momentOf(receivedAt, toRecipient(reader))
  return page(reader, texts.withdrawDone, html`<p>${fillIn(texts.withdrawDoneText, { moment, email })}</p>`)
}
