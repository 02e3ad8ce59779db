/** Names, descriptions and search words, one language at a time. */
import { TEXT_LANGUAGES } from '../../../../contracts/merchant/catalogue.ts'
import type { ProductValue, ColumnProblem } from '../../../api/product-schemas.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Field, TextAreaField } from '../../../ui/Field.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import styles from './Editor.module.css'
import { fieldId, hasProblem, type ProblemAt } from './problems.ts'
import { textOrNothing } from './product-value.ts'

const FIELDS = [
  ['name', 'edit.name', 1, 120],
  ['description.short', 'edit.short', 2, 300],
  ['description.full', 'edit.full', 5, 5000],
  ['meta.title', 'edit.metaTitle', 1, 120],
  ['meta.description', 'edit.metaDescription', 2, 400],
  ['keywords', 'edit.keywords', 1, 500],
  ['safety.warnings', 'edit.warnings', 2, 500],
] as const

type Props = {
  readonly value: ProductValue
  readonly edit: (path: string, after: unknown, group?: string) => void
  readonly language: string
  readonly onLanguage: (language: string) => void
  readonly problems: readonly ColumnProblem[]
  readonly problemAt: ProblemAt
  readonly isReadOnly: boolean
}

export function TextsPanel({ value, edit, language, onLanguage, problems, problemAt, isReadOnly }: Props) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <Panel title={t('edit.texts')}>
      <fieldset className={styles.languages} aria-label={t('edit.language')}>
        {TEXT_LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.language}
            aria-pressed={one === language}
            onClick={() => onLanguage(one)}
          >
            <span className={styles.dot} data-state={stateOf(value, one, problems)} aria-hidden="true" />
            {formats.language(one)}
            {stateOf(value, one, problems) === 'missing' && <span className={styles.soft}>{t('edit.isMissing')}</span>}
          </button>
        ))}
      </fieldset>
      {FIELDS.map(([path, title, rows, maxLength]) => {
        const column = `${path}.${language}`
        const common = {
          id: fieldId(column),
          label: t(title),
          value: textAt(value, path)?.[language] ?? '',
          error: problemAt(column),
          maxLength: maxLength + 200,
          isReadOnly,
          onChange: (text: string) => edit(column, textOrNothing(text), column),
        }
        return rows === 1 ? <Field key={path} {...common} /> : <TextAreaField key={path} {...common} rows={rows} />
      })}
    </Panel>
  )
}

type Texts = Readonly<Record<string, string>> | undefined

function textAt(value: ProductValue, path: (typeof FIELDS)[number][0]): Texts {
  switch (path) {
    case 'name':
      return value.name
    case 'keywords':
      return value.keywords
    case 'safety.warnings':
      return value.safety?.warnings
    case 'description.short':
      return value.description?.short
    case 'description.full':
      return value.description?.full
    case 'meta.title':
      return value.meta?.title
    case 'meta.description':
      return value.meta?.description
  }
}

/** American English differs in a few products only: it is never missing. */
function stateOf(value: ProductValue, language: string, problems: readonly ColumnProblem[]): string {
  if (hasProblem(problems, (column) => column.endsWith(`.${language}`))) return 'problem'
  const texts = [value.name, value.description?.short, value.description?.full]
  return language !== 'en-US' && texts.some((text) => (text?.[language] ?? '') === '') ? 'missing' : 'complete'
}
