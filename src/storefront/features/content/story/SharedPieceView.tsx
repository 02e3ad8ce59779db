/** One piece of shared content, shown field by field to its editor. */
import type { ReactNode } from 'react'
import { SmartLink } from '../../../ui/SmartLink.tsx'
import type { SharedView } from '../../../../contracts/content/kinds/read-content.ts'
import type { RichText as RichTextView } from '../../../../contracts/content/kinds/rich-text.ts'
import { previewMarks } from './preview-marks.ts'
import { RichText } from './RichText.tsx'
import styles from './SharedPieceView.module.css'

export function SharedPieceView({ slug, view }: { slug: string; view: SharedView }) {
  const { component, _uid: _own, _editable: comment, ...fields } = view
  return (
    <section className={styles.piece} data-component={component} {...previewMarks(comment)}>
      <h2>{component}</h2>
      <p className={styles.slug}>{slug}</p>
      {drawMembers(fields)}
    </section>
  )
}

function drawMembers(members: object): ReactNode {
  const shown = Object.entries(members).filter(([name, value]) => !name.startsWith('_') && !isEmpty(value))
  return (
    <dl className={styles.fields}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{draw(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

function draw(value: unknown): ReactNode {
  if (isRichText(value)) return <RichText text={value} />
  if (Array.isArray(value)) {
    return (
      <ul>
        {value.map((one: unknown) => (
          <li key={JSON.stringify(one)}>{draw(one)}</li>
        ))}
      </ul>
    )
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const href = 'href' in value && typeof value.href === 'string' ? value.href : undefined
  return href === undefined ? drawMembers(value) : <SmartLink link={{ href }}>{href}</SmartLink>
}

/** What was read by the reader of rich text has elements with tags; no other list has. */
const isRichText = (value: unknown): value is RichTextView =>
  Array.isArray(value) && value.some((one: unknown) => typeof one === 'object' && one !== null && 'tag' in one)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
