/** Content of the bank's pages. */
import { html } from 'hono/html'
import { securityCodeOf, TEST_CARDS, TEST_EXPIRY, TEST_PASSWORD, type CardBrand } from '../cards/test-cards.ts'
import { VERDICTS, type LaterFailure } from '../cards/verdicts.ts'
import { methodName } from '../methods/payment-methods.ts'
import type { Payment } from '../payments/stored-payment.ts'
import { moneyText, type BankPage, type Html } from './bank-page.ts'

const facts = ({ value, currency, reference, terms }: Payment): Html => html`
  <dl>
    <dt>To</dt>
    <dd>Sockeye</dd>
    <dt>Amount</dt>
    <dd>${moneyText(value, currency)}</dd>
    ${
      terms.cardSummary === undefined
        ? ''
        : html`<dt>Card</dt>
            <dd>ends in ${terms.cardSummary}</dd>`
    }
    <dt>Reference</dt>
    <dd>${reference}</dd>
  </dl>
`

const CHOICES = [
  ['approve', 'Approve'],
  ['refuse', 'Refuse'],
  ['cancel', 'Cancel'],
  ['pending', 'Leave pending'],
  ['approve-and-stay', 'Approve, but never go back to the shop'],
] as const

const LATER_FAILURE_TEXTS: Readonly<Record<LaterFailure, string>> = {
  capture: 'the capture fails later',
  refund: 'a refund fails later',
  chargeback: 'a chargeback follows',
  'fraud-notice': 'a notice of fraud follows',
}

/** A bank or a wallet that the shopper was sent to. */
export const choicePage = (payment: Payment): BankPage => ({
  title: `Pay with ${methodName(payment.method)}`,
  leadsTo: payment.terms.returnUrl,
  body: html`
    ${facts(payment)}
    <form method="post">
      ${CHOICES.map(
        ([choice, label]) =>
          html`<button class="${choice === 'approve' ? 'first' : ''}" name="choice" value="${choice}">
            ${label}
          </button>`,
      )}
    </form>
  `,
})

/** The question of 3-D Secure: short, because it is shown in a small frame. */
export const passwordPage = (payment: Payment, answerTo: string, leadsTo?: string): BankPage => ({
  title: 'Is it you?',
  ...(leadsTo === undefined ? {} : { leadsTo }),
  body: html`
    <p>
      Sockeye wants <strong>${moneyText(payment.value, payment.currency)}</strong> from the card that ends in
      ${payment.terms.cardSummary ?? ''}. The password of every test card is <code>${TEST_PASSWORD}</code>.
    </p>
    <form method="post" action="${answerTo}">
      <label>Password<input type="password" name="password" autocomplete="off" required /></label>
      <button class="first" name="choice" value="answer">Confirm</button>
      <button name="choice" value="cancel" formnovalidate>Cancel</button>
    </form>
  `,
})

export const donePage = (payment: Payment, wayBack: string | undefined): BankPage => ({
  title: 'Nothing left to do here',
  body: html`
    <p>${DONE[payment.result] ?? 'This payment was decided already.'}</p>
    ${facts(payment)}
    ${
      wayBack === undefined
        ? html`<p>You can close this window.</p>`
        : html`<p><a class="button" href="${wayBack}">Back to the shop</a></p>`
    }
  `,
})

const DONE: Readonly<Record<string, string>> = {
  Authorised: 'The payment was approved.',
  Refused: 'The payment was refused.',
  Cancelled: 'The payment was cancelled.',
  Pending: 'The bank has not decided yet.',
}

/** Seen for a blink in a frame. */
export const tellingPage = (message: object): BankPage => ({
  title: 'One moment',
  isNotifying: true,
  body: html`<p data-message="${JSON.stringify(message)}">The shop goes on by itself.</p>`,
})

export const UNKNOWN_PAGE: BankPage = {
  title: 'There is no such payment',
  status: 404,
  body: html`<p>The address is not complete, or it is not one of ours.</p>`,
}

const BRANDS: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  maestro: 'Maestro',
  cartebancaire: 'Cartes Bancaires',
  bcmc: 'Bancontact',
}

const AUTHENTICATIONS = { none: '', fingerprint: 'without a question', challenge: 'password', both: 'password' }

export const testCardsPage: BankPage = {
  title: 'Test cards',
  body: html`
    <p>
      They expire in ${TEST_EXPIRY.month}/${TEST_EXPIRY.year}. Another date or another security code is refused. Where
      3-D Secure asks, the password is <code>${TEST_PASSWORD}</code>.
    </p>
    <div class="wrap" tabindex="0" role="region" aria-label="Test cards">
      <table>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">Code</th>
            <th scope="col">3-D Secure</th>
          </tr>
        </thead>
        <tbody>
          ${TEST_CARDS.map(
            (card) =>
              html`<tr>
                <td><code>${card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code><br />${BRANDS[card.brand]}</td>
                <td>${securityCodeOf(card) ?? 'none'}</td>
                <td>${AUTHENTICATIONS[card.authentication]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h2>Names that are refused</h2>
    <p>The name on the card decides what the bank says. Any other name is approved.</p>
    <div class="wrap" tabindex="0" role="region" aria-label="Names that are refused">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Result</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          ${[...VERDICTS].map(
            ([name, { result, refusal, laterFails }]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td>${result}</td>
                <td>${refusal?.reason ?? (laterFails && LATER_FAILURE_TEXTS[laterFails])}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `,
}
