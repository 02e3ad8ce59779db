/** The tables only this service reads and writes. Times are ISO 8601 in UTC, with milliseconds. */
export type ContentTables = {
  /** One row: goes up with every change, in the same transaction. A time would miss two changes in one moment. */
  content_version: { id: 1; version: number }
  stories: {
    id: number
    uuid: string
    full_slug: string
    name: string
    /** The component of the content, beside it so that it can be searched for. */
    component: string
    /** JSON, with translations under `{field}__i18n__{language}`. */
    content: string
    created_at: string
    updated_at: string
    published_at: string | null
  }
}
