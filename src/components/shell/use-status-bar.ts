import { useState } from 'react'
import { useServices } from '../services'

/**
 * Returns the height of the phone's status bar over the screen, in CSS px. If an app embeds the page, the app provides
 * the height (shell §2).
 */
export function useStatusBar(): number {
  const { platform, stores } = useServices()
  const [own] = useState(() => platform.system.window().statusBarHeight)
  return stores.session.statusBarHeight ?? own
}
