import { useEffect, useState } from 'react'

/** The value once it has not changed for a moment: for requests that follow what is typed. */
export function useLater<Value>(value: Value, pauseMs = 150): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return later
}

/** Whether the input has been the same for a moment, by its JSON. */
export function useSettled(input: unknown, pauseMs?: number): boolean {
  const text = JSON.stringify(input)
  return useLater(text, pauseMs) === text
}
