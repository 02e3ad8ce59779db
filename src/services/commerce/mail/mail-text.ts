/** A mail for those who read it without looks. */
import { inOneLine, type MailBlock, type MailContent } from './mail-blocks.ts'

export function mailText({ blocks }: Pick<MailContent, 'blocks'>): string {
  return `${blocks.map(textOf).join('\n\n')}\n`
}

function textOf(block: MailBlock): string {
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
      return `${inOneLine(block.label)}:\n${block.href}`
    case 'list':
      return block.items.map((item) => `- ${inOneLine(item)}`).join('\n')
    case 'rows':
      return block.rows
        .map(({ label, note, amount }) =>
          [`${inOneLine(label)}: ${inOneLine(amount)}`, ...(note === undefined ? [] : [`  ${inOneLine(note)}`])].join(
            '\n',
          ),
        )
        .join('\n')
    case 'beside':
      return block.parts.map(({ label, lines }) => [`${label}:`, ...lines.map(inOneLine)].join('\n')).join('\n\n')
  }
}
