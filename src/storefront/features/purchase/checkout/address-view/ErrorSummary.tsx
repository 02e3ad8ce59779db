/** Everything that is wrong, at the top, each with the way to its field. It takes the focus when it comes. */
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import styles from './ErrorSummary.module.css'

type SummaryEntry = { readonly field: string; readonly text: string }

/** For each time the form is sent a new one, so that the list is read out anew. */
export function ErrorSummary({ entries }: { entries: readonly SummaryEntry[] }) {
  const texts = useTexts()
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    const { title } = document
    document.title = fill(texts.titleWithProblem, { title })
    return () => {
      document.title = title
    }
  }, [texts])
  const follow = (field: string) => (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(field)?.focus()
  }
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{texts.problems}</h2>
      <ul>
        {entries.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={follow(field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
