import type { Stores } from '@/stores/create-stores'
import { type HostShareCard, shareCard } from './share-card'

/** Which topic, or which of its coupons. */
export interface SharedTopic {
  topicId: string
  couponTemplateId?: string | undefined
}

/** The parameters of a shared topic's address. */
export const sharedTopicParams = ({ topicId, couponTemplateId }: SharedTopic) => ({
  topicId,
  ...(couponTemplateId && { couponTemplateId }),
})

/** The card of a topic: a friend opens what it has, and from there the topic itself. */
export const topicShareCard = (
  stores: Pick<Stores, 'shop' | 'session'>,
  topic: SharedTopic,
  texts: { title: string; picture?: string },
): HostShareCard => shareCard(stores, 'share-topic-activity', sharedTopicParams(topic), texts)
