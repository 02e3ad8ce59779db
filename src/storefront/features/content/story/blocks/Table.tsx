/** A table with heads for its columns and its rows. */
import { useId } from 'react'
import { Scroller } from '../../../../ui/Scroller.tsx'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { Section } from './Section.tsx'
import styles from './Table.module.css'

export function Table({ block: { title, table } }: { block: BlockViews['table'] }) {
  const id = useId()
  const { head, rows } = table
  if (head.length + rows.length === 0) return null
  return (
    <Section title="">
      <Scroller labelledBy={title === '' ? undefined : id}>
        <table className={styles.table}>
          {title !== '' && (
            <caption className={styles.caption} id={id}>
              {title}
            </caption>
          )}
          <thead>
            <tr>
              {numbered(head).map(([column, cell]) => (
                <th key={column} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(rows).map(([row, [first = '', ...cells]]) => (
              <tr key={row}>
                <th scope="row">{first}</th>
                {numbered(cells).map(([column, cell]) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Section>
  )
}

/** Two cells may have the same text, so their index is the key. */
const numbered = <One,>(list: readonly One[]): readonly (readonly [number, One])[] =>
  list.map((one, index) => [index, one])
