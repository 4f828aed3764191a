import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Layout } from '@/api/layout'
import { linkTo } from '@/router/link-to'
import { AsyncView } from '../../screen/async-view'
import { useModel } from '../../screen/use-model'
import { NavBar } from '../../shell/nav-bar/nav-bar'
import { ShowCardSkeletons } from '../../show/show-card/show-card-skeletons'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'
import { LayoutView } from '../layout-view'
import { TopicPageModel, type TopicRequest } from './topic-page.model'
import { TopicWindow } from './topic-window'
import styles from './topic-page.module.scss'

export interface TopicPageProps {
  request: TopicRequest
  /** Draws an action in the navigation bar once the topic has loaded. */
  action?: (layout: Layout) => ReactNode
}

/**
 * Draws the page of a topic, or of one of its coupons, with its title in the bar. Links home if the page does not
 * exist.
 */
export const TopicPage = observer(({ request, action }: TopicPageProps) => {
  const t = useTexts()
  const model = useModel((deps) => new TopicPageModel(deps, request))
  const { layout } = model
  const home = { text: t('button.home'), to: linkTo('home') }
  return (
    <View className={styles.page}>
      <NavBar title={layout.value?.title ?? ''} right={layout.value && action?.(layout.value)} />
      <AsyncView
        of={layout}
        skeleton={<TopicSkeleton />}
        missing={<Empty scene="no-result" sentence={t('error.notFound')} action={home} />}
      >
        {(value) => (
          <>
            {value.components.length === 0 && <Empty scene="no-result" sentence={t('home.empty')} action={home} />}
            {value.window && <TopicWindow window={value.window} onRemind={() => model.remind()} />}
            <LayoutView layout={value} />
          </>
        )}
      </AsyncView>
    </View>
  )
})

function TopicSkeleton() {
  return (
    <View className={styles.skeleton}>
      <View className={styles.banner} />
      <ShowCardSkeletons count={4} size="medium" className={styles.grid} />
    </View>
  )
}
