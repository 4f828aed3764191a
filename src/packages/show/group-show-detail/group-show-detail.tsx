import { View } from '@tarojs/components'
import { showGroup } from '@/api/show-collection'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { shareCard } from '@/components/share/share-card'
import { ShowCard } from '@/components/show/show-card/show-card'
import { useDesktop } from '@/components/shell/use-desktop'
import { useShareCards } from '@/components/share/use-share-cards'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { showTexts } from '@/locales/namespaces/show'
import { ShowCollection } from '../parts/show-collection/show-collection'
import { SHOW_STALE_TIME } from '../sale/stale-time'
import styles from './group-show-detail.module.scss'

/** Screen of a show group: shows that are sold under one name at one location. */
function GroupShowDetail({ params: { showId } }: { params: RouteParams<'group-show-detail'> }) {
  const t = useTexts(showTexts)
  const { stores } = useServices()
  const desktop = useDesktop()
  const group = useModel(({ client, stores: { risk }, screen: scope }) =>
    scope.resource(
      async () => {
        const loaded = await client.call(showGroup, { showId }, HANDLES_NOT_FOUND)
        for (const info of loaded.captchaInfos) risk.setCaptchaWindow(info.showId, info.captchaSwitch)
        return loaded
      },
      { staleTime: SHOW_STALE_TIME },
    ),
  )

  const found = group.value
  useShareCards(() =>
    shareCard(
      stores,
      'group-show-detail',
      { showId },
      { title: found?.showGroupName ?? t('show.group'), picture: found?.posterUrl },
    ),
  )
  const count = found?.shows.length ?? 0
  const head = found && {
    name: found.showGroupName,
    posterUrl: found.posterUrl,
    posterColor: found.posterColor,
    description: found.description,
    lines: [
      found.addressType === 'PLACE'
        ? t('group.place', { place: found.theaterOrLocationName })
        : found.theaterOrLocationName,
      found.address,
      count > 0 ? t('group.shows', { count }) : '',
    ],
  }
  return (
    <ShowCollection of={group} head={head} title={t('show.group')} missing={t('detail.missing')}>
      {count === 0 ? (
        <Empty compact scene="no-ticket" sentence={t('group.empty')} />
      ) : (
        <View className={styles.shows}>
          {found?.shows.map((show) => (
            <ShowCard key={show.showId} show={show} size={desktop ? 'medium' : 'small'} />
          ))}
        </View>
      )}
    </ShowCollection>
  )
}

export default screen('group-show-detail', GroupShowDetail)
