import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { useServices } from '../services'
import { type HostShareCard, timelineCard } from './share-card'

/**
 * Lets a page be shared: with friends, and in WeChat's Moments. The page's configuration enables both hooks, and the host asks
 * for the card when the buyer shares.
 */
export function useShareCards(card: () => HostShareCard): void {
  const { track } = useServices()
  useShareAppMessage(() => {
    track({ name: 'share', way: 'friend' })
    return card()
  })
  useShareTimeline(() => {
    track({ name: 'share', way: 'moments' })
    return timelineCard(card())
  })
}
