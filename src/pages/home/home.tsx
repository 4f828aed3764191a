import { View } from '@tarojs/components'
import { useDidShow, useShareAppMessage } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { createContext, useContext, useDeferredValue, useEffect, useLayoutEffect } from 'react'
import { LayoutView } from '@/components/layout/layout-view'
import { ErrorState } from '@/components/screen/error-state'
import { useModel, useServices } from '@/components/services'
import { homeCard } from '@/components/share/share-card'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { FIRST_CARD, markOnce } from '@/lib/marks'
import { HOLD } from '@/platform/first-paint/contract'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import { HomeModel } from './home.model'
import styles from './home.module.scss'
import { HomeBar } from './parts/home-bar/home-bar'
import { HomeWait } from './parts/home-wait/home-wait'
import { useDeferredFirstRender } from './use-deferred-first-render'

/** The bar on top has the search. */
const DRAWN_HERE = ['SEARCH_BAR'] as const

const HomeModelContext = createContext<HomeModel | null>(null)

const Home = screen('home', () => {
  const model = useContext(HomeModelContext)
  return model && <HomeView model={model} />
})

/** Asks for the layout before the screen is drawn: the answer may be here already (platform/boot), and is drawn with it. */
export default function HomePage() {
  const model = useModel((services) => new HomeModel(services))
  useLayoutEffect(() => void model.load(), [model])
  if (!useDeferredFirstRender()) return <View id={HOLD} />
  return (
    <HomeModelContext.Provider value={model}>
      <Home />
    </HomeModelContext.Provider>
  )
}

const HomeView = observer(({ model }: { model: HomeModel }) => {
  const { layout } = model
  const t = useTexts()
  const { stores } = useServices()
  useDidShow(() => void model.refreshIfOld())
  useShareAppMessage(() => homeCard(stores, t('tab.home')))
  useScreenLoading(layout.status === 'loading')
  return (
    <View className={styles.home}>
      <HomeBar prompt={model.prompt} />
      <HomeContent model={model} />
    </View>
  )
})

const HomeContent = observer(({ model: { layout, load, hasShows } }: { model: HomeModel }) => {
  const t = useTexts()
  // Behind by one turn, which React may spread over several tasks: a new layout is the most there is to draw at once.
  const drawn = useDeferredValue(layout.value)
  const showsDrawn = drawn !== null && drawn === layout.value && hasShows
  useEffect(() => {
    if (showsDrawn) markOnce(FIRST_CARD)
  }, [showsDrawn])
  if (layout.status === 'failed') return <ErrorState error={layout.error} onRetry={load} />
  if (!drawn) return <HomeWait />
  if (drawn.components.length === 0) {
    return <Empty scene="no-result" sentence={t('home.empty')} action={{ text: t('button.refresh'), onClick: load }} />
  }
  return <LayoutView layout={drawn} without={DRAWN_HERE} />
})
