import { TopicPage } from '@/components/layout/topic-page/topic-page'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'

/** Screen of a topic that serves as a home page. */
function HomeTopic({ params }: { params: RouteParams<'home-topic'> }) {
  return <TopicPage request={params} />
}

export default screen('home-topic', HomeTopic)
