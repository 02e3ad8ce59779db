/** Countries as the shopper's language calls them. */
export function countryNamesIn(locale: string): (country: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (country) => names.of(country) ?? country
}
