/** Folders of `DATA_DIR` with what is derived from the database: a shop whose database is replaced starts without them. */
export const SEARCH_INDEX_FOLDER = 'search-index'
