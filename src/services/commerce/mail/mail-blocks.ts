/**
 * The content of a mail, independent of its format. HTML and plain text are made from the same blocks, so that both have the same
 * content.
 */
export type MailBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'items'; readonly items: readonly MailItem[] }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'beside'; readonly parts: readonly MailPart[] }

/** Units of a line. The picture is an address of the image service, as in a row. */
export type MailItem = { readonly text: string; readonly picture?: string }

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

/** A mail has no address that those of pictures could be relative to. */
export const withShopAddress = (content: MailContent, shop: string): MailContent => ({
  ...content,
  blocks: content.blocks.map((block) => {
    if (block.kind === 'rows') return { ...block, rows: block.rows.map((row) => absolute(row, shop)) }
    return block.kind === 'items' ? { ...block, items: block.items.map((item) => absolute(item, shop)) } : block
  }),
})

const absolute = <Part extends { readonly picture?: string }>(part: Part, shop: string): Part =>
  part.picture === undefined ? part : { ...part, picture: new URL(part.picture, shop).href }
