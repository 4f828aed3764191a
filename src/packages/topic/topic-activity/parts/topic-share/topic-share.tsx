import type { Layout } from '@/api/layout'
import { useServices } from '@/components/services'
import { addressToShare } from '@/components/share/address-to-share'
import { type SharedTopic, sharedTopicParams, topicShareCard } from '@/components/share/topic-share-card'
import { useShareCards } from '@/components/share/use-share-cards'
import { NavAction } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { useHostAction } from '@/components/ui/use-host-action'
import { shareTexts } from '@/locales/namespaces/share'

/**
 * Draws the button that shares a topic. It uses the host's share button, the browser's share panel or the clipboard.
 * Draws nothing if sharing is forbidden.
 */
export function TopicShare({ layout, topic }: { layout: Layout; topic: SharedTopic }) {
  const t = useTexts(shareTexts)
  const { platform, stores, track } = useServices()
  const run = useHostAction()
  const { title } = layout
  useShareCards(() => topicShareCard(stores, topic, { title }))
  if (stores.session.forbidShare) return null
  const { buttonType } = platform.share
  const share = (): void => {
    if (buttonType) return
    track({ name: 'share', way: 'link' })
    const url = addressToShare(
      { name: 'share-topic-activity', params: sharedTopicParams(topic) },
      stores.session.shared,
    )
    void run(platform.share.open({ title, url }), { copied: t('share.copied') })
  }
  return <NavAction icon="share" label={t('sharedTopic.share')} openType={buttonType ?? undefined} onClick={share} />
}
