import type { ComponentType } from 'react'
import type { DownloadBarProps } from '@/components/shell/download-bar/download-bar'
import { host } from '@/platform/host'

/** Milliseconds: the screen and its pictures load first. */
const AFTER_SCREEN = 1_500

const load = async (): Promise<ComponentType<DownloadBarProps>> => {
  await new Promise((resolve) => setTimeout(resolve, AFTER_SCREEN))
  const { DownloadBar } = await import(
    /* webpackChunkName: "download-bar" */ '@/components/shell/download-bar/download-bar'
  )
  return DownloadBar
}

/** For phones' browsers and the chat app's; a bank's app and the merchant's own open no other app. */
export const downloadBar = host.name === 'mobile-web' || host.name === 'wechat-web' ? load : null
