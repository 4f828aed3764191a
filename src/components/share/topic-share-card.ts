import type { Stores } from '@/stores/create-stores'
import { type HostShareCard, shareCard } from './share-card'

/** Shared topic, or one of its coupons. */
export interface SharedTopic {
  topicId: string
  couponTemplateId?: string | undefined
}

/** Returns the parameters of a shared topic's address. */
export const sharedTopicParams = ({ topicId, couponTemplateId }: SharedTopic) => ({
  topicId,
  ...(couponTemplateId && { couponTemplateId }),
})

/**
 * Returns the share card of a topic. The friend opens a page with the topic's content, which links to the topic itself.
 */
export const topicShareCard = (
  stores: Pick<Stores, 'shop' | 'session'>,
  topic: SharedTopic,
  texts: { title: string; picture?: string },
): HostShareCard => shareCard(stores, 'share-topic-activity', sharedTopicParams(topic), texts)
