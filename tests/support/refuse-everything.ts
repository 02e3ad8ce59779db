/** For the beginning of a page in a browser under test. */

/** What the browser stores for a visitor who has rejected everything. */
export function refuseEverything(): void {
  // Frames without an origin of their own, and those that the policy denies storage, have no storage to write to.
  try {
    if (window.origin === 'null' || !window.localStorage) return
  } catch {
    return
  }
  const time = new Date().toISOString()
  const refused = { version: 1, time, allowed: { extras: false, statistics: false, marketing: false } }
  localStorage.setItem('sockeye.consent', JSON.stringify(refused))
  if (localStorage.getItem('sockeye.newsletter') === null) {
    localStorage.setItem('sockeye.newsletter', JSON.stringify({ type: 'dismissed', time }))
  }
}
