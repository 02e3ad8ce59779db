/** What a story of the demo shop is: where it lives, what it is, and what it says per language. */
export type StoryLanguage = 'default' | 'de-DE' | 'nl-NL' | 'fr-FR' | 'es-ES' | 'it-IT' | 'en-US'

/** One text in its languages; default is British English, except in a story that has a language of its own. */
export type Words = Partial<Record<StoryLanguage, string>> & { readonly default: string }

/**
 * A text with paragraphs, in its languages. A blank line ends a paragraph; a line that begins with `## ` is a heading,
 * lines that begin with `- ` are a list; `**bold**`, `*italic*` and `[words](/path)` do what they look like.
 */
export type RichWords = { readonly rich: Words }

/** A path under the storefront (`/adults/socks`, `/faq#returns`), or an address elsewhere (`https://…`, `mailto:…`). */
export type DemoLink = { readonly leadsTo: string }

/** A drawing of the loom by the name of its recipe, and what it shows in words; no words where it only decorates. */
export type DemoPicture = { readonly drawing: string; readonly alt?: Words }

export type DemoTable = { readonly head: readonly Words[]; readonly rows: readonly (readonly (string | Words)[])[] }

/** A block, or an item of a block: without a component it is an item. */
export type DemoBlock = { readonly component?: string; readonly [field: string]: DemoValue | undefined }

export type DemoValue =
  | string
  | number
  | boolean
  | Words
  | RichWords
  | DemoLink
  | DemoPicture
  | DemoTable
  | readonly (string | DemoBlock)[]

export type DemoStory = {
  readonly fullSlug: string
  readonly name: string
  readonly component: string
  readonly fields: Readonly<Record<string, DemoValue>>
  /** Among its siblings; those without come first, by slug. */
  readonly position?: number
}
