import { couponShows } from '@/api/coupon'
import type { ShowCard as Show } from '@/api/show-card'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'

/** Number of shows per page (shell §9). */
const LENGTH = 20

const Row = ({ item, index }: { item: Show; index: number }) => <ShowCard show={item} eager={index < 4} />

/** Screens of purchases that a coupon can be for, instead of shows (`type`, decision 53). */
const PLACES = [
  { type: 'ITEM', text: 'coupon.toShop', to: linkTo('shop') },
  { type: 'PRIVILEGE_CARD', text: 'coupon.toCards', to: linkTo('card-list') },
  { type: 'PARKING_FEE', text: 'coupon.toParking', to: linkTo('parking-payment') },
] as const

/** Creates the screen of the shows to which a kind of coupon applies. Two routes use the same list (decision 53). */
export const couponShowsScreen = (name: 'coupon-shows' | 'coupons-showlist') =>
  listScreen(name, {
    texts: couponTexts,
    title: (t, { title }) => title || t('coupon.shows'),
    filters: (t) => [
      {
        name: 'where',
        label: t('coupon.places'),
        options: (['all', 'here'] as const).map((value) => ({ value, text: t(`coupon.place.${value}`) })),
      },
    ],
    load:
      ({ client, stores }, params, chosen) =>
      async (offset) => {
        const { couponTemplateId = '' } = params
        if (!couponTemplateId) return { items: [], last: true }
        // The rules of the buyer's own coupon apply, even if the kind has changed since its receipt.
        const own = 'couponId' in params && params.couponId && stores.user.loggedIn ? { couponId: params.couponId } : {}
        const where = chosen().where === 'here' ? { cityId: stores.city.cityId } : {}
        const page = { ...own, ...where, offset, length: LENGTH }
        return client.call(couponShows, { couponTemplateId, ...page }, { ...pageOptions(offset), ...HANDLES_NOT_FOUND })
      },
    about: ({ stores }) => [stores.city.cityId, stores.user.loggedIn],
    keyOf: ({ showId }) => showId,
    rules: { staleTime: Infinity },
    Row,
    ghost: <ShowCardSkeleton />,
    empty: (t, _, params) => {
      const place = PLACES.find(({ type }) => 'type' in params && params.type === type)
      return {
        scene: 'no-result',
        sentence: t('coupon.emptyShows'),
        hint: t(place ? `coupon.note.${place.type}` : 'coupon.emptyShowsHint'),
        action: place ? { text: t(place.text), to: place.to } : { text: t('button.browse'), to: linkTo('all') },
      }
    },
    missing: (t) => ({
      scene: 'no-result',
      sentence: t('coupon.showsOver'),
      action: { text: t('coupon.others'), to: linkTo('coupon-recommend-list') },
    }),
  })
