/** Items inside a block, such as links or questions: add, move, remove. */
import { type ReactNode, useState } from 'react'
import { isRecord } from '../../../drafts/edits.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './Editor.module.css'
import { useEditorPlace } from './field-context.ts'
import { blockTitle, type Fields } from './story-form.ts'

type ItemChange = (field: string, value: unknown, group?: string) => void

type Props = {
  readonly label: string
  readonly value: unknown
  readonly onChange: (items: readonly Fields[], group?: string) => void
  /** The fields of one item. */
  readonly children: (item: Fields, index: number, onChange: ItemChange) => ReactNode
}

/** Long: the list and what is done with its items. */
export function ItemList({ label, value, onChange, children }: Props) {
  const t = useTexts()
  const { suffix } = useEditorPlace()
  const [open, setOpen] = useState<number>()
  const items: readonly Fields[] = Array.isArray(value) ? value.filter(isRecord) : []
  const move = (from: number, to: number): void => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    setOpen(undefined)
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
  }
  const add = (): void => {
    setOpen(items.length)
    onChange([...items, { component: 'item', _uid: crypto.randomUUID() }])
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      {items.map((item, index) => {
        const name = blockTitle(item, suffix) || String(index + 1)
        const isOpen = open === index
        return (
          <div key={typeof item['_uid'] === 'string' ? item['_uid'] : index} className={styles.item}>
            <div className={styles.itemHead}>
              <button
                type="button"
                className={styles.itemName}
                aria-expanded={isOpen}
                onClick={() => setOpen(isOpen ? undefined : index)}
              >
                <Icon name={isOpen ? 'chevron' : 'right'} />
                <span>{name}</span>
              </button>
              <IconButton
                icon="up"
                label={t('content.up', { name })}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <IconButton
                icon="down"
                label={t('content.down', { name })}
                isDisabled={index === items.length - 1}
                onPress={() => move(index, index + 1)}
              />
              <IconButton
                icon="close"
                label={t('content.remove', { name })}
                onPress={() => onChange(items.toSpliced(index, 1))}
              />
            </div>
            {isOpen && (
              <div className={styles.fields}>
                {children(item, index, (field, next, group) =>
                  onChange(items.with(index, { ...item, [field]: next }), group),
                )}
              </div>
            )}
          </div>
        )
      })}
      <div>
        <Button look="quiet" icon="plus" onPress={add}>
          {t('content.addItem')}
        </Button>
      </div>
    </fieldset>
  )
}
