import { useEffect, useState } from 'react'

/** Keeps an overlay rendered during its leave animation. `leave` is its duration in ms. */
export function usePresence(open: boolean, leave: number): { present: boolean; leaving: boolean } {
  const [present, setPresent] = useState(open)
  useEffect(() => {
    if (open) {
      setPresent(true)
      return undefined
    }
    const timer = setTimeout(() => setPresent(false), leave)
    return () => clearTimeout(timer)
  }, [open, leave])
  return { present: open || present, leaving: present && !open }
}
