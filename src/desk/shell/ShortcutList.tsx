import type { Role } from '../../contracts/staff/roles.ts'
import { useTexts } from '../texts/use-texts.ts'
import styles from './ShortcutList.module.css'
import { shortcutsOf } from './shortcuts.ts'

export function ShortcutList({ role }: { readonly role: Role }) {
  const t = useTexts()
  return (
    <div className={styles.groups}>
      {shortcutsOf(role).map(({ title, shortcuts }) => (
        <section key={title}>
          <h3 className={styles.title}>{t(title)}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ keys, text }) => (
              <div key={text} className={styles.row}>
                <dt>{t(text)}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
