/** One entry of a menu: its handle, its words and link, and their fields once it is opened. */
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useEditorPlace } from '../editor/field-context.ts'
import { linkText } from '../editor/link-text.ts'
import { LinkInput } from '../editor/LinkInput.tsx'
import { type Fields, uidOf } from '../editor/story-form.ts'
import { storedName } from '../editor/story-place.ts'
import type { MenuRow } from './menu-tree.ts'
import styles from './MenuTree.module.css'

type Props = {
  readonly row: MenuRow
  readonly item: Fields
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChange: (item: Fields, group: string) => void
  readonly onRemove: () => void
  /** Undefined where the entry has no links below. */
  readonly onAddBelow: (() => void) | undefined
}

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Long: one line, and its fields. */
export function MenuEntryRow({ row, item, isOpen, onOpen, onKeyDown, onChange, onRemove, onAddBelow }: Props) {
  const t = useTexts()
  const { suffix, storefront, problemAt } = useEditorPlace()
  const { place, shape, at } = row
  const field = storedName(item, { name: shape.label, isTranslated: true }, { suffix, storefront })
  const name = wordsIn(item[field]) || wordsIn(item[shape.label]) || t('content.newEntry')
  const problem = problemAt(`${at}.${shape.link}`) ?? problemAt(`${at}.${shape.label}`)
  return (
    <li className={styles.entry} data-level={place.length} draggable>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.handle}
          data-handle={uidOf(item)}
          aria-label={t('content.moveEntry', { name })}
          onKeyDown={onKeyDown}
        >
          <Icon name="menu" />
        </button>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={onOpen}>
          <span>{name}</span>
          <span className={styles.target}>{linkText(item[shape.link])}</span>
        </button>
        {problem !== undefined && <Badge tone="danger">{t('content.broken')}</Badge>}
        {onAddBelow && <IconButton icon="plus" label={t('content.addBelow', { name })} onPress={onAddBelow} />}
        <IconButton icon="close" label={t('content.remove', { name })} onPress={onRemove} />
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <Field
            label={t('content.entryName')}
            value={typeof item[field] === 'string' ? item[field] : ''}
            onChange={(text) => onChange({ ...item, [field]: text }, `${at}.${field}`)}
          />
          <LinkInput
            label={t('contentField.link')}
            value={item[shape.link]}
            error={problem}
            onChange={(link) => onChange({ ...item, [shape.link]: link }, `${at}.${shape.link}`)}
          />
        </div>
      )}
    </li>
  )
}
