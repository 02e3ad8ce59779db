/** Small drawings in the style of the fish: a filled shape, ink lines. A word that none of them knows gets a smile. */
import styles from './ReasonIcon.module.css'

type Drawing = {
  readonly colour: 'sun' | 'pond' | 'coral' | 'salmon' | 'blush' | 'river'
  readonly shape: string
  readonly lines: string
}

const SMILEY: Drawing = {
  colour: 'sun',
  shape: 'M24 5a19 19 0 1 0 0 38 19 19 0 1 0 0-38z',
  lines: 'M17 19v1M31 19v1M14 27c4 9 16 9 20 0',
}

const DRAWINGS: ReadonlyMap<string, Drawing> = new Map([
  [
    'parcel',
    { colour: 'coral', shape: 'M24 5l19 9v20l-19 9-19-9V14z', lines: 'M5 14l19 9 19-9M24 23v20M14 9.700l19 9v7' },
  ],
  [
    'return',
    {
      colour: 'river',
      shape: 'M24 5a19 19 0 1 0 0 38 19 19 0 1 0 0-38z',
      lines: 'M19 13l-6 6 6 6M13 19h14a6.500 6.500 0 0 1 0 13h-9',
    },
  ],
  [
    'yarn',
    {
      colour: 'blush',
      shape: 'M22 6a17 17 0 1 0 0 34 17 17 0 1 0 0-34z',
      lines: 'M8 14c10 0 19 8 22 24M5 24c8-1 14 5 16 16M18 7c10 2 17 9 20 19M31 38c4-2 6 6 13 5',
    },
  ],
  [
    'fish',
    {
      colour: 'salmon',
      shape: 'M3 24c6-10 13-13 20-13 7 0 12 4 15 9l7-6c1 7 1 13 0 20l-7-6c-3 5-8 9-15 9-7 0-14-3-20-13z',
      lines: 'M12 21v1M21 17q6 7 0 14M28 21q3 3 0 6',
    },
  ],
  [
    'leaf',
    {
      colour: 'pond',
      shape: 'M11 38C5 20 17 7 42 6c1 24-11 37-31 32z',
      lines: 'M4 45c6-12 14-19 25-25M19 30v-9M24 25h9',
    },
  ],
  [
    'heart',
    {
      colour: 'salmon',
      shape: 'M24 42C11 34 4 27 4 17 4 11 8 6 14 6c4 0 8 3 10 7 2-4 6-7 10-7 6 0 10 5 10 11 0 10-7 17-20 25z',
      lines: 'M11 17c0-3 1-4 3-5',
    },
  ],
  [
    'gift',
    {
      colour: 'sun',
      shape: 'M7 22h34v21H7zM4 14h40v8H4z',
      lines: 'M24 14v29M24 14C20 3 9 4 11 10c1 3 7 4 13 4 6 0 12-1 13-4 2-6-9-7-13 4z',
    },
  ],
  [
    'sock',
    {
      colour: 'pond',
      shape: 'M14 4h18v19c0 3 1 4 3 5l6 4c5 4 2 12-5 12H26c-7 0-12-4-12-11z',
      lines: 'M14 12h18M33 44c-2-6 1-10 6-12M14 30c6-1 9 4 8 13',
    },
  ],
  [
    'grip',
    {
      colour: 'river',
      shape: 'M20 3c8 0 12 7 12 14 0 5-2 7-2 12 0 9-3 16-10 16S9 38 9 31c0-6 3-8 3-14 0-8 2-14 8-14z',
      lines: 'M17 12v1M24 12v1M17 20v1M24 20v1M16 29v1M23 29v1M19 37v1',
    },
  ],
  [
    'cloud',
    {
      colour: 'blush',
      shape: 'M14 39a9.500 9.500 0 0 1-1-19 12 12 0 0 1 23-3 11 11 0 0 1 1 22z',
      lines: 'M16 31h9M30 31h3',
    },
  ],
  [
    'loop',
    {
      colour: 'coral',
      shape: 'M24 5a19 19 0 1 0 0 38 19 19 0 1 0 0-38z',
      lines: 'M9 31c0-16 11-17 9-6s-8 8-3-3 13-10 11 1-8 8-3-3 15-8 15 7',
    },
  ],
  [
    'smooth',
    {
      colour: 'pond',
      shape: 'M8 15c0-4 3-7 7-7h18c4 0 7 3 7 7v18c0 4-3 7-7 7H15c-4 0-7-3-7-7z',
      lines: 'M13 20c4-5 7-5 11 0s7 5 11 0M13 29c4-5 7-5 11 0s7 5 11 0',
    },
  ],
  [
    'cotton',
    {
      colour: 'blush',
      shape: 'M24 5c5 0 8 4 8 8 6 0 10 4 10 9s-4 9-10 9H16c-6 0-10-4-10-9s4-9 10-9c0-4 3-8 8-8z',
      lines: 'M24 22v23M24 39c-6 0-9-3-11-8M24 39c6 0 9-3 11-8',
    },
  ],
  [
    'wool',
    {
      colour: 'sun',
      shape: 'M24 5a19 19 0 1 0 0 38 19 19 0 1 0 0-38z',
      lines: 'M12 21c1-6 9-6 10 0s-7 6-6 0M26 19c1-5 9-5 9 0s-7 5-6 1M18 34c1-6 9-6 10 0s-7 5-6 0',
    },
  ],
  [
    'merino',
    {
      colour: 'sun',
      shape: 'M24 7c9 0 12 6 12 13 0 11-5 21-12 21S12 31 12 20c0-7 3-13 12-13z',
      lines: 'M19 23v1M29 23v1M21 33q3 3 6 0M12 17c-5-3-9 0-9 6 4 1 7 0 9-2M36 17c5-3 9 0 9 6-4 1-7 0-9-2',
    },
  ],
  [
    'cashmere',
    {
      colour: 'blush',
      shape: 'M42 5c2 18-9 31-29 32C11 19 23 7 42 5z',
      lines: 'M5 45L31 18M18 32h9M23 26h9',
    },
  ],
  [
    'bamboo',
    {
      colour: 'pond',
      shape: 'M17 3h14v12H17zM17 17h14v13H17zM17 32h14v13H17z',
      lines: 'M31 12c7-1 11-4 12-9M17 27C10 26 6 23 5 18',
    },
  ],
  [
    'stretch',
    {
      colour: 'coral',
      shape: 'M4 16h40v16H4z',
      lines: 'M17 24H9l5-5M9 24l5 5M31 24h8l-5-5M39 24l-5 5',
    },
  ],
])

export function ReasonIcon({ icon }: { icon: string }) {
  const { colour, shape, lines } = DRAWINGS.get(icon) ?? SMILEY
  return (
    <svg className={`${styles.icon} ${styles[colour]}`} viewBox="0 0 48 48" aria-hidden="true">
      <path d={shape} />
      <path d={lines} fill="none" />
    </svg>
  )
}
