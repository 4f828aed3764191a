import type { Layout } from '@/api/layout'
import { useServices } from '@/components/services'
import { ShareAction } from '@/components/share/share-action/share-action'
import { type SharedTopic, sharedTopicParams, topicShareCard } from '@/components/share/topic-share-card'
import { useTexts } from '@/components/texts'
import { shareTexts } from '@/locales/namespaces/share'

/** Draws the button that shares a topic. */
export function TopicShare({ layout: { title }, topic }: { layout: Layout; topic: SharedTopic }) {
  const t = useTexts(shareTexts)
  const { stores } = useServices()
  return (
    <ShareAction
      label={t('sharedTopic.share')}
      title={title}
      card={() => topicShareCard(stores, topic, { title })}
      target={{ name: 'share-topic-activity', params: sharedTopicParams(topic) }}
    />
  )
}
