/** Content of the bank's pages. */
import { html } from 'hono/html'
import { fill } from '../../../contracts/storefront/texts/fill.ts'
import { securityCodeOf, TEST_CARDS, TEST_EXPIRY, TEST_PASSWORD, type CardBrand } from '../cards/test-cards.ts'
import { VERDICTS, type LaterFailure } from '../cards/verdicts.ts'
import { methodName } from '../methods/payment-methods.ts'
import type { Payment } from '../payments/stored-payment.ts'
import { bankLanguageOf, bankTexts } from '../texts/bank-texts.ts'
import { moneyText, type BankPage, type Html } from './bank-page.ts'

const inLanguageOf = ({ terms }: Payment) => {
  const language = bankLanguageOf(terms.shopperLocale)
  return { language, texts: bankTexts(language) }
}

function facts(payment: Payment): Html {
  const { value, currency, reference, terms } = payment
  const { language, texts } = inLanguageOf(payment)
  return html`
    <dl>
      <dt>${texts.to}</dt>
      <dd>Sockeye</dd>
      <dt>${texts.amount}</dt>
      <dd>${moneyText(value, currency, language)}</dd>
      ${
        terms.cardSummary === undefined
          ? ''
          : html`<dt>${texts.card}</dt>
              <dd>${fill(texts.endsIn, { digits: terms.cardSummary })}</dd>`
      }
      <dt>${texts.reference}</dt>
      <dd>${reference}</dd>
    </dl>
  `
}

const CHOICES = [
  ['approve', 'approve'],
  ['refuse', 'refuse'],
  ['cancel', 'cancel'],
  ['pending', 'pending'],
  ['approve-and-stay', 'approveAndStay'],
] as const

const LATER_FAILURE_TEXTS: Readonly<Record<LaterFailure, string>> = {
  capture: 'the capture fails later',
  refund: 'a refund fails later',
  chargeback: 'a chargeback follows',
  'fraud-notice': 'a notice of fraud follows',
}

/** A bank or a wallet that the shopper was sent to. */
export function choicePage(payment: Payment): BankPage {
  const { language, texts } = inLanguageOf(payment)
  return {
    title: fill(texts.payWith, { method: methodName(payment.method) }),
    language,
    leadsTo: payment.terms.returnUrl,
    body: html`
      ${facts(payment)}
      <form method="post">
        ${CHOICES.map(
          ([choice, label]) =>
            html`<button class="${choice === 'approve' ? 'first' : ''}" name="choice" value="${choice}">
              ${texts[label]}
            </button>`,
        )}
      </form>
    `,
  }
}

/** The question of 3-D Secure: short, because it is shown in a small frame. */
export function passwordPage(payment: Payment, answerTo: string, leadsTo?: string): BankPage {
  const { language, texts } = inLanguageOf(payment)
  const { value, currency, terms } = payment
  return {
    title: texts.isItYou,
    language,
    ...(leadsTo === undefined ? {} : { leadsTo }),
    body: html`
      <p>
        ${fill(texts.demand, { amount: moneyText(value, currency, language), digits: terms.cardSummary ?? '' })}
        ${fill(texts.passwordHint, { password: TEST_PASSWORD })}
      </p>
      <form class="question" method="post" action="${answerTo}">
        <label>${texts.password}<input type="password" name="password" autocomplete="off" required /></label>
        <button class="first" name="choice" value="answer">${texts.confirm}</button>
        <button name="choice" value="cancel" formnovalidate>${texts.cancel}</button>
      </form>
    `,
  }
}

export function donePage(payment: Payment, wayBack: string | undefined): BankPage {
  const { language, texts } = inLanguageOf(payment)
  return {
    title: texts.done,
    language,
    body: html`
      <p>${texts[DONE[payment.result] ?? 'decided']}</p>
      ${facts(payment)}
      ${
        wayBack === undefined
          ? html`<p>${texts.closeWindow}</p>`
          : html`<p><a class="button" href="${wayBack}">${texts.backToShop}</a></p>`
      }
    `,
  }
}

const DONE: Readonly<Record<string, 'approved' | 'refused' | 'cancelled' | 'undecided'>> = {
  Authorised: 'approved',
  Refused: 'refused',
  Cancelled: 'cancelled',
  Pending: 'undecided',
}

/** Seen for a blink in a frame. */
export function tellingPage(payment: Payment, message: object): BankPage {
  const { language, texts } = inLanguageOf(payment)
  return {
    title: texts.oneMoment,
    language,
    isNotifying: true,
    body: html`<p data-message="${JSON.stringify(message)}">${texts.goesOn}</p>`,
  }
}

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
