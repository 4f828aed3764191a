import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { HOLD } from '@/platform/first-paint/contract'

/** Maximum time that the page's own shapes cover a screen, ms: they hide its notice about a slow network. */
const COVERED_FOR = 1000

interface FirstWaitProps {
  /** Keeps the footer out of view. */
  className?: string
  /** The screen's skeleton. */
  children: ReactNode
}

/**
 * A screen before its first answer is here. When it is the first screen of all, what the page came with, shapes or more, is still
 * there and is left standing: drawing shapes again would only make the first content later, or take away what is seen already.
 */
export function FirstWait({ className, children }: FirstWaitProps) {
  const [holds, setHolds] = useState(covered)
  useEffect(() => {
    const timer = setTimeout(() => setHolds(false), COVERED_FOR)
    return () => clearTimeout(timer)
  }, [])
  return holds ? <View className={className} id={HOLD} /> : children
}
