/** Hands mails to a mail server. */
import type { Transporter } from 'nodemailer'
import type { Mailer } from './mail.ts'

type SmtpOptions = {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string
  /** A name and an address in angle brackets. */
  readonly from: string
}

/** A server that hangs must not hold up the mails behind it for longer than they are reserved for us. */
const TIMEOUT_MS = 30_000

export type SmtpMailer = Mailer & { readonly close: () => void }

export function smtpMailer({ url, from }: SmtpOptions): SmtpMailer {
  let transport: Promise<Transporter> | undefined
  const domain = /@([^\s<>@]+)>$/.exec(from)?.[1] ?? 'localhost'

  const connect = async (): Promise<Transporter> => {
    // Only shops that send mail pay for it.
    const { createTransport } = await import('nodemailer')
    return createTransport(
      {
        url,
        pool: true,
        maxConnections: 2,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
        // Nothing in a mail of ours comes from a file or from elsewhere.
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    )
  }

  return {
    async send({ key, to, subject, text, html, unsubscribe }) {
      transport ??= connect()
      const connected = await transport
      await connected.sendMail({
        // As one address: a comma in it would otherwise be a second one.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: messageIdOf(key, domain),
        headers: {
          'auto-submitted': 'auto-generated',
          'x-auto-response-suppress': 'All',
          ...(unsubscribe !== undefined && {
            'list-unsubscribe': `<${unsubscribe}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => void transport?.then((connected) => connected.close()),
  }
}

/** Keys are ours, yet nothing of one may end the header. */
function messageIdOf(key: string, domain: string): string {
  return `<${key.replaceAll(/[^\w.-]/g, '_')}@${domain}>`
}
