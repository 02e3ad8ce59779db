/** Brings a script that is not part of the shop into the page: once in a document, and told what it must know on its element. */
export function addScript(name: string, src: string, told: Readonly<Record<string, string>>): void {
  if (document.querySelector(`script[data-${name}]`)) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  Object.assign(script.dataset, { [name]: '', ...told })
  // A page without it is still a page: one that does not come leaves no trace.
  script.addEventListener('error', () => script.remove())
  document.head.append(script)
}
