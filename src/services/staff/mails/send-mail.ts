/** Writes and sends the mails to staff. */
import { linkAddress } from '../../../contracts/staff/sign-in.ts'
import type { Language } from '../../../markets/languages/languages.ts'
import { colonOf } from '../../../markets/languages/colon-of.ts'
import type { Mail, Mailer } from '../../../platform/mail/mail.ts'
import { shortMailHtml } from '../../../platform/mail/short-mail.ts'
import type { OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { staffMail, type StaffMail } from './stage-mail.ts'
import { STAFF_MAIL_TOPIC } from './topics.ts'
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
const PAGES: Readonly<Partial<Record<StaffMail['kind'], string>>> = {
  'returns-overdue': '/desk',
  'webhook-off': '/desk/webhooks',
  'api-key-expires': '/desk/api-keys',
  'release-failed': '/desk/releases',
}

const pageOf = (kind: StaffMail['kind'], deskUrl: string): string | undefined => {
  const path = PAGES[kind]
  return path === undefined ? undefined : deskUrl + path
}

export function writeStaffMail(
  { kind, name, language, token, count = 0, webhook = '', apiKey, release = '' }: StaffMail,
  deskUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, button, hint, ...texts } = staffMailText(language, kind)
  const text = texts.text
    .replaceAll('{count}', String(count))
    .replaceAll('{webhook}', () => webhook)
    .replaceAll('{date}', apiKey === undefined ? '' : longDate(apiKey.expiresAt, language))
    // Last: a name is never searched for placeholders.
    .replaceAll(/\{(?:key|release)\}/g, (placeholder) => (placeholder === '{key}' ? (apiKey?.name ?? '') : release))
  const address = token === undefined ? pageOf(kind, deskUrl) : linkAddress(deskUrl, token)
  const action = address === undefined || button === undefined ? undefined : { address, button }
  const lines = [
    ...(name === '' ? [] : [`${name},`]),
    text,
    ...(action ? [`${action.button}${colonOf(language)}\n${action.address}`] : []),
    hint,
    'Sockeye',
  ]
  const document = shortMailHtml({
    language,
    subject,
    paragraphs: [...(name === '' ? [] : [`${name},`]), text],
    button: action && { label: action.button, href: action.address },
    small: [hint],
  })
  return { subject, text: `${lines.join('\n\n')}\n`, html: document }
}

const longDate = (time: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
