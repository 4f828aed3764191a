import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { linkTo } from '@/router/link-to'
import { useModel } from '../../screen/use-model'
import { useServices } from '../../services'
import { useDesktop } from '../../shell/use-desktop'
import { ShowCard } from '../../show/show-card/show-card'
import { ShowCardSkeleton } from '../../show/show-card/show-card-skeleton'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { CalendarStrip } from '../../ui/calendar-strip/calendar-strip'
import { Section } from '../../ui/section/section'
import type { PartProps } from '../part'
import { HorizontalList } from '../horizontal-list/horizontal-list'
import { useMore } from '../use-target'
import { wholeRows } from '../whole-rows'
import { ShowCalendarModel } from './show-calendar.model'
import styles from './show-calendar.module.scss'
import { stripDays } from './strip-days'
import { drawnWidth } from '@/domain/drawn-picture'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import boxStyles from '@/styles/box.module.scss'

const POSTER = drawnWidth(132, 212)

/** Draws the next days and their shows. "View all" opens the show list of the selected day. */
export const ShowCalendar = observer(({ component }: PartProps<'SHOW_CALENDAR'>) => {
  const t = useTexts()
  const { clock } = useServices()
  const model = useModel((deps) => new ShowCalendarModel(deps))
  const all = useMore(component.moreTarget)
  const { day, choose } = model
  const more = day ? { to: linkTo('all', { showCalendar: day }) } : all
  const title = component.title || t('home.calendar')
  return (
    <Section title={title} more={more}>
      <CalendarStrip
        className={styles.strip}
        days={stripDays(component.days, clock.now(), SHOP_OFFSET, t)}
        value={day}
        onChange={(chosen) => void choose(chosen)}
        label={title}
      />
      <View className={boxStyles.above3} ariaLive="polite">
        <DayShows model={model} first={component.shows} />
      </View>
    </Section>
  )
})

const DayShows = observer(
  ({ model, first }: { model: ShowCalendarModel; first: PartProps<'SHOW_CALENDAR'>['component']['shows'] }) => {
    const t = useTexts()
    const desktop = useDesktop()
    if (model.failed) {
      return (
        <View className={styles.word}>
          <Text>{t('request.checkNetwork')}</Text>
          <Button kind="quiet" size="m" onClick={model.retry}>
            {t('button.retry')}
          </Button>
        </View>
      )
    }
    const shows = model.day ? model.shows : first
    if (!shows) {
      return (
        <HorizontalList cardClass={styles.card}>
          {[0, 1, 2, 3, 4].map((index) => (
            <ShowCardSkeleton key={index} size="medium" />
          ))}
        </HorizontalList>
      )
    }
    if (shows.length === 0) return <View className={styles.word}>{t('home.empty')}</View>
    return (
      <HorizontalList key={model.day} cardClass={styles.card}>
        {(desktop ? wholeRows(shows, 5) : shows).map((show, index) => (
          <ShowCard key={show.showId} show={show} size="medium" posterWidth={POSTER} eager={!model.day && index < 3} />
        ))}
      </HorizontalList>
    )
  },
)
