/** Title and description of a page, for the tab, for search engines and for screen readers. */
export function PageHead({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <>
      <title>{`${title} · Sockeye`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
