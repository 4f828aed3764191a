import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Unsubscribe } from '@/platform/outcome'
import { observeElement } from '@/platform/visibility'
import { useServices } from '../services'
import styles from './when-near.module.scss'

/** Distance below the visible area at which the content is requested, in screens. */
const REACH = 0.5
/** Delay before observing, in milliseconds, because the screen is short until its components have loaded. */
const GROWN = 1000

export interface WhenNearProps {
  /** Loads the content. Called once, when the visitor scrolls near it. */
  onNear: () => void
  children: ReactNode
}

/**
 * Draws the content at the end of a long screen when the visitor scrolls near it, and leaves it there. On hosts without
 * an observer, draws it after a delay.
 */
export function WhenNear({ onNear, children }: WhenNearProps) {
  const id = `near-${useId().replace(/:/g, '')}`
  const { clock } = useServices()
  const [reached, setReached] = useState(false)
  useEffect(() => {
    if (reached) return undefined
    const arrive = (): void => {
      setReached(true)
      onNear()
    }
    let stop: Unsubscribe | undefined
    const grown = clock.setTimeout(() => {
      const observing = observeElement(id, REACH, ({ near }) => near && arrive())
      if (observing.kind === 'observing') stop = observing.dispose
      else arrive()
    }, GROWN)
    return () => {
      clock.clearTimeout(grown)
      stop?.()
    }
  }, [id, reached, onNear, clock])
  return reached ? children : <View id={id} className={styles.place} />
}
