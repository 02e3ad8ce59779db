/** The fish: a sockeye (green head, red back, hooked jaw) that wears a sock on each lobe of its tail. Decoration only. */
import styles from './Fish.module.css'

export type Mood = 'happy' | 'sad'

export function Fish({ mood = 'happy' }: { mood?: Mood }) {
  return (
    <svg className={styles.fish} viewBox="0 0 168 100" aria-hidden="true" focusable="false">
      <Tail barefoot={mood === 'sad'} />
      <path className={styles.body} d="M22 52C30 30 52 18 78 18c26 0 44 12 56 32-12 20-30 32-56 32-20 0-36-6-46-17" />
      <path className={styles.fin} d="M66 20c4-9 14-14 25-12 1 6-2 11-8 13z" />
      <path className={styles.fin} d="M74 81c2 7 8 12 17 12 2-6-1-11-7-13z" />
      <path
        className={styles.head}
        d="M58 22C40 27 27 38 20 51c-3 2-7 3-9 6 3 3 8 3 12 3l-6 6c5 3 12 2 17 0 7 8 16 13 26 15-9-18-9-41-2-59z"
      />
      <path
        className={styles.scales}
        d="M76 36q6 5 0 10M90 34q6 5 0 10M104 38q6 5 0 10M83 52q6 5 0 10M97 52q6 5 0 10M111 54q5 4 0 8M78 67q5 4 0 8M92 67q5 4 0 8"
      />
      <circle className={styles.eye} cx="42" cy="42" r="7.5" />
      <circle className={styles.pupil} cx={mood === 'sad' ? 41 : 40} cy={mood === 'sad' ? 44.5 : 41} r="3.6" />
      {mood === 'sad' ? (
        <>
          <path className={styles.line} d="M33 34q7-5 14 1M20 62q5-6 13-3" />
          <path className={styles.tear} d="M37 52c-4 6-4 10 0 10s4-4 0-10z" />
        </>
      ) : (
        <path className={styles.line} d="M21 58q6 5 13 1" />
      )}
    </svg>
  )
}

/** Two lobes, two socks. On a bad day one of them is missing. */
function Tail({ barefoot }: { barefoot: boolean }) {
  return (
    <>
      <path
        className={styles.body}
        d="M126 44c7-2 11-7 15-15l10 7c-4 8-10 13-19 16 9 3 15 8 19 16l-10 7c-4-8-8-13-15-15z"
      />
      <Sock />
      {!barefoot && (
        <g transform="matrix(1 0 0 -1 0 104)">
          <Sock />
        </g>
      )}
    </>
  )
}

function Sock() {
  return (
    <g>
      <path className={styles.sock} d="M136 31l8-16c3-6 9-9 15-7l7 3c7 3 5 13-2 13h-5c-2 0-3 1-4 3l-6 13z" />
      <path className={styles.stripe} d="M139.500 23.500l13 9M144 15l11 8.500M159.500 8l-1 16" />
      <path className={styles.cuff} d="M135 28.500l16.500 11-3.500 6-16.500-11z" />
    </g>
  )
}
