import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { LayoutView } from '@/components/layout/layout-view'
import { ErrorState } from '@/components/screen/error-state'
import { isNotFound } from '@/components/screen/failure-message'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import { HomeTopicModel } from './home-topic.model'
import styles from './home-topic.module.scss'

const PLACES = [0, 1, 2, 3]

function HomeTopic({ params }: { params: RouteParams<'home-topic'> }) {
  const t = useTexts()
  const { navigate } = useServices()
  const { layout } = useModel((services) => new HomeTopicModel(services, params.topicId))
  useEffect(() => void layout.load(), [layout])
  useScreenLoading(layout.status === 'loading')
  const { value, status, error } = layout
  const home = { text: t('button.home'), onClick: () => navigate.switchTab('home') }
  return (
    <>
      <NavBar title={value?.title ?? ''} />
      {status === 'failed' && !isNotFound(error) && <ErrorState error={error} onRetry={layout.load} />}
      {status === 'failed' && isNotFound(error) && (
        <Empty scene="no-result" sentence={t('error.notFound')} action={home} />
      )}
      {value && value.components.length === 0 && <Empty scene="no-result" sentence={t('home.empty')} action={home} />}
      {value && <LayoutView layout={value} />}
      {status === 'loading' && (
        <View className={styles.skeleton}>
          <View className={styles.banner} />
          <View className={styles.grid}>
            {PLACES.map((index) => (
              <ShowCardSkeleton key={index} size="medium" />
            ))}
          </View>
        </View>
      )}
    </>
  )
}

export default screen('home-topic', HomeTopic)
