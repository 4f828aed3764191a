import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Unsubscribe } from '@/platform/outcome'
import { observeElement } from '@/platform/visibility'
import { useServices } from '../services'
import styles from './when-near.module.scss'

/** How far below the screen the visitor is when the content is asked for, in screens. */
const REACH = 0.5
/** A screen is short until its parts have come: its end is looked at no sooner. ms. */
const GROWN = 1000

export interface WhenNearProps {
  /** Called once, when the place of the content comes near: the moment to load it. */
  onNear: () => void
  children: ReactNode
}

/**
 * Content at the end of a long screen that is loaded and drawn when the visitor comes near it, and then stays. Where
 * the host cannot tell, as soon as the rest has come.
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
