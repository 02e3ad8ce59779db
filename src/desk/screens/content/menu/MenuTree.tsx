/** A menu or the footer as a tree (DCO-08): entries are moved by drag, or with the arrow keys on their handles. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FormDraft } from '../../../drafts/use-draft.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import { useDragOrder } from '../../shipping/use-drag-order.ts'
import { type Fields, type StoryForm, uidOf } from '../editor/story-form.ts'
import { MenuEntryRow } from './MenuEntryRow.tsx'
import styles from './MenuTree.module.css'
import {
  changeAt,
  insertAt,
  itemAt,
  itemsOf,
  menuParts,
  type MenuPlace,
  type MenuRow,
  menuRows,
  type MenuStep,
  moveTo,
  removeAt,
  stepOf,
} from './menu-tree.ts'

type Props = {
  readonly component: string
  readonly fields: Fields
  readonly edit: FormDraft<StoryForm>['edit']
}

const STEPS: Readonly<Record<string, MenuStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** Long: the tree and all that is done with its entries. */
export function MenuTree({ component, fields, edit }: Props) {
  const t = useTexts()
  const parts = menuParts(component)
  const rows = menuRows(parts, fields)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState<string>()
  /** The entry whose handle gets the focus: it goes with the entry. */
  const [moved, setMoved] = useState<{ readonly uid: string }>()
  useEffect(() => {
    const handle = moved && list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved.uid)}"]`)
    handle?.focus()
  }, [moved])
  const put = (next: Fields, group?: string): void => edit('fields', next, group)
  const move = (from: MenuPlace, to: MenuPlace | undefined): void => {
    const item = itemAt(parts, fields, from)
    const result = to && moveTo(parts, fields, from, to)
    if (!result || !item) return
    put(result.fields)
    setMoved({ uid: uidOf(item) })
  }
  useDragOrder(list, (from, to) => {
    const [dragged, target] = [rows[from], rows[to]]
    if (dragged?.item && target) move(dragged.place, dropPlace(target, from < to))
  })
  const onKeyDown = (event: KeyboardEvent, place: MenuPlace): void => {
    const step = STEPS[event.key]
    if (event.key === 'Delete') put(removeAt(parts, fields, place))
    else if (step) move(place, stepOf(parts, fields, place, step))
    else return
    event.preventDefault()
  }
  const add = (place: MenuPlace): void => {
    const uid = crypto.randomUUID()
    put(insertAt(parts, fields, place, { component: 'item', _uid: uid }))
    setOpen(uid)
  }
  return (
    <Panel title={t.maybe('contentKind', component)}>
      <p className={styles.help}>{t('content.menuHelp')}</p>
      <ul className={styles.tree} ref={list} aria-label={t.maybe('contentKind', component)}>
        {rows.map((row) => {
          const { place, item, shape, at } = row
          if (!item) {
            return (
              <li key={at} className={styles.part}>
                <h3>{t.maybe('contentField', shape.field)}</h3>
                <Button look="quiet" icon="plus" onPress={() => add([place[0], itemsOf(fields, shape).length])}>
                  {t('content.addEntry')}
                </Button>
              </li>
            )
          }
          const uid = uidOf(item)
          const { children } = shape
          return (
            <MenuEntryRow
              key={uid || at}
              row={row}
              item={item}
              isOpen={open === uid}
              onOpen={() => setOpen(open === uid ? undefined : uid)}
              onKeyDown={(event) => onKeyDown(event, place)}
              onChange={(next, group) => put(changeAt(parts, fields, place, next), group)}
              onRemove={() => put(removeAt(parts, fields, place))}
              onAddBelow={
                place.length === 2 && children
                  ? () => add([place[0], place[1], itemsOf(item, children).length])
                  : undefined
              }
            />
          )
        })}
      </ul>
    </Panel>
  )
}

/** Where an entry lands that is dropped on a row: on a part as its first, else at the place of that row. */
function dropPlace({ place }: MenuRow, isDown: boolean): MenuPlace {
  const [part, entry, link] = place
  if (entry === undefined) return [part, 0]
  const further = isDown ? 1 : 0
  return link === undefined ? [part, entry + further] : [part, entry, link + further]
}
