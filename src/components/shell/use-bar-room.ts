import { useState } from 'react'
import { useServices } from '../services'
import { useStatusBar } from './use-status-bar'

/** Half the height of a control (--tap), in CSS px. */
const HALF_CONTROL = 22
/** CSS px between a bar and the host's menu button (--s-2). */
const GAP = 8

/** Styles of a bar and of the row of controls in it. */
export interface BarRoom {
  bar: { paddingTop: number } | undefined
  row: { paddingTop: number; paddingRight: number } | undefined
  /** True if the row is narrow, because the host's menu button is beside it. */
  narrow: boolean
}

/**
 * Returns the position of a row of controls at the top of a screen. The row is aligned with the host's menu button, or
 * below the status bar without such a button.
 */
export function useBarRoom(): BarRoom {
  const { platform } = useServices()
  const statusBarHeight = useStatusBar()
  const [{ menuButton, width }] = useState(() => platform.system.window())
  if (!menuButton)
    return { bar: statusBarHeight > 0 ? { paddingTop: statusBarHeight } : undefined, row: undefined, narrow: false }
  const middle = menuButton.top + menuButton.height / 2
  return {
    bar: { paddingTop: Math.max(0, middle - HALF_CONTROL) },
    row: { paddingTop: 0, paddingRight: width - menuButton.left + GAP },
    narrow: true,
  }
}
