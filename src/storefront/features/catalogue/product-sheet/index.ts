/**
 * The page of a product: its pictures, its sizes, the way into the basket, and what there is to know. What it costs and
 * whether it is there, the services say; what it is called and how it is cared for, the catalogue and content.
 */
export { loadDelivery, type DeliveryView } from './delivery-view.ts'
export { ProductSheet } from './ProductSheet.tsx'
export { toSheetView, type SheetView } from './sheet-view.ts'
