import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { type HostShareCard, timelineCard } from './share-card'

/**
 * Lets a page be shared: with friends, and in WeChat's Moments. The page's configuration enables both hooks, and the host asks
 * for the card when the buyer shares.
 */
export function useShareCards(card: () => HostShareCard): void {
  useShareAppMessage(card)
  useShareTimeline(() => timelineCard(card()))
}
