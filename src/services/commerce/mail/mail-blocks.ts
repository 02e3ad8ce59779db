/**
 * The content of a mail, independent of its format. HTML and plain text are made from the same blocks, so that both have the same
 * content.
 */
export type MailBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'beside'; readonly parts: readonly MailPart[] }

/** An amount and what it is for. */
export type MailRow = {
  readonly label: string
  /** The address of its picture, of the image service. */
  readonly picture?: string
  readonly note?: string | undefined
  readonly amount: string
  readonly strong?: boolean
}

export type MailPart = { readonly label: string; readonly lines: readonly string[] }

/** `lang` as HTML wants it. */
export type MailContent = { readonly lang: string; readonly subject: string; readonly blocks: readonly MailBlock[] }

/** Shoppers write names and addresses. A line end in one would be a line of ours. */
export const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
