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
}

export function newsletterMailHandlers(deps: NewsletterMailDeps): Readonly<Record<string, OutboxHandler>> {
  const { mailer, publicUrl } = deps
  return {
    async [NEWSLETTER_MAIL_TOPIC](payload, key) {
      const { email, store, token, leaveToken } = parseStoredJson(newsletterMail, payload, `newsletter mail ${key}`)
      const links = {
        confirm: publicUrl() + confirmAddress(token),
        leave: publicUrl() + leaveAddress(leaveToken),
      }
      const written = writeMail(store, links)
      await mailer.send({ key: `newsletter-${key}`, to: email, unsubscribe: links.leave, ...written })
    },
  }
}

type Links = { readonly confirm: string; readonly leave: string }

function writeMail(store: StorefrontCode, { confirm, leave }: Links) {
  const language = languageOfStore(store)
  const texts = newsletterTexts(store)
  const { mailSubject: subject, mailText, mailButton, mailNotYou, mailLeave } = texts
  const colon = colonOf(language)
  const text = [
    mailText,
    `${mailButton}${colon}\n${confirm}`,
    mailNotYou,
    `${mailLeave}${colon}\n${leave}`,
    'Sockeye',
  ].join('\n\n')
  const font = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif;color:#1b1512"
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:#fffaf2">
        <table
          role="presentation"
          align="center"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="max-width:600px;background:#ffffff;border:2px solid #1b1512;border-radius:16px"
        >
          <tr>
            <td style="padding:28px;${font};font-size:16px;line-height:1.5">
              <h1 style="margin:0 0 16px;font-size:28px;line-height:1.1">${subject}</h1>
              <p style="margin:0 0 20px">${mailText}</p>
              <p style="margin:0 0 20px">
                <a
                  href="${confirm}"
                  style="display:inline-block;padding:12px 24px;background:#ff5b45;border:2px solid #1b1512;border-radius:999px;color:#1b1512;font-weight:700;text-decoration:none"
                  >${mailButton}</a
                >
              </p>
              <p style="margin:0 0 12px;font-size:13px;color:#5c524c">${mailNotYou}</p>
              <p style="margin:0;font-size:13px;color:#5c524c">
                Sockeye · <a href="${leave}" style="color:#5c524c">${mailLeave}</a>
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return { subject, text: `${text}\n`, html: document.text }
}
