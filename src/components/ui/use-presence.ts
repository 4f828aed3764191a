import { useEffect, useState } from 'react'

/** Keeps an overlay painted while it leaves. `leave` in ms, as long as its animation. */
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
