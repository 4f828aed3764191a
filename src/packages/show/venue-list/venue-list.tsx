import { View } from '@tarojs/components'
import { type VenueEntry, venues } from '@/api/venue'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { useTexts } from '@/components/texts'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { drawnWidth } from '@/domain/drawn-picture'
import { joinFacts } from '@/lib/join-facts'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './venue-list.module.scss'

const PICTURE = drawnWidth(128, 176)

/** Number of venues per page (shell §9). */
const LENGTH = 20

function VenueRow({ item, index }: { item: VenueEntry; index: number }) {
  const t = useTexts()
  const { venueId, venueName, cityName, address, imageUrl, showCount } = item
  return (
    <Pressable className={styles.venue} to={linkTo('venue', { venueId })}>
      <Poster src={imageUrl} ratio="wide" width={PICTURE} eager={index < 6} className={styles.picture} />
      <View className={boxStyles.fillColumn}>
        <View className={styles.name}>{venueName}</View>
        <View className={textStyles.metaLine}>
          {address.includes(cityName) ? address : joinFacts([cityName, address])}
        </View>
        <View className={textStyles.metaLine}>{t('home.showCount', { count: showCount })}</View>
      </View>
    </Pressable>
  )
}

/** Screen of the venues in the visitor's city, or of all venues of a coupon. */
export default listScreen('venue-list', {
  texts: showTexts,
  title: (t, { couponId }) => t(couponId ? 'venueList.ofCoupon' : 'venueList.title'),
  load:
    ({ client, stores }, { couponId }) =>
    (offset) => {
      const where = couponId ? { couponId } : { cityId: stores.city.cityId }
      return client.call(venues, { ...where, offset, length: LENGTH }, pageOptions(offset))
    },
  keyOf: ({ venueId }) => venueId,
  rules: { staleTime: Infinity },
  about: ({ stores }) => stores.city.cityId,
  Row: VenueRow,
  ghost: <Skeleton shape="block" height="88px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('venueList.empty'),
    action: { text: t('detail.toAll'), to: linkTo('all') },
  }),
})
