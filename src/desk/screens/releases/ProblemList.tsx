import type { ContentProblemEntry } from '../../api/content-version-schemas.ts'
import styles from './Releases.module.css'

const MAX_SHOWN = 20

/** Where something is wrong, and what. */
export const ProblemList = ({ problems }: { readonly problems: readonly ContentProblemEntry[] }) => (
  <ul className={styles.problems}>
    {problems.slice(0, MAX_SHOWN).map(({ file, at, message }) => (
      <li key={`${file} ${at} ${message}`}>
        <code>
          {file} {at}
        </code>{' '}
        {message}
      </li>
    ))}
  </ul>
)
