/** Choose, move and resize columns, also without a pointer. */
import { useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog, DialogActions } from '../ui/Dialog.tsx'
import { CheckField } from '../ui/Field.tsx'
import { type ColumnLayout, moveColumn, resizeColumn, toggleColumn } from './layout.ts'
import type { ListColumn } from './list-definition.ts'
import styles from './ListScreen.module.css'

type Props<Row> = {
  readonly columns: readonly ListColumn<Row>[]
  readonly layout: ColumnLayout
  readonly onChange: (layout: ColumnLayout) => void
}

const STEP_PX = 24

export function ColumnsButton<Row>({ columns, layout, onChange }: Props<Row>) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="columns" onPress={() => setOpen(true)}>
        {t('columns.button')}
      </Button>
      {isOpen && (
        <Dialog title={t('columns.title')} onClose={() => setOpen(false)}>
          <p>{t('columns.hint')}</p>
          <ul className={styles.columns}>
            {inOrder(columns, layout).map((column) => (
              <ColumnEntry key={column.id} column={column} layout={layout} onChange={onChange} />
            ))}
          </ul>
          <DialogActions>
            <Button
              look="quiet"
              onPress={() =>
                onChange({ visible: columns.filter(({ isDefault }) => isDefault).map(({ id }) => id), widths: {} })
              }
            >
              {t('columns.reset')}
            </Button>
            <Button look="primary" onPress={() => setOpen(false)}>
              {t('common.done')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

type EntryProps<Row> = Omit<Props<Row>, 'columns'> & { readonly column: ListColumn<Row> }

function ColumnEntry<Row>({ column: { id, title, width }, layout, onChange }: EntryProps<Row>) {
  const t = useTexts()
  const name = t(title)
  const place = layout.visible.indexOf(id)
  const now = layout.widths[id] ?? width
  return (
    <li className={styles.column}>
      <CheckField label={name} checked={place !== -1} onChange={() => onChange(toggleColumn(layout, id))} />
      <IconButton
        icon="up"
        label={t('columns.up', { name })}
        isDisabled={place < 1}
        onPress={() => onChange(moveColumn(layout, id, -1))}
      />
      <IconButton
        icon="down"
        label={t('columns.down', { name })}
        isDisabled={place === -1 || place === layout.visible.length - 1}
        onPress={() => onChange(moveColumn(layout, id, 1))}
      />
      <IconButton
        icon="left"
        label={t('columns.narrower', { name })}
        isDisabled={place === -1}
        onPress={() => onChange(resizeColumn(layout, id, now - STEP_PX))}
      />
      <IconButton
        icon="right"
        label={t('columns.wider', { name })}
        isDisabled={place === -1}
        onPress={() => onChange(resizeColumn(layout, id, now + STEP_PX))}
      />
    </li>
  )
}

/** Those that are shown in their order, then the others. */
function inOrder<Row>(columns: readonly ListColumn<Row>[], { visible }: ColumnLayout): readonly ListColumn<Row>[] {
  const shown = visible.flatMap((id) => columns.filter((column) => column.id === id))
  return [...shown, ...columns.filter(({ id }) => !visible.includes(id))]
}
