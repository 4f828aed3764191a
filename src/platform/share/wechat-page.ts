import { WECHAT_SCRIPT } from '@/domain/web-page/wechat-script'

/*
 * WeChat's JavaScript SDK for pages in its own browser. Only `app/chat-app-share` imports this file, and only in that
 * browser. Source: developers.weixin.qq.com, JS-SDK.
 */

/** Signature of the page for the SDK, from the `jsapi` call of the gateway. */
export interface Signed {
  appId: string
  /** Time of the signature, epoch seconds. */
  timestamp: number
  nonceStr: string
  signature: string
}

/** A share card. Addresses are absolute; `link` has the origin of the page. */
export interface ChatCard {
  title: string
  desc: string
  link: string
  imgUrl: string
}

/** The functions of WeChat's `wx` object that this file calls. */
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

/** Loads the SDK. Resolves to null if it fails to load. */
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
 * Returns the address for which WeChat checks a signature, without its fragment. On iOS this is the address that opened
 * the page, even after navigation. Elsewhere it is the current address.
 */
export const signedAddress = (): string => {
  const isIos = /iPhone|iPad|iPod/i.test(navigator.userAgent)
  const entry = isIos ? performance.getEntriesByType('navigation')[0]?.name : undefined
  return (entry ?? window.location.href).split('#')[0]
}

/** Configures the SDK with a signature. Resolves to the error text of the SDK, or to null on success. */
export const configure = (wx: WechatPage, signed: Signed): Promise<string | null> =>
  new Promise((resolve) => {
    wx.error((error) => resolve(reasonOf(error)))
    wx.config({ debug: false, ...signed, jsApiList: CALLS })
    wx.ready(() => resolve(null))
  })

/** Returns the short form of an error, such as `config:invalid signature`. The full text may contain the address. */
const reasonOf = (error: unknown): string => {
  const { errMsg } = (error ?? {}) as { errMsg?: unknown }
  return typeof errMsg === 'string' ? errMsg.split(',')[0].slice(0, 60) : 'no reason'
}

/** Sets the cards for friends and Moments and shows the share entries; null hides the entries. */
export const applyCard = (wx: WechatPage, card: ChatCard | null): void => {
  if (!card) return wx.hideMenuItems({ menuList: MENU })
  const { desc: _, ...forMoments } = card
  wx.showMenuItems({ menuList: MENU })
  wx.updateAppMessageShareData(card)
  wx.updateTimelineShareData(forMoments)
}
