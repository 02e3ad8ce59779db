/** Page speed as a browser measured it, with the visitor's consent. Contains no personal data. */
import type { PageType } from '../../markets/paths/page-type.ts'

/** Milliseconds; `cls` is a score without a unit. */
export const VITAL_NAMES = ['ttfb', 'lcp', 'inp', 'cls'] as const

export type VitalName = (typeof VITAL_NAMES)[number]

/** By the width of the window (UI-01). */
export const DEVICE_CLASSES = ['mobile', 'tablet', 'desktop'] as const

type DeviceClass = (typeof DEVICE_CLASSES)[number]

export interface VitalsReport {
  /** Of the view that the visit began with. */
  readonly page: PageType
  /** Absent in reports of earlier builds. */
  readonly device?: DeviceClass
  readonly vitals: Readonly<Partial<Record<VitalName, number>>>
}
