import { View } from '@tarojs/components'
import { usePageScroll, useReachBottom } from '@tarojs/taro'
import { useState } from 'react'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { useShareCards } from '@/components/share/use-share-cards'
import { NavAction, NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useDesktop } from '@/components/shell/use-desktop'
import { usePageDescription } from '@/components/shell/use-page-description'
import { useTexts } from '@/components/texts'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { venueSummary } from '@/domain/show/summary'
import { shareTexts } from '@/locales/namespaces/share'
import { showTexts } from '@/locales/namespaces/show'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { MissingShow } from '../parts/missing-show/missing-show'
import { useHostAction } from '@/components/ui/use-host-action'
import heroPage from '../parts/hero-page.module.scss'
import { VenueHead } from './parts/venue-head/venue-head'
import { VenuePlace } from './parts/venue-place/venue-place'
import { VenueServices } from './parts/venue-services'
import { VenueShows } from './parts/venue-shows/venue-shows'
import styles from './venue.module.scss'
import { VenueModel } from './venue.model'

/** Scroll position from which the navigation bar shows the title, in CSS px. */
const PICTURE_PASSED = 140

/** Screen of a venue: address, directions and shows. */
function Venue({ params }: { params: RouteParams<'venue'> }) {
  const t = useTexts(showTexts)
  const desktop = useDesktop()
  const sharing = useTexts(shareTexts)
  const run = useHostAction()
  const { platform } = useServices()
  const model = useModel((deps) => new VenueModel(deps, params))
  const [scrolled, setScrolled] = useState(false)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > PICTURE_PASSED))
  useReachBottom(() => void model.shows.more())
  useShareCards(() => model.shareCard)

  const { value, status } = model.venue
  usePageDescription(value ? venueSummary(value) : '')
  const failed = status === 'failed'
  const share = () => run(model.share(), { copied: sharing('share.copied') })
  const { buttonType } = platform.share
  const bar = (
    <NavBar
      title={value?.venueName || t('venue.title')}
      over={!failed && !desktop}
      solid={scrolled}
      right={
        model.mayShare &&
        value && (
          <NavAction
            icon="share"
            label={t('venue.share')}
            {...(buttonType ? { openType: buttonType } : { onClick: share })}
          />
        )
      }
    />
  )
  const page = (
    <View className={heroPage.broad}>
      {bar}
      <View className={heroPage.columns}>
        <View className={heroPage.main}>
          <VenueHead venue={value} />
          {value ? (
            <View className={styles.body}>
              {!desktop && <VenuePlace model={model} />}
              {!desktop && <VenueServices model={model} />}
              <VenueShows model={model} />
            </View>
          ) : (
            <View className={classes(styles.body, styles.waiting)} ariaHidden>
              <Skeleton shape="block" height="152px" />
            </View>
          )}
        </View>
        {desktop && (
          <View className={styles.aside}>
            <VenuePlace model={model} whole />
            <VenueServices model={model} />
          </View>
        )}
      </View>
    </View>
  )
  return (
    <>
      {failed && bar}
      <AsyncView
        of={model.venue}
        onRetry={model.load}
        skeleton={page}
        missing={<MissingShow sentence={t('venue.missing')} />}
      >
        {() => page}
      </AsyncView>
    </>
  )
}

export default screen('venue', Venue)
