/** Words, as many as they need. */
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { RichText } from '../RichText.tsx'
import { Section } from './Section.tsx'

export function RichTextBlock({ block: { text } }: { block: BlockViews['rich-text'] }) {
  if (text.length === 0) return null
  return (
    <Section title="">
      <RichText text={text} />
    </Section>
  )
}
