/** The signs of washing as labels have them: a tub, a triangle, a square, an iron; crossed out where it must not be. */
import type { Care } from '../../../../contracts/merchant/catalogue.ts'
import styles from './CareIcon.module.css'

const TUB = 'M3 9l2.500 14h21L29 9M3 10c3-3 5 3 8 0s5 3 8 0 6 3 10-1'
const CROSS = 'M5 5l22 22M27 5L5 27'

const SIGNS: Readonly<Record<Care, { readonly path: string; readonly degrees?: string }>> = {
  'machine-40': { path: TUB, degrees: '40' },
  'machine-30': { path: TUB, degrees: '30' },
  'wool-30': { path: `${TUB}M7 26.500h18M7 29.500h18`, degrees: '30' },
  hand: { path: `${TUB}M13 20v-4c0-2 3-2 3 0v-3c0-2 3-2 3 0v6` },
  'no-bleach': { path: `M16 5l12 21H4z${CROSS}` },
  'no-dryer': { path: `M5 5h22v22H5zM16 8a8 8 0 1 0 0 16 8 8 0 1 0 0-16${CROSS}` },
  'no-iron': { path: `M4 23h24l-3-12H12M4 23c0-4 3-7 7-7h14${CROSS}` },
  'inside-out': { path: 'M8 4h9v11l7 5c4 3 2 8-3 8h-4c-6 0-9-3-9-9zM21 12h7M25 8.500l4 3.500-4 3.500' },
}

export function CareIcon({ care }: { care: Care }) {
  const { path, degrees } = SIGNS[care]
  return (
    <svg className={styles.icon} viewBox="0 0 32 32" aria-hidden="true">
      <path d={path} />
      {degrees && (
        <text x="16" y="20.500" textAnchor="middle">
          {degrees}
        </text>
      )}
    </svg>
  )
}
