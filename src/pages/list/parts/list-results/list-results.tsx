import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FavoriteMarks } from '@/components/favorite/favorite-marks'
import { HeartedCard } from '@/components/favorite/hearted-card/hearted-card'
import { useFirstWait } from '@/components/screen/first-wait'
import { useModel } from '@/components/screen/use-model'
import { ListView } from '@/components/lists/list-view'
import { comesAtOnce } from '@/components/lists/picture-turn'
import { useServices } from '@/components/services'
import { useDesktop } from '@/components/shell/use-desktop'
import { ShowCardSkeletons } from '@/components/show/show-card/show-card-skeletons'
import { useTexts } from '@/components/texts'
import { Chip } from '@/components/ui/chip/chip'
import { classes } from '@/components/ui/classes'
import { Segmented } from '@/components/ui/segmented/segmented'
import { joinFacts } from '@/lib/join-facts'
import type { ListModel } from '../../list.model'
import { useFilterLabels } from '../../use-filter-labels'
import { ListCalendar } from '../list-calendar/list-calendar'
import styles from './list-results.module.scss'
import { NoShows } from './no-shows'

/** Draws the number of shows, and the shows: on phones as rows with a poster, on desktop as a grid of posters. */
export const ListResults = observer(({ model }: { model: ListModel }) => {
  const t = useTexts()
  const desktop = useDesktop()
  const { shows, total, stale } = model
  const { site } = useServices().stores.city
  const where = site?.hasNearby ? t('list.nearby', { city: site.cityName }) : ''
  return (
    <View className={styles.results}>
      {desktop ? <DeskHead model={model} /> : model.calendar && <Month model={model} />}
      <View className={classes(styles.count, !desktop && styles.spaced)} role="status">
        {shows.loaded && !stale ? joinFacts([where, t('list.result', { count: total })]) : ''}
      </View>
      <View className={classes(stale && styles.stale)} ariaBusy={stale}>
        <Shows model={model} />
      </View>
    </View>
  )
})

/**
 * Draws the month calendar above the shows on phones, if the list is shown as a calendar. On desktop, the calendar is
 * part of the filters.
 */
const Month = observer(({ model }: { model: ListModel }) => {
  const { dates } = model.filter
  return (
    <View className={styles.month}>
      <ListCalendar
        model={model}
        value={dates.kind === 'dates' ? dates : null}
        onChange={(range) => model.change({ dates: { kind: 'dates', ...range } })}
      />
    </View>
  )
})

const DeskHead = observer(({ model }: { model: ListModel }) => {
  const t = useTexts()
  const { sortLabels } = useFilterLabels(model)
  return (
    <View className={styles.head}>
      <View className={styles.title} role="heading" ariaLevel={1}>
        {t('list.title')}
      </View>
      <Segmented
        className={styles.sort}
        look="pill"
        label={t('list.sort')}
        options={sortLabels}
        value={model.filter.sort}
        onChange={(sort) => model.change({ sort })}
      />
      <Chosen model={model} />
    </View>
  )
})

/** Draws the active filters as chips that can be removed. */
const Chosen = observer(({ model }: { model: ListModel }) => {
  const t = useTexts()
  const { chosen } = useFilterLabels(model)
  if (model.narrowings.length === 0) return null
  return (
    <View className={styles.chosen} role="group" ariaLabel={t('list.chosen')}>
      {model.narrowings.map((part) => (
        <Chip
          key={part}
          selected
          trail="close"
          label={t('list.without', { name: chosen[part] })}
          onClick={() => model.removeFilter(part)}
        >
          {chosen[part]}
        </Chip>
      ))}
    </View>
  )
})

const Shows = observer(({ model }: { model: ListModel }) => {
  const size = useDesktop() ? 'medium' : 'small'
  const { shows } = model
  const marks = useModel((deps) => new FavoriteMarks(deps))
  const skeleton = <ShowCardSkeletons count={8} size={size} className={styles.grid} />
  const hold = useFirstWait()
  return (
    <ListView
      list={shows}
      keyOf={(show) => show.showId}
      className={styles.grid}
      skeleton={<View id={hold}>{skeleton}</View>}
      nextSkeleton={skeleton}
      empty={<NoShows model={model} />}
    >
      {(show, index) => <HeartedCard marks={marks} show={show} size={size} eager={comesAtOnce(index)} />}
    </ListView>
  )
})
