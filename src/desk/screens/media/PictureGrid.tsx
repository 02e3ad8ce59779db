/** Pictures as tiles. */
import type { MediaEntry } from '../../api/product-schemas.ts'
import { pictureUrl } from '../../formats/picture-url.ts'
import styles from './Media.module.css'

type Props = {
  readonly pictures: readonly MediaEntry[]
  readonly label: string
  readonly onOpen: (picture: MediaEntry) => void
  /** References of those that are ticked. */
  readonly chosen?: ReadonlySet<string>
}

const TILE_PX = 320

export const PictureGrid = ({ pictures, label, onOpen, chosen }: Props) => (
  <ul className={styles.grid} aria-label={label}>
    {pictures.map((picture) => (
      <li key={picture.reference}>
        <button
          type="button"
          className={styles.tile}
          aria-pressed={chosen?.has(picture.reference)}
          onClick={() => onOpen(picture)}
        >
          <img
            src={pictureUrl(picture.href, TILE_PX)}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            decoding="async"
            style={{ background: picture.background ?? undefined }}
          />
          <span className={styles.name}>{picture.name}</span>
        </button>
      </li>
    ))}
  </ul>
)
