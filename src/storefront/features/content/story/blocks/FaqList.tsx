/** Questions that open into their answers, one at a time. A link to a question's name opens it (`/faq#how-long`). */
import { useEffect, useRef } from 'react'
import { anchorName } from '../anchor-name.ts'
import type { BlockViews } from '../../../../../contracts/content/kinds/read-content.ts'
import { RichText } from '../RichText.tsx'
import styles from './FaqList.module.css'
import { Section } from './Section.tsx'

export function FaqList({ block: { _uid: uid, title, questions } }: { block: BlockViews['faq-list'] }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const open = () => openTarget(list.current)
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
  if (questions.length === 0) return null
  return (
    <Section title={title} layout="split">
      <div className={styles.list} ref={list}>
        {questions.map(({ _uid: own, id, question, answer }) => (
          <details key={own || question} className={styles.item} name={uid || undefined}>
            <summary className={styles.question}>{question}</summary>
            {/* The name stands on what is hidden: browsers open what they are led into. */}
            <div className={styles.answer} id={anchorName(id)}>
              <RichText text={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

/** For the browsers that do not open it by themselves. */
function openTarget(list: HTMLElement | null): void {
  const item = list?.querySelector<HTMLDetailsElement>('details:not([open]):has(:target)')
  if (!item) return
  item.open = true
  item.scrollIntoView()
}
