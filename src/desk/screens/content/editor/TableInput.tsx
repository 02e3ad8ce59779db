/** A table as lines of text: cells are separated by tabs or vertical bars, as they come from a spreadsheet. */
import { isRecord } from '../../../drafts/edits.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/Field.tsx'

type Props = {
  readonly label: string
  readonly value: unknown
  readonly error: string | undefined
  readonly onChange: (table: unknown) => void
}

type Cells = readonly unknown[]

const cellText = (cell: unknown): string => (isRecord(cell) && typeof cell['value'] === 'string' ? cell['value'] : '')
const listIn = (value: unknown, name: string): Cells =>
  isRecord(value) && Array.isArray(value[name]) ? value[name] : []

function tableText(value: unknown): string {
  const rows = [listIn(value, 'thead'), ...listIn(value, 'tbody').map((row) => listIn(row, 'body'))]
  return rows.map((row) => row.map(cellText).join(' | ')).join('\n')
}

function tableOf(text: string) {
  const [head = [], ...rows] = text
    .split('\n')
    .map((line) => line.split(/\t|\|/).map((value) => ({ value: value.trim() })))
  return { thead: head, tbody: rows.map((body) => ({ body })) }
}

export function TableInput({ label, value, error, onChange }: Props) {
  const t = useTexts()
  const shown = tableText(value)
  return (
    <TextAreaField
      label={label}
      help={t('content.tableHelp')}
      rows={Math.min(12, Math.max(3, shown.split('\n').length + 1))}
      defaultValue={shown}
      error={error}
      onChange={(text) => onChange(tableOf(text))}
    />
  )
}
