import { useEffect } from 'react'
import { focus } from '@/platform/focus'
import type { RequiredParts } from './required-parts'

/** Moves the focus to the scroll target. Only for observers. @returns the id of its card, for the scroll view */
export const useScrollTarget = ({ scrollTarget, idOf }: RequiredParts): string | undefined => {
  useEffect(() => {
    if (scrollTarget) focus.move(idOf(scrollTarget.at))
  }, [scrollTarget, idOf])
  return scrollTarget ? idOf(scrollTarget.at) : undefined
}
