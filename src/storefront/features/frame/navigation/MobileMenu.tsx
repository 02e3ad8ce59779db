/**
 * The menu of a narrow screen (HDR-15): search, the categories, each of which slides in what is below it, the country,
 * where else the fish swims, and the newsletter. Whatever leads on closes it.
 */
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { searchBox } from '../../catalogue/search/index.ts'
import { CategoryList } from './CategoryList.tsx'
import { MenuFoot } from './MenuFoot.tsx'
import styles from './MobileMenu.module.css'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import { Submenu } from './Submenu.tsx'
import { type MenuCategory, useNavigation } from '../menu-entries/index.ts'

type Props = { readonly place: StorefrontMarket; readonly hasSearch: boolean; readonly onClose: () => void }

const { View: SearchBox } = searchBox
/** The rest of the menu leads everywhere else. */
const doWithout = () => undefined

export function MobileMenu({ place, hasSearch, onClose }: Props) {
  const texts = useTexts()
  const { categories } = useNavigation()
  const panes = usePanes()
  const { chosen, isInside } = panes
  const onClick = (event: MouseEvent) => {
    if (isPlainLinkClick(event)) onClose()
  }
  return (
    <Dialog title={texts.menu} close={texts.closeMenu} onClose={onClose} shape="side">
      <div className={styles.view}>
        {/* Only to hear which link was taken; the links themselves are what is pressed. */}
        <div className={styles.panes} data-inside={isInside} onClick={onClick} role="none">
          <div className={styles.pane} inert={isInside}>
            {hasSearch && <SearchBox place={place} onDone={onClose} onMissing={doWithout} />}
            <CategoryList categories={categories} openers={panes.openers} onChoose={panes.enter} />
            <MenuFoot place={place} onClose={onClose} />
          </div>
          <div className={styles.pane} inert={!isInside}>
            {chosen && <Submenu category={chosen} back={panes.back} onBack={panes.leave} />}
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Which of the two panes is seen. The focus goes along, without scrolling: the slide brings it into view. */
function usePanes() {
  const [chosen, setChosen] = useState<MenuCategory>()
  const [isInside, setInside] = useState(false)
  const [openers] = useState(() => new Map<string, HTMLElement>())
  const back = useRef<HTMLButtonElement>(null)
  const { _uid: uid = '' } = chosen ?? {}
  useEffect(() => {
    const target = isInside ? back.current : openers.get(uid)
    target?.closest('dialog')?.scrollTo({ top: 0 })
    target?.focus({ preventScroll: isInside })
  }, [isInside, uid, openers])
  return {
    chosen,
    isInside,
    openers,
    back,
    enter: (category: MenuCategory) => {
      setChosen(category)
      setInside(true)
    },
    leave: () => setInside(false),
  }
}
