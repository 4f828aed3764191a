import { View } from '@tarojs/components'
import { LayoutView } from '@/components/layout/layout-view'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { HomeTopicModel } from './home-topic.model'
import styles from './home-topic.module.scss'

const SKELETON_CARDS = [0, 1, 2, 3]

function HomeTopic({ params }: { params: RouteParams<'home-topic'> }) {
  const t = useTexts()
  const { layout } = useModel((deps) => new HomeTopicModel(deps, params.topicId))
  const home = { text: t('button.home'), to: linkTo('home') }
  return (
    <>
      <NavBar title={layout.value?.title ?? ''} />
      <AsyncView
        of={layout}
        skeleton={<TopicSkeleton />}
        missing={<Empty scene="no-result" sentence={t('error.notFound')} action={home} />}
      >
        {(value) => (
          <>
            {value.components.length === 0 && <Empty scene="no-result" sentence={t('home.empty')} action={home} />}
            <LayoutView layout={value} />
          </>
        )}
      </AsyncView>
    </>
  )
}

function TopicSkeleton() {
  return (
    <View className={styles.skeleton}>
      <View className={styles.banner} />
      <View className={styles.grid}>
        {SKELETON_CARDS.map((index) => (
          <ShowCardSkeleton key={index} size="medium" />
        ))}
      </View>
    </View>
  )
}

export default screen('home-topic', HomeTopic)
