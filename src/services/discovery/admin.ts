/** What the merchant layer may do with discovery: product documents, search rules, purchase history. */
export type { DocumentImage, ProductDocument } from './products/product-document.ts'
export { findProductState } from './products/product-state.ts'
export { findProductNames, findProductsByName } from './products/find-product-names.ts'
export {
  countProductRows,
  findProductRow,
  listProductRows,
  PRODUCT_SORTS,
  PRODUCT_STATES,
  type ProductRow,
  type ProductState,
} from './products/list-product-rows.ts'
export { productNames } from './products/product-names.ts'
export {
  countProducts,
  everyProduct,
  findKnownProducts,
  findStoredProduct,
  productsContaining,
  readProducts,
  type StoredProduct,
} from './products/read-products.ts'
export {
  deleteDraft,
  draftsContaining,
  draftWithVariant,
  listDrafts,
  readDraft,
  saveDraft,
} from './products/product-drafts.ts'
export { missingLanguages, TRAIT_NAMES } from './products/product-traits.ts'
export { saveProducts, unlistProducts, unlistProductsExcept } from './products/save-products.ts'
export { allBaskets } from './recommend/read-history.ts'
export { saveBaskets, type Basket } from './recommend/save-history.ts'
export { orderRules, putRule, removeRule } from './rules/change-rules.ts'
export { COMPARED_RESULTS } from './rules/compare-rule.ts'
export { readRules } from './rules/read-rules.ts'
export { saveRules } from './rules/save-rules.ts'
export { searchRule, searchRulesFile } from './rules/search-rule-schema.ts'
export type { SearchRule } from './rules/search-rule.ts'
export { handleWord, restoreWord } from './counters/handle-word.ts'
export { listFailedWords, listSearchedTerms } from './counters/read-counters.ts'
export { dayNumber, dayText } from './counters/search-term.ts'
