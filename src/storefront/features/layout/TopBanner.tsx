/** The line above the header: a message for the visitor's country (HDR-27). */
import { bannerTextColour, DEFAULT_BANNER_COLOUR } from '../../../markets/interface/banner.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { useShell } from '../content/index.ts'
import styles from './TopBanner.module.css'

/** The colours that content may name; another one is black (HDR-23). */
const COLOURS: Readonly<Record<string, string | undefined>> = {
  black: styles.black,
  yellow: styles.yellow,
  orange: styles.orange,
  green: styles.green,
  red: styles.red,
  pink: styles.pink,
  blue: styles.blue,
}

export function TopBanner() {
  const { banner } = useShell()
  if (!banner) return null
  const colour = Object.hasOwn(COLOURS, banner.colour) ? banner.colour : DEFAULT_BANNER_COLOUR
  const words = bannerTextColour(colour) === 'dark' ? styles.dark : styles.light
  return (
    <aside className={`${styles.banner} ${COLOURS[colour]} ${words}`}>
      <SmartLink link={banner.link}>{banner.message}</SmartLink>
    </aside>
  )
}
