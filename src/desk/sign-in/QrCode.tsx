import styles from './SignIn.module.css'

/** The modules of a QR code as one path, with the quiet zone that scanners need. */
export function QrCode({ modules, label }: { modules: readonly (readonly boolean[])[]; label: string }) {
  const path = modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const size = modules.length
  return (
    <figure className={styles.qr} aria-label={label}>
      <svg viewBox={`-1 -1 ${size + 2} ${size + 2}`} aria-hidden="true">
        <path d={path} shapeRendering="crispEdges" />
      </svg>
    </figure>
  )
}
