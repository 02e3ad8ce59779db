/** What a benchmark measured the last time, read from its section of the page. */

/** The measured values by what was measured. */
export type Before = ReadonlyMap<string, string>

export function before(section: string): Before {
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  return new Map(
    rows.map((line) => {
      const [what = '', measured = ''] = line.slice('| '.length).split(' | ')
      return [what, measured]
    }),
  )
}
