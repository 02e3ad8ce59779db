/**
 * Draws whichever dialogs are open. Stands once around every page of a shop, and is where the visitor's own choices are
 * read for the first time and heeded: what they allow, and what campaign they came with.
 */
import { useEffect } from 'react'
import { visits } from '../../../stores/visits.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useIsLogoFolded } from '../../frame/logo/index.ts'
import { greet, hideOnRoutes } from '../../frame/bubble/index.ts'
import { startConsent, useConsent } from '../consent/index.ts'
import { useShell } from '../../content/story/index.ts'
import { closeModal, type ModalName, openModal, useModal } from '../../frame/modals/index.ts'
import { startSegments } from '../segments/index.ts'
import { usePopups } from './use-popups.ts'

const { View: AddedSheet } = onDemand(async () => (await import('../../purchase/added-sheet/index.ts')).AddedSheet)
const { View: CookieBanner } = onDemand(async () => (await import('../cookies/index.ts')).CookieBanner)
const { View: CookieSettings } = onDemand(async () => (await import('../cookies/index.ts')).CookieSettings)
const { View: CountryOffer } = onDemand(async () => (await import('../country-switcher/index.ts')).CountryOffer)
const { View: CountrySwitcher } = onDemand(async () => (await import('../country-switcher/index.ts')).CountrySwitcher)
const { View: NewsletterPopup } = onDemand(async () => (await import('../popups/index.ts')).NewsletterPopup)
const { View: QuickAdd } = onDemand(async () => (await import('../../catalogue/quick-add/index.ts')).QuickAdd)
const { View: SegmentPopup } = onDemand(async () => (await import('../popups/index.ts')).SegmentPopup)

/** Those that an address can lead to. */
const BY_HASH: ReadonlyMap<string, ModalName> = new Map([
  ['#cookie-settings', 'cookieSettings'],
  ['#countries', 'countrySwitcher'],
])
/** Such as #country-DE: the offer of one country's shop. */
const OFFER = /^#country-([A-Z]{2})$/

function openByHash(hash: string): void {
  const led = BY_HASH.get(hash)
  const [, country] = OFFER.exec(hash) ?? []
  if (led) openModal(led)
  if (country !== undefined) openModal('geoRedirect', country)
}

/** `isQuiet`: nothing opens by itself but the question about cookies. Long: one dialog after the other. */
export function Modals({ isQuiet = false }: { isQuiet?: boolean }) {
  const consent = useConsent()
  useEffect(() => {
    startConsent()
    startSegments()
    const follow = () => openByHash(location.hash)
    follow()
    window.addEventListener('hashchange', follow)
    // Another page with such a hash: its link was pressed before it could open the dialog itself.
    const stop = visits.subscribe(follow)
    return () => {
      window.removeEventListener('hashchange', follow)
      stop()
    }
  }, [])
  useEffect(() => {
    if (consent === 'undecided') openModal('cookieBanner')
    else closeModal('cookieBanner')
  }, [consent])
  const { bubble } = useShell()
  // The fish speaks once its name has folded up: its words take the room beside it.
  const hasRoom = useIsLogoFolded()
  useEffect(() => {
    if (bubble && !isQuiet && hasRoom) greet(bubble)
  }, [bubble, isQuiet, hasRoom])
  useEffect(hideOnRoutes, [])
  usePopups(isQuiet)

  const isBannerOpen = useModal('cookieBanner') !== undefined
  const areSettingsOpen = useModal('cookieSettings') !== undefined
  const areCountriesOpen = useModal('countrySwitcher') !== undefined
  const isNewsletterOpen = useModal('newsletter') !== undefined
  const offered = useModal('geoRedirect')
  const block = useModal('block')
  const added = useModal('addedToCart')
  const quickAdd = useModal('quickAdd')
  useEffect(() => {
    // The cart view shows the line itself.
    if (isQuiet && added !== undefined) close.addedToCart()
  }, [isQuiet, added])
  return (
    <>
      {isBannerOpen && (
        <CookieBanner
          onClose={close.cookieBanner}
          onMissing={close.cookieBanner}
          onSettings={() => openModal('cookieSettings')}
        />
      )}
      {areSettingsOpen && <CookieSettings onClose={close.cookieSettings} onMissing={close.cookieSettings} />}
      {areCountriesOpen && (
        <CountrySwitcher isCheckout={isQuiet} onClose={close.countrySwitcher} onMissing={chooseElsewhere} />
      )}
      {offered !== undefined && (
        <CountryOffer
          country={offered}
          isCheckout={isQuiet}
          onClose={close.geoRedirect}
          onMissing={close.geoRedirect}
        />
      )}
      {isNewsletterOpen && <NewsletterPopup onClose={close.newsletter} onMissing={close.newsletter} />}
      {quickAdd !== undefined && <QuickAdd sku={quickAdd} onClose={close.quickAdd} onMissing={close.quickAdd} />}
      {added !== undefined && !isQuiet && (
        <AddedSheet id={added} onClose={close.addedToCart} onMissing={close.addedToCart} />
      )}
      {block !== undefined && <SegmentPopup key={block} uid={block} onClose={close.block} onMissing={close.block} />}
    </>
  )
}

const close = {
  cookieBanner: () => closeModal('cookieBanner'),
  cookieSettings: () => closeModal('cookieSettings'),
  countrySwitcher: () => closeModal('countrySwitcher'),
  geoRedirect: () => closeModal('geoRedirect'),
  newsletter: () => closeModal('newsletter'),
  addedToCart: () => closeModal('addedToCart'),
  quickAdd: () => closeModal('quickAdd'),
  block: () => closeModal('block'),
} as const

/** The page of all countries, which needs no code. */
const chooseElsewhere = (): void => location.assign('/')
