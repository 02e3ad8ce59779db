/**
 * The mail in which the owner of an address confirms the subscription. It contains nothing else: advertising in it
 * would need the very consent that it requests.
 */
import { z } from 'zod'
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { STOREFRONT_CODES } from '../../../markets/storefronts/codes.ts'
import type { StorefrontCode } from '../../../markets/types.ts'
import { html } from '../../../platform/html/html.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { shortMailHtml } from '../../../platform/mail/short-mail.ts'
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { languageOfStore, newsletterTexts } from './newsletter-texts.ts'
import { confirmAddress, leaveAddress } from './addresses.ts'

export const NEWSLETTER_MAIL_TOPIC = 'newsletter-mail'

/** The payload in the outbox until the mail is sent; the only place where the token is stored in plain text. */
const newsletterMail = z.object({
  email: z.string(),
  store: z.enum(STOREFRONT_CODES),
  token: z.string(),
  leaveToken: z.string(),
})

export type NewsletterMail = Readonly<z.output<typeof newsletterMail>>

export type NewsletterMailDeps = {
  readonly mailer: Mailer
  /** Where the shop is reached, without a slash at its end. */
  readonly publicUrl: () => string
  /** Of the sender, in one line: the law wants it in marketing mails (15 USC 7704 (a)(5), § 5 DDG). */
  readonly postalAddress?: () => Promise<string | undefined>
}

export function newsletterMailHandlers(deps: NewsletterMailDeps): Readonly<Record<string, OutboxHandler>> {
  const { mailer, publicUrl, postalAddress } = deps
  return {
    async [NEWSLETTER_MAIL_TOPIC](payload, key) {
      const { email, store, token, leaveToken } = parseStoredJson(newsletterMail, payload, `newsletter mail ${key}`)
      const links = {
        confirm: publicUrl() + confirmAddress(token),
        leave: publicUrl() + leaveAddress(leaveToken, store),
      }
      const written = writeMail(store, links, (await postalAddress?.()) ?? 'Sockeye')
      await mailer.send({ key: `newsletter-${key}`, to: email, unsubscribe: links.leave, ...written })
    },
  }
}

type Links = { readonly confirm: string; readonly leave: string }

function writeMail(store: StorefrontCode, { confirm, leave }: Links, sender: string) {
  const language = languageOfStore(store)
  const texts = newsletterTexts(store)
  const { mailSubject: subject, mailText, mailButton, mailNotYou, mailLeave } = texts
  const colon = colonOf(language)
  const text = [
    mailText,
    `${mailButton}${colon}\n${confirm}`,
    mailNotYou,
    `${mailLeave}${colon}\n${leave}`,
    sender,
  ].join('\n\n')
  const document = shortMailHtml({
    language,
    subject,
    paragraphs: [mailText],
    button: { label: mailButton, href: confirm },
    small: [mailNotYou, html`${sender} · <a href="${leave}" style="color:#5c524c">${mailLeave}</a>`],
  })
  return { subject, text: `${text}\n`, html: document }
}
