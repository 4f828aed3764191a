import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import type { VenueEntry } from '@/api/venue'
import { ListView } from '@/components/lists/list-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from './venue-list.module.scss'
import { VenueListModel } from './venue-list.model'

const PICTURE = drawnWidth(128, 176)
const SKELETONS = [0, 1, 2, 3, 4, 5]

const keyOf = ({ venueId }: VenueEntry): string => venueId

/** Venues with what they have to come; each opens its page. */
function VenueList({ params }: { params: RouteParams<'venue-list'> }) {
  const t = useTexts(showTexts)
  const model = useModel((deps) => new VenueListModel(deps, params))
  useReachBottom(() => void model.venues.more())
  const title = t(model.ofCoupon ? 'venueList.ofCoupon' : 'venueList.title')
  const skeleton = (
    <View className={styles.grid}>
      {SKELETONS.map((index) => (
        <Skeleton key={index} shape="block" height="88px" />
      ))}
    </View>
  )
  const empty = (
    <Empty scene="no-result" sentence={t('venueList.empty')} action={{ text: t('detail.toAll'), to: linkTo('all') }} />
  )
  return (
    <>
      <NavBar title={title} />
      <View className={styles.page}>
        <ListView list={model.venues} keyOf={keyOf} className={styles.grid} skeleton={skeleton} empty={empty}>
          {(venue, index) => <VenueRow venue={venue} eager={index < 6} />}
        </ListView>
      </View>
    </>
  )
}

function VenueRow({ venue, eager }: { venue: VenueEntry; eager: boolean }) {
  const t = useTexts()
  const { venueId, venueName, cityName, address, imageUrl, showCount } = venue
  return (
    <Pressable className={styles.venue} to={linkTo('venue', { venueId })}>
      <Poster src={imageUrl} ratio="wide" width={PICTURE} eager={eager} className={styles.picture} />
      <View className={styles.words}>
        <View className={styles.name}>{venueName}</View>
        <View className={styles.line}>{address.includes(cityName) ? address : joinFacts([cityName, address])}</View>
        <View className={styles.line}>{t('home.showCount', { count: showCount })}</View>
      </View>
    </Pressable>
  )
}

export default screen('venue-list', VenueList)
