/** Links one below the other, each large enough for a thumb. */
import styles from './LinkList.module.css'

/** `id` makes the entry a place that a link can lead to. */
export type ListedLink = { readonly href: string; readonly title: string; readonly id?: string }

export function LinkList({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ href, title, id }) => (
        <li key={href} id={id}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
