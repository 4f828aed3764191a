import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { createContext, useContext, useDeferredValue, useEffect, useLayoutEffect } from 'react'
import { LayoutView } from '@/components/layout/layout-view'
import { statusOf } from '@/components/screen/async-resource'
import { AsyncView } from '@/components/screen/async-view'
import { ScreenLifecycleContext } from '@/components/screen/screen-lifecycle'
import { useDeferredFirstRender } from '@/components/screen/use-deferred-first-render'
import { useModel } from '@/components/screen/use-model'
import { useScreenLifecycle } from '@/components/screen/use-screen-lifecycle'
import { useNow, useServices } from '@/components/services'
import { homeCard } from '@/components/share/share-card'
import { useShareCards } from '@/components/share/use-share-cards'
import { useTexts } from '@/components/texts'
import { deviceTimeText } from '@/components/dates'
import { FIRST_CARD, markOnce } from '@/lib/marks'
import { HOLD } from '@/platform/first-paint/contract'
import { screen } from '@/router/screen'
import { HomeModel } from './home.model'
import styles from './home.module.scss'
import { HomeBar } from './parts/home-bar/home-bar'
import { HomeRecommended } from './parts/home-recommended/home-recommended'
import { HomeWait } from './parts/home-wait/home-wait'

/** Components that the layout list does not draw, because the page draws them: the search is in the top bar. */
const DRAWN_HERE = ['SEARCH_BAR'] as const

const HomeModelContext = createContext<HomeModel | null>(null)

const Home = screen('home', () => {
  const model = useContext(HomeModelContext)
  return model && <HomeView model={model} />
})

/**
 * Creates the page's lifecycle here, because the model exists outside the screen. The screen shell uses the same
 * lifecycle.
 */
export default function HomePage() {
  return (
    <ScreenLifecycleContext.Provider value={useScreenLifecycle()}>
      <EarlyHome />
    </ScreenLifecycleContext.Provider>
  )
}

/**
 * Creates the model before the screen renders, so that the request of the model starts early. The response may already
 * be available (platform/boot).
 */
function EarlyHome() {
  const model = useModel((deps) => new HomeModel(deps))
  useLayoutEffect(() => void model.layout.load(), [model])
  if (!useDeferredFirstRender()) return <View id={HOLD} />
  return (
    <HomeModelContext.Provider value={model}>
      <Home />
    </HomeModelContext.Provider>
  )
}

const HomeView = observer(({ model }: { model: HomeModel }) => {
  const t = useTexts()
  const { stores } = useServices()
  useShareCards(() => homeCard(stores, t('tab.home')))
  return (
    <View className={styles.home}>
      <HomeBar prompt={model.prompt} />
      <HomeContent model={model} />
    </View>
  )
})

const HomeContent = observer(({ model }: { model: HomeModel }) => {
  const t = useTexts()
  const now = useNow()
  const { layout, hasShows, cachedAt, shown: current } = model
  // Renders a new layout one step later, because it is the largest update. React can split a deferred render into
  // several tasks.
  const drawn = useDeferredValue(current)
  const showsDrawn = drawn !== null && drawn === current && hasShows
  useEffect(() => {
    if (showsDrawn) markOnce(FIRST_CARD)
  }, [showsDrawn])
  const { error, pending, load } = layout
  const shown = { value: drawn, error, status: statusOf({ value: drawn, error, pending }), load }
  return (
    <AsyncView
      of={shown}
      skeleton={<HomeWait />}
      stale={cachedAt === null ? undefined : t('home.cached', { time: deviceTimeText(cachedAt, now, t) })}
    >
      {(value) =>
        value.components.length === 0 ? (
          <>
            <HomeRecommended onRetry={load} />
            <LayoutView layout={value} popups />
          </>
        ) : (
          <LayoutView layout={value} without={DRAWN_HERE} popups />
        )
      }
    </AsyncView>
  )
})
