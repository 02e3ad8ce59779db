/** The table only this service reads and writes. Times are ISO 8601 in UTC, with milliseconds. */
export type ImageTables = {
  /**
   * Every picture there is. What is not registered here is not served: no address names a file or a place elsewhere.
   * The same bytes may be known by several names, so that two products can share a photograph.
   */
  pictures: {
    /** The first 16 hexadecimal digits of the SHA-256 of what the picture is made from. */
    hash: string
    /** As in its address; of a drawing also what to draw. */
    name: string
    kind: 'file' | 'drawing'
    /** Of the source, upright. Nothing is ever rendered wider. */
    width: number
    height: number
    /** 1 where nothing shows through, so that a background makes no difference. */
    opaque: 0 | 1
    /** '#rrggbb' of its background in the shop. */
    background: string | null
    /** Whether its common widths are prerendered: 0 no, 1 first, 2 when those are done. */
    ahead: 0 | 1 | 2
    created_at: string
    /** Of the media library: JSON of alternative texts by language, which products start with. */
    alt: string | null
    /** SHA-256 of the file as it was uploaded: the same file again is the same picture. */
    source_hash: string | null
    /** From then on it is not served; restored or purged within 30 days. */
    deleted_at: string | null
  }
}
