/**
 * HTML that is written by hand: mails, and pages that must work when nothing else does. Every value is escaped unless it was made
 * here too, so that escaping cannot be omitted by mistake.
 */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HtmlPart = string | number | Html | readonly HtmlPart[] | undefined | false

export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(strings.map((text, place) => text + (place < parts.length ? textOf(parts[place]) : '')).join(''))
}

function textOf(part: HtmlPart): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '\t',
  '\n': '\n',
}

/** Most texts have nothing of the kind. Tabs and line ends are found as well and left alone: without them it is five times as quick. */
const UNSAFE = /[&<>"'\p{Cc}]/u
const ALL_UNSAFE = /[&<>"'\p{Cc}]/gu

/** For text between tags and for attributes in quotes; there are no others. Controls have no place in either. */
function escapeHtml(text: string): string {
  return UNSAFE.test(text) ? text.replaceAll(ALL_UNSAFE, (character) => ENTITIES[character] ?? ' ') : text
}
