/**
 * A picture that keeps its place while it loads, on a tint of its own. The tint is the colour of an empty SVG, because
 * the page's policy allows no styles in the markup; it stays when the picture never comes, with its text on it.
 */
import styles from './Picture.module.css'

export type PictureProps = {
  readonly src: string
  /** None where the picture comes in one size only. */
  readonly srcSet?: string
  readonly sizes?: string
  /** Empty where the picture only repeats what stands beside it. */
  readonly alt: string
  /** Of the picture itself: the browser knows its shape before it has a byte of it. */
  readonly width: number
  readonly height: number
  /** '#rrggbb' */
  readonly tint?: string
  /** In view when the page opens: loaded before anything else. */
  readonly eager?: boolean
  /** Fills whatever holds it, cut at the edges; `--picture-focus` says what stays in sight. */
  readonly cover?: boolean
}

export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, alt, width, height, tint, eager = false, cover = false } = props
  return (
    <span className={cover ? `${styles.picture} ${styles.cover}` : styles.picture}>
      {tint === undefined ? null : <svg aria-hidden="true" color={tint} />}
      {/* Loading, sizes and set stand before the source: some browsers begin to load as soon as they see that. */}
      <img
        {...(eager ? EAGER : LAZY)}
        sizes={sizes}
        srcSet={srcSet}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
    </span>
  )
}

const EAGER = { loading: 'eager', fetchPriority: 'high' } as const
const LAZY = { loading: 'lazy', decoding: 'async' } as const
