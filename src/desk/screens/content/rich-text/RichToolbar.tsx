/** Buttons above a rich text. */
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import styles from './RichText.module.css'

const RICH_TOOLS = ['bold', 'italic', 'heading', 'paragraph', 'bullets', 'numbers', 'quote', 'link'] as const
export type RichTool = (typeof RICH_TOOLS)[number]

type Props = {
  readonly label: string
  readonly onTool: (tool: Exclude<RichTool, 'link'>) => void
  /** The address for the selected words; empty removes the link. */
  readonly onLink: (href: string) => void
}

export function RichToolbar({ label, onTool, onLink }: Props) {
  const t = useTexts()
  const [href, setHref] = useState<string>()
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('content.toolsOf', { field: label })}>
        {RICH_TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            className={styles.tool}
            data-tool={tool}
            // The words stay selected.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (tool === 'link' ? setHref(href === undefined ? '' : undefined) : onTool(tool))}
          >
            {t(`contentTool.${tool}`)}
          </button>
        ))}
      </div>
      {href !== undefined && (
        <div className={styles.link}>
          <Field label={t('content.linkOfWords')} value={href} onChange={setHref} autoComplete="off" />
          <Button
            onPress={() => {
              onLink(href.trim())
              setHref(undefined)
            }}
          >
            {t('content.apply')}
          </Button>
        </div>
      )}
    </>
  )
}
