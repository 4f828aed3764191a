import { View } from '@tarojs/components'
import { joinFacts } from '@/lib/join-facts'
import { tourDetail } from '@/api/show-collection'
import { FavoriteAction } from '@/components/favorite/favorite-action'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { shareCard } from '@/components/share/share-card'
import { useShareCards } from '@/components/share/use-share-cards'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { showTexts } from '@/locales/namespaces/show'
import { ShowCollection } from '../parts/show-collection/show-collection'
import { SHOW_STALE_TIME } from '../sale/stale-time'
import { TourStop } from './parts/tour-stop/tour-stop'
import styles from './tour-detail.module.scss'
import { byCity } from './tour-stops'

/** Screen of a tour: one show in several cities. */
function TourDetail({ params: { tourId } }: { params: RouteParams<'tour-detail'> }) {
  const t = useTexts(showTexts)
  const { stores } = useServices()
  const tour = useModel(({ screen: scope }) =>
    scope.query(tourDetail, { tourId }, { options: HANDLES_NOT_FOUND, staleTime: SHOW_STALE_TIME }),
  )

  const found = tour.value
  useShareCards(() =>
    shareCard(
      stores,
      'tour-detail',
      { tourId },
      { title: found?.tourName ?? t('show.tour'), picture: found?.posterUrl },
    ),
  )
  const cities = byCity(found?.stops ?? [])
  const head = found && {
    name: found.tourName,
    posterUrl: found.posterUrl,
    posterColor: found.posterColor,
    description: found.description,
    lines: [
      joinFacts(cities.map(({ cityName }) => cityName)),
      cities.length > 0 ? t('tour.stops', { count: cities.length }) : '',
    ],
  }
  return (
    <ShowCollection
      of={tour}
      head={head}
      title={t('show.tour')}
      missing={t('tour.missing')}
      action={found && <FavoriteAction target={{ kind: 'TOUR', id: tourId }} count={found.favoriteCount} />}
    >
      {cities.length === 0 ? (
        <Empty compact scene="no-ticket" sentence={t('tour.empty')} />
      ) : (
        <View className={styles.stops}>
          {cities.map((city) => (
            <TourStop key={city.number} stop={city} />
          ))}
        </View>
      )}
    </ShowCollection>
  )
}

export default screen('tour-detail', TourDetail)
