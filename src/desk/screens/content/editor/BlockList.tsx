/** The blocks of a page in their order: chosen by a click, moved by drag, by buttons or with Alt and the arrow keys. */
import { type KeyboardEvent, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Menu, MenuEntry } from '../../../ui/Menu.tsx'
import { useDragOrder } from '../../shipping/use-drag-order.ts'
import styles from './Editor.module.css'
import { useEditorPlace } from './field-context.ts'
import { addBlock, blockTitle, componentOf, duplicateBlock, moveBlock, type StoryBody } from './story-form.ts'

type Props = {
  readonly body: StoryBody
  readonly kinds: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (key: string | undefined) => void
  /** `path` is that of the draft: one step of undo. */
  readonly edit: (path: string, value: unknown) => void
}

/** Long: the list and all that is done with its blocks. */
export function BlockList({ body, kinds, chosen, onChoose, edit }: Props) {
  const t = useTexts()
  const { suffix } = useEditorPlace()
  const list = useRef<HTMLOListElement>(null)
  const { order, blocks } = body
  const move = (key: string, to: number): void => {
    if (to >= 0 && to < order.length) edit('body.order', moveBlock(order, key, to))
  }
  const remove = (key: string): void => {
    if (chosen === key) onChoose(undefined)
    edit(
      'body.order',
      order.filter((one) => one !== key),
    )
  }
  const insert = ({ key, body: next }: ReturnType<typeof addBlock>): void => {
    edit('body', next)
    onChoose(key)
  }
  useDragOrder(list, (from, to) => {
    const key = order[from]
    if (key !== undefined) move(key, to)
  })
  const onKeyDown = (event: KeyboardEvent, key: string, index: number): void => {
    if (event.key === 'Delete') remove(key)
    else if (event.altKey && event.key === 'ArrowUp') move(key, index - 1)
    else if (event.altKey && event.key === 'ArrowDown') move(key, index + 1)
    else return
    event.preventDefault()
  }
  return (
    <section className={styles.blocks} aria-label={t('content.blocks')}>
      <ol ref={list} className={styles.blockList}>
        {order.map((key, index) => {
          const block = blocks[key] ?? {}
          const kind = t.maybe('contentKind', componentOf(block))
          const name = blockTitle(block, suffix) || kind
          return (
            <li key={key} className={styles.block} draggable data-chosen={chosen === key || undefined}>
              <button
                type="button"
                className={styles.blockName}
                aria-pressed={chosen === key}
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
                onClick={() => onChoose(chosen === key ? undefined : key)}
                onKeyDown={(event) => onKeyDown(event, key, index)}
              >
                <span className={styles.kind}>{kind}</span>
                <span className={styles.words}>{name}</span>
              </button>
              <IconButton
                icon="up"
                label={t('content.up', { name })}
                isDisabled={index === 0}
                onPress={() => move(key, index - 1)}
              />
              <IconButton
                icon="down"
                label={t('content.down', { name })}
                isDisabled={index === order.length - 1}
                onPress={() => move(key, index + 1)}
              />
              <Menu
                label={t('content.actions', { name })}
                trigger={
                  <AriaButton className={styles.more ?? ''} aria-label={t('content.actions', { name })}>
                    <Icon name="more" />
                  </AriaButton>
                }
              >
                <MenuEntry icon="copy" onAction={() => insert(duplicateBlock(body, key))}>
                  {t('content.duplicate')}
                </MenuEntry>
                <MenuEntry icon="close" danger onAction={() => remove(key)}>
                  {t('content.removeBlock')}
                </MenuEntry>
              </Menu>
            </li>
          )
        })}
      </ol>
      <Menu label={t('content.addBlock')} trigger={<Button icon="plus">{t('content.addBlock')}</Button>}>
        {kinds.map((kind) => (
          <MenuEntry key={kind} onAction={() => insert(addBlock(body, kind, chosen))}>
            {t.maybe('contentKind', kind)}
          </MenuEntry>
        ))}
      </Menu>
    </section>
  )
}
