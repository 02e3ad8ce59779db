/** Parts of the page editor: the list of problems, the switch between form and page on phones, and the frame. */
import type { RefObject } from 'react'
import type { StorefrontCode } from '../../../../markets/types.ts'
import type { StoryProblem } from '../../../api/content-schemas.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import styles from './Editor.module.css'
import { pathName } from './path-name.ts'
import { problemText } from './problem-text.ts'
import { FRAME_NAME, type PreviewFrame } from './use-preview.ts'

/** The others show when these are solved. */
const MAX_PROBLEMS = 5

export function ProblemList({ problems }: { readonly problems: readonly StoryProblem[] }) {
  const t = useTexts()
  if (problems.length === 0) return null
  return (
    <ul className={styles.problems} aria-label={t('content.problems')}>
      {problems.slice(0, MAX_PROBLEMS).map((problem) => (
        <li key={problem.at + problem.message}>
          <strong>{pathName(t, problem.at)}</strong> {problemText(t, problem)}
        </li>
      ))}
    </ul>
  )
}

export type EditorSide = 'form' | 'page'

type SideProps = { readonly side: EditorSide; readonly onChange: (side: EditorSide) => void }

export function SideSwitch({ side, onChange }: SideProps) {
  const t = useTexts()
  return (
    <fieldset className={styles.sides} aria-label={t('content.sides')}>
      {(['form', 'page'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={side === one}
          className={styles.side}
          onClick={() => onChange(one)}
        >
          {t(`content.side.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** The page is the shop's own; it may not navigate the desk. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

type PaneProps = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly preview: PreviewFrame
  readonly storefront: StorefrontCode
  readonly storefronts: readonly StorefrontCode[]
  readonly onStorefront: (storefront: StorefrontCode) => void
}

export function PreviewPane({ frame, preview, storefront, storefronts, onStorefront }: PaneProps) {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <SelectField
          compact
          label={t('content.storefront')}
          value={storefront}
          options={storefronts.map((code) => [code, code.toUpperCase()] as const)}
          onChange={onStorefront}
        />
        <Button look="quiet" icon="refresh" onPress={preview.open}>
          {t('content.reload')}
        </Button>
      </div>
      <FailureNotice error={preview.error} />
      <iframe
        ref={frame}
        name={FRAME_NAME}
        sandbox={SANDBOX}
        className={styles.frame}
        title={t('content.page')}
        data-ready={preview.isReady || undefined}
      />
    </div>
  )
}
