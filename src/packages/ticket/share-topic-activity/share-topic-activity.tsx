import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Layout } from '@/api/layout'
import { TopicPageModel } from '@/components/layout/topic-page/topic-page.model'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { topicShareCard } from '@/components/share/topic-share-card'
import { useShareCards } from '@/components/share/use-share-cards'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { ShowCard } from '@/components/show/show-card/show-card'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { Poster } from '@/components/ui/poster/poster'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { InvitationSkeleton } from '../parts/invitation-card/invitation-skeleton'
import { InvitationPage } from '../parts/invitation-page/invitation-page'
import styles from './share-topic-activity.module.scss'
import { topicOffer } from './topic-offer'

const COVER = drawnWidth(343, 400)

type Params = RouteParams<'share-topic-activity'>

/** Screen of a shared topic: its summary, and the link to it. */
function ShareTopicActivity({ params }: { params: Params }) {
  const t = useTexts(shareTexts)
  const model = useModel((deps) => new TopicPageModel(deps, params))
  const home = { text: t('button.home'), to: linkTo('home') }
  return (
    <AsyncPage
      title={t('sharedTopic.title')}
      of={model.layout}
      skeleton={<InvitationSkeleton />}
      missing={<Empty scene="no-result" sentence={t('error.notFound')} action={home} />}
    >
      {(layout) => <SharedTopic layout={layout} params={params} />}
    </AsyncPage>
  )
}

const SharedTopic = observer(({ layout, params }: { layout: Layout; params: Params }) => {
  const t = useTexts(shareTexts)
  const { stores } = useServices()
  const { picture, shows, more, count, hasCoupons } = topicOffer(layout)
  useShareCards(() => topicShareCard(stores, params, { title: layout.title, picture }))
  const offer = joinFacts([
    count > 0 ? t('sharedTopic.shows', { count }) : '',
    hasCoupons ? t('sharedTopic.coupons') : '',
  ])
  const card = (
    <View className={styles.card}>
      {picture !== '' && <Poster src={picture} ratio="wide" width={COVER} eager="first" />}
      <View className={styles.about}>
        <Text className={textStyles.metaAccent}>{t('sharedTopic.from')}</Text>
        <View className={styles.name} role="heading" ariaLevel={2}>
          <Text>{layout.title}</Text>
        </View>
        {offer !== '' && <Text className={textStyles.lead}>{offer}</Text>}
      </View>
    </View>
  )
  return (
    <InvitationPage card={card}>
      {shows.map((show) => (
        <ShowCard key={show.showId} show={show} />
      ))}
      {more > 0 && <Text className={textStyles.meta}>{t('sharedTopic.more', { count: more })}</Text>}
      <Button block to={linkTo('topic-activity', params)}>
        {t('sharedTopic.open')}
      </Button>
    </InvitationPage>
  )
})

export default screen('share-topic-activity', ShareTopicActivity)
