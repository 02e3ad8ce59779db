/** Writes and sends the mails to staff. */
import { linkAddress } from '../../../contracts/staff/sign-in.ts'
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { html } from '../../../platform/html/html.ts'
import type { Mail, Mailer } from '../../../platform/mail/mail.ts'
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { STAFF_MAIL_TOPIC, staffMail, type StaffMail } from './stage-mail.ts'
import { staffMailText } from './staff-mail-texts.ts'

type StaffMailDeps = { readonly mailer: Mailer; readonly deskUrl: () => string }

export const staffMailHandlers = ({
  mailer,
  deskUrl,
}: StaffMailDeps): Readonly<Record<typeof STAFF_MAIL_TOPIC, OutboxHandler>> => ({
  async [STAFF_MAIL_TOPIC](payload, key) {
    const mail = parseStoredJson(staffMail, payload, `mail to staff ${key}`)
    await mailer.send({ key: `staff-${key}`, to: mail.email, ...writeStaffMail(mail, deskUrl()) })
  },
})

/** Mails about work lead to the desk itself. */
const pageOf = (kind: StaffMail['kind'], deskUrl: string): string | undefined =>
  kind === 'returns-overdue' ? `${deskUrl}/desk` : undefined

const FONT = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif;color:#1b1512"
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#ff5b45;border:2px solid #1b1512;border-radius:999px;color:#1b1512;font-weight:700;text-decoration:none'

export function writeStaffMail(
  { kind, name, language, token, count = 0 }: StaffMail,
  deskUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, button, hint, ...texts } = staffMailText(language, kind)
  const text = texts.text.replaceAll('{count}', String(count))
  const address = token === undefined ? pageOf(kind, deskUrl) : linkAddress(deskUrl, token)
  const action = address === undefined || button === undefined ? undefined : { address, button }
  const lines = [
    ...(name === '' ? [] : [`${name},`]),
    text,
    ...(action ? [`${action.button}${colonOf(language)}\n${action.address}`] : []),
    hint,
    'Sockeye',
  ]
  const link = action
    ? html`<p style="margin:0 0 20px"><a href="${action.address}" style="${BUTTON}">${action.button}</a></p>`
    : html``
  const greeting = name === '' ? html`` : html`<p style="margin:0 0 12px">${name},</p>`
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
            <td style="padding:28px;${FONT};font-size:16px;line-height:1.5">
              <h1 style="margin:0 0 16px;font-size:28px;line-height:1.1">${subject}</h1>
              ${greeting}
              <p style="margin:0 0 20px">${text}</p>
              ${link}
              <p style="margin:0;font-size:13px;color:#5c524c">${hint}</p>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  return { subject, text: `${lines.join('\n\n')}\n`, html: document.text }
}
