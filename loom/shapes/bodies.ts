/** Surfaces, what they are made of, and how they are held. */
import type { Material } from '../render/fragment.ts'
import type { Body } from '../render/rasterise.ts'
import type { Surface } from '../render/surface.ts'

export const madeOf = (material: Material, surfaces: readonly Surface[]): readonly Body[] =>
  surfaces.map((surface) => ({ surface, material }))

/** Holds every body the same way. */
export const held = (bodies: readonly Body[], hold: (surface: Surface) => Surface): readonly Body[] =>
  bodies.map(({ surface, material }) => ({ surface: hold(surface), material }))

/** Throws a shadow and is not seen itself. */
export const casting = (surface: Surface): Body => ({ surface, material: () => undefined })
