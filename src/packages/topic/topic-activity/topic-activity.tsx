import { TopicPage } from '@/components/layout/topic-page/topic-page'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { TopicShare } from './parts/topic-share/topic-share'

/** Screen of a topic's activity, or of one of the topic's coupons and its shows. */
function TopicActivity({ params }: { params: RouteParams<'topic-activity'> }) {
  return <TopicPage request={params} action={(layout) => <TopicShare layout={layout} topic={params} />} />
}

export default screen('topic-activity', TopicActivity)
