import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useContext, useEffect, useRef } from 'react'
import { ScreenLifecycleContext } from '../screen/screen-lifecycle'
import { useServices } from '../services'
import { type HostShareCard, timelineCard } from './share-card'

/**
 * Enables sharing of a page with friends and in WeChat's Moments. The host requests the card when the buyer shares. The
 * page's configuration must enable both share hooks.
 */
export function useShareCards(card: () => HostShareCard): void {
  const { pageShare, track } = useServices()
  const visible = useContext(ScreenLifecycleContext)?.visible ?? false
  const latest = useRef(card)
  useEffect(() => {
    latest.current = card
  })
  useEffect(() => (visible ? pageShare.present(() => latest.current()) : undefined), [pageShare, visible])
  useShareAppMessage(() => {
    track({ name: 'share', way: 'friend' })
    return card()
  })
  useShareTimeline(() => {
    track({ name: 'share', way: 'moments' })
    return timelineCard(card())
  })
}
