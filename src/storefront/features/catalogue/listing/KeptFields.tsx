/** Members of the address that a form must not lose. */
export const KeptFields = ({ kept }: { kept: Readonly<Record<string, string>> }) =>
  Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
