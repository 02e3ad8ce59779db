/**
 * The days of an arrival. They depend on the moment, and pages are cached: the browser works them out. Around it a line has its
 * height from the start, so that nothing moves.
 */
import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { whenIdle } from '../../../ui/when-idle.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import { arrivalText } from './arrival-text.ts'

type Props = {
  /** A plan, or the days that were promised. */
  readonly of: Parameters<typeof arrivalText>[0]
}

export function ArrivalLine({ of }: Props) {
  const { arrives } = useTexts()
  const locale = usePlace()?.market.locale
  // Nothing on the server, whose clock is not the visitor's moment.
  const [text, setText] = useState<string>()
  // The first date format of a page loads time zones and calendars, which takes the browser longer than hydrating the page.
  useEffect(() => whenIdle(() => setText(arrivalText(of, arrives, locale))), [of, arrives, locale])
  return text
}
