/** A rich text: what pages draw, and nothing else. Undo is that of the screen. Loaded with the first rich text that is opened. */
import { baseKeymap, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { Slice } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isEqual } from '../../../drafts/edits.ts'
import { readRichText, writeRichText } from './rich-json.ts'
import { RICH_SCHEMA } from './rich-schema.ts'
import styles from './RichText.module.css'
import { RichToolbar, type RichTool } from './RichToolbar.tsx'

type Props = {
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const { nodes, marks } = RICH_SCHEMA
const node = (name: string) => nodes[name] ?? RICH_SCHEMA.topNodeType
const mark = (name: string) => marks[name] ?? RICH_SCHEMA.mark('bold').type

const COMMANDS: Readonly<Record<Exclude<RichTool, 'link'>, Command>> = {
  bold: toggleMark(mark('bold')),
  italic: toggleMark(mark('italic')),
  heading: setBlockType(node('heading'), { attrs: { level: 2 } }),
  paragraph: setBlockType(node('paragraph')),
  bullets: wrapInList(node('bullet_list')),
  numbers: wrapInList(node('ordered_list')),
  quote: wrapIn(node('blockquote')),
}

const KEYS = keymap({
  'Mod-b': COMMANDS.bold,
  'Mod-i': COMMANDS.italic,
  Enter: splitListItem(node('list_item')),
  'Mod-]': sinkListItem(node('list_item')),
  'Mod-[': liftListItem(node('list_item')),
  'Shift-Enter': (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node('hard_break').create()).scrollIntoView())
    return true
  },
})

/** What is copied within the desk is pasted as it was; anything else as plain text, so that no HTML is ever read. */
const CLIPBOARD = 'application/x-sockeye-rich-text'

export function RichTextInput({ label, value, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  /** What the screen knows: a change that came from here must not replace the document, or the cursor would jump. */
  const known = useRef(value)
  const report = useEffectEvent((next: unknown) => {
    known.current = next
    onChange(next)
  })
  const first = useEffectEvent(() => value)
  useEffect(() => {
    if (!place.current) return undefined
    const editor = new EditorView(place.current, {
      state: stateOf(first()),
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: styles.text ?? '' },
      dispatchTransaction(transaction) {
        editor.updateState(editor.state.apply(transaction))
        if (transaction.docChanged) report(writeRichText(editor.state.doc))
      },
      handleDOMEvents: { copy, cut: copy, paste, drop: (shown, event) => refuseDrop(shown, event) },
    })
    view.current = editor
    return () => editor.destroy()
  }, [label])
  useEffect(() => {
    if (isEqual(known.current, value)) return
    known.current = value
    view.current?.updateState(stateOf(value))
  }, [value])
  const run = (command: Command): void => {
    const editor = view.current
    if (!editor) return
    command(editor.state, editor.dispatch)
    editor.focus()
  }
  return (
    <div className={styles.editor}>
      <RichToolbar
        label={label}
        onTool={(tool) => run(COMMANDS[tool])}
        onLink={(href) => run(href === '' ? unlink : linkTo(href))}
      />
      <div ref={place} />
    </div>
  )
}

const stateOf = (value: unknown): EditorState =>
  EditorState.create({ doc: withParagraph(readRichText(value)), plugins: [KEYS, keymap(baseKeymap)] })

/** A place to type in. */
const withParagraph = (doc: ReturnType<typeof readRichText>) =>
  doc.childCount === 0 ? doc.type.create(null, node('paragraph').create()) : doc

const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection
    if (empty) return false
    dispatch?.(state.tr.addMark(from, to, mark('link').create({ attrs: { href, linktype: 'url' } })))
    return true
  }

const unlink: Command = (state, dispatch) => {
  const { from, to } = state.selection
  dispatch?.(state.tr.removeMark(from, to, mark('link')))
  return true
}

function copy(view: EditorView, event: ClipboardEvent): boolean {
  const slice = view.state.selection.content()
  if (slice.size === 0 || !event.clipboardData) return false
  event.preventDefault()
  event.clipboardData.setData(CLIPBOARD, JSON.stringify(slice.toJSON()))
  event.clipboardData.setData('text/plain', slice.content.textBetween(0, slice.content.size, '\n\n'))
  if (event.type === 'cut') view.dispatch(view.state.tr.deleteSelection())
  return true
}

function paste(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault()
  const own = event.clipboardData?.getData(CLIPBOARD) ?? ''
  const text = event.clipboardData?.getData('text/plain') ?? ''
  view.dispatch((own === '' ? pasteText(view, text) : pasteSlice(view, own)).scrollIntoView())
  return true
}

function pasteSlice({ state }: EditorView, json: string) {
  try {
    const slice: unknown = JSON.parse(json)
    return state.tr.replaceSelection(Slice.fromJSON(RICH_SCHEMA, slice))
  } catch {
    return state.tr
  }
}

/** Each line is a paragraph. */
function pasteText({ state }: EditorView, text: string) {
  const lines = text.split(/\r?\n+/).filter((line) => line.trim() !== '')
  if (lines.length <= 1) return state.tr.insertText(lines[0] ?? '')
  const paragraphs = lines.map((line) => node('paragraph').create(null, RICH_SCHEMA.text(line)))
  return state.tr.replaceSelection(new Slice(node('doc').create(null, paragraphs).content, 1, 1))
}

/** What is dragged inside moves; from elsewhere it would be read as HTML. */
function refuseDrop(view: EditorView, event: DragEvent): boolean {
  if (view.dragging) return false
  event.preventDefault()
  return true
}
