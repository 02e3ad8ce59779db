/** Below recent searches: store them on this device, or delete them. */
import { useTexts } from '../../../texts/texts-context.ts'
import styles from './RecentSearchesFoot.module.css'

type Props = { readonly isStored: boolean; readonly onStore: () => void; readonly onDelete: () => void }

export function RecentSearchesFoot({ isStored, onStore, onDelete }: Props) {
  const texts = useTexts()
  return (
    <div className={styles.foot}>
      {!isStored && (
        <button className={styles.button} type="button" onClick={onStore}>
          {texts.rememberSearches}
        </button>
      )}
      <button className={styles.button} type="button" onClick={onDelete}>
        {texts.deleteSearches}
      </button>
    </div>
  )
}
