/** A menu or the footer as a tree (DCO-08): entries are moved by drag, or with the arrow keys on their handles. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FormDraft } from '../../../drafts/use-draft.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/ScreenFrame.tsx'
import { useDragOrder } from '../../shipping/use-drag-order.ts'
import { useEditorPlace } from '../editor/field-context.ts'
import { linkText } from '../editor/link-text.ts'
import { LinkInput } from '../editor/LinkInput.tsx'
import { type Fields, type StoryForm, uidOf } from '../editor/story-form.ts'
import { storedName } from '../editor/story-place.ts'
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
  const { suffix, storefront, problemAt } = useEditorPlace()
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
    const item = { component: 'item', _uid: crypto.randomUUID() }
    put(insertAt(parts, fields, place, item))
    setOpen(item._uid)
  }
  const nameOf = ({ item = {}, shape }: MenuRow): string => {
    const label = item[storedName(item, { name: shape.label, isTranslated: true }, { suffix, storefront })]
    return String(label || item[shape.label] || t('content.newEntry'))
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
          const name = nameOf(row)
          const problem = problemAt(`${at}.${shape.link}`) ?? problemAt(`${at}.${shape.label}`)
          const field = storedName(item, { name: shape.label, isTranslated: true }, { suffix, storefront })
          const change = (next: Fields, group: string): void => put(changeAt(parts, fields, place, next), group)
          return (
            <li key={uid || at} className={styles.entry} data-level={place.length} draggable>
              <div className={styles.line}>
                <button
                  type="button"
                  className={styles.handle}
                  data-handle={uid}
                  aria-label={t('content.moveEntry', { name })}
                  onKeyDown={(event) => onKeyDown(event, place)}
                >
                  <Icon name="menu" />
                </button>
                <button
                  type="button"
                  className={styles.name}
                  aria-expanded={open === uid}
                  onClick={() => setOpen(open === uid ? undefined : uid)}
                >
                  <span>{name}</span>
                  <span className={styles.target}>{linkText(item[shape.link])}</span>
                </button>
                {problem !== undefined && <Badge tone="danger">{t('content.broken')}</Badge>}
                {place.length === 2 && shape.children && (
                  <IconButton
                    icon="plus"
                    label={t('content.addBelow', { name })}
                    onPress={() => add([place[0], place[1] ?? 0, itemsOf(item, shape.children ?? shape).length])}
                  />
                )}
                <IconButton
                  icon="close"
                  label={t('content.remove', { name })}
                  onPress={() => put(removeAt(parts, fields, place))}
                />
              </div>
              {open === uid && (
                <div className={styles.fields}>
                  <Field
                    label={t('content.entryName')}
                    value={typeof item[field] === 'string' ? item[field] : ''}
                    onChange={(text) => change({ ...item, [field]: text }, `${at}.${field}`)}
                  />
                  <LinkInput
                    label={t('contentField.link')}
                    value={item[shape.link]}
                    error={problem}
                    onChange={(link) => change({ ...item, [shape.link]: link }, `${at}.${shape.link}`)}
                  />
                </div>
              )}
            </li>
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
