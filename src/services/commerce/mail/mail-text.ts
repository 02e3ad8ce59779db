/** A mail as plain text. */
import { colonOf } from '../../../markets/languages/colon-of.ts'
import { inOneLine, type MailBlock, type MailContent } from './mail-blocks.ts'

export function mailText({ blocks, lang }: Pick<MailContent, 'blocks' | 'lang'>): string {
  const colon = colonOf(lang)
  return `${blocks.map((block) => textOf(block, colon)).join('\n\n')}\n`
}

function textOf(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'title':
    case 'heading': {
      const text = inOneLine(block.text)
      return `${text}\n${(block.kind === 'title' ? '=' : '-').repeat(text.length)}`
    }
    case 'text':
    case 'small':
      return inOneLine(block.text)
    case 'button':
      return `${inOneLine(block.label)}${colon}\n${block.href}`
    case 'list':
      return block.items.map((item) => `- ${inOneLine(item)}`).join('\n')
    case 'items':
      return block.items.map(({ text }) => `- ${inOneLine(text)}`).join('\n')
    case 'rows':
      return block.rows
        .map(({ label, note, amount }) =>
          [
            `${inOneLine(label)}${colon} ${inOneLine(amount)}`,
            ...(note === undefined ? [] : [`  ${inOneLine(note)}`]),
          ].join('\n'),
        )
        .join('\n')
    case 'beside':
      return block.parts
        .map(({ label, lines }) => [`${label}${colon}`, ...lines.map(inOneLine)].join('\n'))
        .join('\n\n')
  }
}
