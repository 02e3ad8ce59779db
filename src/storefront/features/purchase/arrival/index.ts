/** When a parcel arrives that is ordered now, or that was ordered (SHX-12). */
export { ArrivalLine } from './ArrivalLine.tsx'
