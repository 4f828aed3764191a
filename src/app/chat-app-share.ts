import { reaction } from 'mobx'
import { jsapiAuthorization } from '@/api/wechat'
import type { Services } from '@/components/services'
import { pictureAddress } from '@/components/ui/picture/picture-address'
import {
  applyCard,
  type ChatCard,
  configure,
  loadWechatPage,
  signedAddress,
  type WechatPage,
} from '@/platform/share/wechat-page'
import { debounce } from '@/lib/debounce'
import { addressOf, parseLink } from '@/router/links'
import { errorFacts } from './log'

/** Delay between showing a page and sending its share card, ms. */
const SETTLED = 300

/** Size of the merchant's logo on a card without a picture, CSS px. */
const LOGO = 300

const absolute = (address: string): string => (address ? new URL(address, window.location.origin).href : '')

/** Returns the web address of a page for sharing, without data that only concerns this visit. */
const sharedAddress = ({ stores }: Services, address: string): string => {
  const link = parseLink(address, [window.location.origin])
  const { name, params } = link.ok ? link.value : { name: 'home' as const, params: {} }
  return absolute(addressOf(name, params, stores.session.shared))
}

/** Returns the share card of the current page; null if the page may not be shared. Observable. */
const cardInView = (services: Services): ChatCard | null => {
  const { pageShare, stores } = services
  const { config } = stores.shop
  if (!pageShare.allowed) return null
  const { card } = pageShare
  const shopName = config?.shopName ?? ''
  const logo = config?.shopAvatar ? pictureAddress(config.shopAvatar, LOGO, config.pictureHosts) : ''
  return {
    title: card?.title || shopName || document.title,
    desc: card?.desc || config?.shareDescription || shopName,
    link: sharedAddress(services, card?.path ?? window.location.href),
    imgUrl: absolute(card?.imageUrl || logo),
  }
}

/**
 * Sends the share card of the current page to the chat app's browser, for friends and for Moments. Hides the share
 * entries if the page may not be shared. The gateway signs each address. Without an app id, or if the chat app rejects
 * the signature, only logs the fact (shell §7, §8). @returns stops the sharing
 */
export const shareInChatApp = (services: Services, load = loadWechatPage): (() => void) => {
  const { client, clock, log } = services
  let script: Promise<WechatPage | null> | undefined
  let signedFor = ''
  /** Number of the newest page view. Signatures for older views are ignored. */
  let sequence = 0

  const sign = async (wx: WechatPage): Promise<boolean> => {
    const url = signedAddress()
    if (url === signedFor) return true
    const signed = await client.call(jsapiAuthorization, { url }, { silent: true })
    if (!signed.appId) log('chat app share: no app id', {})
    if (!signed.appId) return false
    const reason = await configure(wx, signed)
    if (reason !== null) log('chat app share: config refused', { reason })
    else signedFor = url
    return reason === null
  }

  const show = async (): Promise<void> => {
    const own = (sequence += 1)
    const card = cardInView(services)
    try {
      const wx = await (script ??= load())
      if (!wx) return log('chat app share: no script', {})
      if ((await sign(wx)) && own === sequence) applyCard(wx, card)
    } catch (error) {
      log('chat app share failed', errorFacts(error))
    }
  }

  const showSoon = debounce(() => void show(), SETTLED, clock)
  return reaction(() => JSON.stringify([services.pageShare.page, cardInView(services)]), showSoon, {
    fireImmediately: true,
  })
}
