/** What a story of the demo shop is: where it lives, what it is, and its few words per language. */
export type StoryLanguage = 'default' | 'de-DE' | 'nl-NL' | 'fr-FR' | 'es-ES' | 'it-IT' | 'en-US'

/** One field in its languages; default is British English, except in a home page that has a language of its own. */
export type StoryField = Partial<Record<StoryLanguage, string>> & { default: string }

export type DemoStory = {
  fullSlug: string
  name: string
  component: 'page' | 'category' | 'faq-section' | 'post'
  fields: Record<string, StoryField>
}
