import { useEffect, useState } from 'react'

/**
 * Returns whether an overlay must be rendered (`present`), and whether its leave animation is running (`leaving`).
 * @param leave duration of the animation in ms
 */
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
