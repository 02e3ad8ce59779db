/** Which products have the design of a product, itself among them; none where it has no design. */

export type SameDesign = (doc: number) => readonly number[]

export function sameDesignOf(designs: Uint32Array): SameDesign {
  const known = new Map<number, number[]>()
  for (let doc = 0; doc < designs.length; doc++) {
    const design = designs[doc] ?? 0
    if (design === 0) continue
    const docs = known.get(design)
    if (docs) docs.push(doc)
    else known.set(design, [doc])
  }
  return (doc) => known.get(designs[doc] ?? 0) ?? []
}
