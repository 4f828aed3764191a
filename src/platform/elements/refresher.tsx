import { type ReactNode, useEffect } from 'react'
import { Pulled, usePull } from './pull'

export interface RefresherProps {
  /** True while the refresh runs. The ring rotates during this time. */
  triggered: boolean
  onRefresh: () => void
  children?: ReactNode
}

const boxAtTop = (pulled: HTMLElement): boolean => (pulled.parentElement?.scrollTop ?? 0) <= 0

/** Draws the content of a scroll view with pull-down refresh. */
export const Refresher = ({ triggered, onRefresh, children }: RefresherProps) => {
  const pull = usePull(boxAtTop, onRefresh)
  const { hold, settle } = pull
  useEffect(() => {
    if (triggered) hold()
    else settle()
  }, [triggered, hold, settle])
  return <Pulled pull={pull}>{children}</Pulled>
}
