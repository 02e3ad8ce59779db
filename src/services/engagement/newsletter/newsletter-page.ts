/**
 * The pages behind the links of the newsletter's mails. Written here, because they must work in any mail program's
 * window. They contain nothing that identifies the subscriber.
 */
import { legalLinks } from '../../../contracts/storefront/law/legal-links.ts'
import type { Language, StorefrontCode } from '../../../markets/types.ts'
import { html } from '../../../platform/html/html.ts'
import { FISH, shopPage } from '../../../platform/html/shop-page.ts'

export type NewsletterPage = {
  readonly language: Language
  /** Unknown where neither the link nor the subscriber names one. */
  readonly store?: StorefrontCode | undefined
  readonly title: string
  readonly text: string
  /** What is still to be pressed: a link in a mail is opened by machines too, a form is not sent by them. */
  readonly form?: { readonly action: string; readonly token: string; readonly button: string }
  readonly toShop: { readonly href: string; readonly text: string }
}

export function newsletterPage({ language, store, title, text, form, toShop }: NewsletterPage): string {
  return shopPage({
    lang: language,
    title,
    home: toShop.href,
    links: legalLinks(store, language),
    content: html`<div class="order welcome">
        ${FISH}
        <p>${text}</p>
        ${
          form &&
          html`<form method="post" action="${form.action}">
            <input type="hidden" name="token" value="${form.token}" />
            <button>${form.button}</button>
          </form>`
        }
      </div>
      <p><a href="${toShop.href}">${toShop.text}</a></p>`,
  })
}
