/** Adding a product from its tile. Loaded with the first press. */
export { QuickAdd } from './QuickAdd.tsx'
