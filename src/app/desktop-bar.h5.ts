import type { ComponentType } from 'react'
import type { TabsProps } from '@/components/shell/use-tabs'

/**
 * Loads the bar of the desktop layout. On desktops the boot script already requests its file
 * (config/h5/page-plugin.ts).
 */
export const desktopBar = async (): Promise<ComponentType<TabsProps>> => {
  const { TopBar } = await import(/* webpackChunkName: "desktop-bar" */ '@/components/shell/top-bar/top-bar')
  return TopBar
}
