/** Whether data from browser storage still has the shape that was written: it may be outdated or manipulated. */
import { isRecord } from '../../../stores/browser-storage.ts'

/** Members of `sample` must be there, and of the same kind; each entry of a list must look like the sample's first. */
export function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((entry) => hasShapeOf(sample[0], entry))
  if (!isRecord(sample)) return typeof value === typeof sample
  return isRecord(value) && Object.entries(sample).every(([member, part]) => hasShapeOf(part, value[member]))
}
