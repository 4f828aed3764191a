import { WECHAT_SCRIPT } from '@/domain/web-page/wechat-script'

/*
 * WeChat's script for pages in its own browser. Web only, and loaded there only: nothing but `app/chat-app-share` imports it.
 * Source: developers.weixin.qq.com, JS-SDK.
 */

/** Signature of the page: the response of the jsapi call. */
export interface Signed {
  appId: string
  /** Epoch seconds. */
  timestamp: number
  nonceStr: string
  signature: string
}

/** A card: absolute addresses, `link` of the page's own origin. */
export interface ChatCard {
  title: string
  desc: string
  link: string
  imgUrl: string
}

/** The part of `wx` that is used. */
export interface WechatPage {
  config(options: Signed & { debug: boolean; jsApiList: readonly string[] }): void
  ready(done: () => void): void
  error(failed: (error: unknown) => void): void
  updateAppMessageShareData(card: ChatCard): void
  updateTimelineShareData(card: Omit<ChatCard, 'desc'>): void
  hideMenuItems(options: { menuList: readonly string[] }): void
  showMenuItems(options: { menuList: readonly string[] }): void
}

const CALLS = ['updateAppMessageShareData', 'updateTimelineShareData', 'hideMenuItems', 'showMenuItems'] as const

/** Entries of the share menu. */
const MENU = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:share:weiboApp',
  'menuItem:copyUrl',
]

const present = (): WechatPage | null => {
  const { wx } = window as { wx?: Partial<WechatPage> }
  return wx &&
    [...CALLS, 'config', 'ready', 'error'].every((name) => typeof wx[name as keyof WechatPage] === 'function')
    ? (wx as WechatPage)
    : null
}

/** Loads the script, once per page; null if it fails. */
export const loadWechatPage = (): Promise<WechatPage | null> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = WECHAT_SCRIPT
    script.async = true
    script.onload = () => resolve(present())
    script.onerror = () => {
      script.remove()
      resolve(null)
    }
    document.head.append(script)
  })

/**
 * Returns the address, without its fragment, that WeChat checks a signature against. On iOS it is the one that opened
 * the page, independent of later history; elsewhere the present one.
 */
export const signedAddress = (): string => {
  const isIos = /iPhone|iPad|iPod/i.test(navigator.userAgent)
  const entry = isIos ? performance.getEntriesByType('navigation')[0]?.name : undefined
  return (entry ?? window.location.href).split('#')[0]
}

/** Configures the page with a signature. Resolves to the script's own error text, or to null. */
export const configure = (wx: WechatPage, signed: Signed): Promise<string | null> =>
  new Promise((resolve) => {
    wx.error((error) => resolve(reasonOf(error)))
    wx.config({ debug: false, ...signed, jsApiList: CALLS })
    wx.ready(() => resolve(null))
  })

/** Extracts `config:invalid signature` and similar; the rest of the text may contain the address. */
const reasonOf = (error: unknown): string => {
  const { errMsg } = (error ?? {}) as { errMsg?: unknown }
  return typeof errMsg === 'string' ? errMsg.split(',')[0].slice(0, 60) : 'no reason'
}

/** Sets the cards of friends and Moments and shows the menu's entries; null hides them. */
export const applyCard = (wx: WechatPage, card: ChatCard | null): void => {
  if (!card) return wx.hideMenuItems({ menuList: MENU })
  const { desc: _, ...forMoments } = card
  wx.showMenuItems({ menuList: MENU })
  wx.updateAppMessageShareData(card)
  wx.updateTimelineShareData(forMoments)
}
