/** One field of a kind of content, as an input of its type. */
import { lazy, Suspense } from 'react'
import type { FieldView } from '../../../api/content-schemas.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { CheckField, Field, SelectField, TextAreaField } from '../../../ui/Field.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Editor.module.css'
import { useEditorPlace } from './field-context.ts'
import { ItemList } from './ItemList.tsx'
import { LinkInput } from './LinkInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { storedName } from './story-place.ts'
import type { Fields } from './story-form.ts'
import { StoriesInput } from './StoriesInput.tsx'
import { TableInput } from './TableInput.tsx'

const RichTextInput = lazy(async () => ({ default: (await import('../rich-text/RichTextInput.tsx')).RichTextInput }))

/** Changes one field, by the name that it is stored under. */
type ChangeField = (name: string, value: unknown, group?: string) => void

type Props = {
  readonly kind: FieldView
  readonly fields: Fields
  /** Where the fields stand in the content: `body[2]`; empty for those of the story. */
  readonly at: string
  readonly onChange: ChangeField
}

/** Texts that are rarely one line. */
const LONG_TEXTS: ReadonlySet<string> = new Set([
  'text',
  'intro',
  'metaDescription',
  'message',
  'subtitle',
  'tip',
  'successMessage',
  'errorMessage',
])

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Long: one case per type of field. */
export function FieldInput({ kind, fields, at, onChange }: Props) {
  const t = useTexts()
  const { suffix, storefront, problemAt } = useEditorPlace()
  const name = storedName(fields, kind, { suffix, storefront })
  const value = fields[name]
  const place = at === '' ? name : `${at}.${name}`
  const error = problemAt(place)
  const label = t.maybe('contentField', kind.name) + (kind.isRequired ? ' *' : '')
  const set = (next: unknown): void => onChange(name, next, place)
  /** What is read instead of a missing translation. */
  const instead = name === kind.name ? undefined : textOf(fields[kind.name]) || undefined
  switch (kind.type) {
    case 'rich-text':
      return (
        <div className={styles.field} data-field={kind.name}>
          <span className={styles.label}>{label}</span>
          <Suspense fallback={<Skeleton />}>
            <RichTextInput label={label} value={value} onChange={set} />
          </Suspense>
          {error !== undefined && <span className={styles.error}>{error}</span>}
        </div>
      )
    case 'link':
      return <LinkInput label={label} value={value} error={error} onChange={set} />
    case 'picture':
      return <PictureInput label={label} value={value} error={error} onChange={set} />
    case 'flag':
      return <CheckField label={label} checked={value === true} onChange={(next) => onChange(name, next)} />
    case 'choice': {
      const options = kind.options ?? []
      const [first = ''] = options
      return (
        <SelectField
          label={label}
          value={options.includes(textOf(value)) ? textOf(value) : first}
          options={options.map((option) => [option, t.maybe('contentOption', option)] as const)}
          onChange={(next) => onChange(name, next)}
        />
      )
    }
    case 'list':
      return (
        <ItemList label={label} value={value} onChange={(next, group) => onChange(name, next, group)}>
          {(item, index, changeItem) =>
            (kind.fields ?? []).map((one) => (
              <FieldInput key={one.name} kind={one} fields={item} at={`${place}[${index}]`} onChange={changeItem} />
            ))
          }
        </ItemList>
      )
    case 'stories':
      return <StoriesInput label={label} value={value} error={error} onChange={set} />
    case 'table':
      return <TableInput label={label} value={value} error={error} onChange={set} />
    case 'names':
      return (
        <Field
          label={label}
          help={t('content.namesHelp')}
          value={Array.isArray(value) ? value.join(', ') : textOf(value)}
          error={error}
          onChange={set}
        />
      )
    case 'text':
      return LONG_TEXTS.has(kind.name) ? (
        <TextAreaField label={label} value={textOf(value)} error={error} help={instead} onChange={set} />
      ) : (
        <Field label={label} value={textOf(value)} error={error} placeholder={instead} onChange={set} />
      )
    case 'number':
      return (
        <Field
          label={label}
          inputMode="numeric"
          help={kind.range?.join(' – ')}
          value={textOf(value)}
          error={error}
          onChange={set}
        />
      )
    case 'date':
      return <Field label={label} type="date" value={textOf(value).slice(0, 10)} error={error} onChange={set} />
    default:
      return <Field label={label} value={textOf(value)} error={error} onChange={set} />
  }
}
