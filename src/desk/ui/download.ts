/** Offers a file. It exists in memory only, until the browser has stored it where the person wants it. */
export const downloadText = (name: string, text: string, type = 'text/plain'): void =>
  offer(name, new Blob([text], { type: `${type};charset=utf-8` }))

/** `content` in base64. */
export const downloadBytes = (name: string, content: string, type: string): void =>
  offer(name, new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], { type }))

function offer(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
