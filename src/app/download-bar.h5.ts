import type { ComponentType } from 'react'
import type { DownloadBarProps } from '@/components/shell/download-bar/download-bar'
import { host } from '@/platform/host'

/** Delay in ms, so that the screen and its pictures load first. */
const AFTER_SCREEN = 1_500

const load = async (): Promise<ComponentType<DownloadBarProps>> => {
  await new Promise((resolve) => setTimeout(resolve, AFTER_SCREEN))
  const { DownloadBar } = await import(
    /* webpackChunkName: "download-bar" */ '@/components/shell/download-bar/download-bar'
  )
  return DownloadBar
}

/**
 * Shown in mobile browsers and in the chat app's browser. The bank's app and the merchant's own app cannot open other
 * apps.
 */
export const downloadBar = host.name === 'mobile-web' || host.name === 'wechat-web' ? load : null
