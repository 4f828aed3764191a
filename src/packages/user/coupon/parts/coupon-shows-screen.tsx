import { couponShows } from '@/api/coupon'
import type { ShowCard as Show } from '@/api/show-card'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'

/** Number of shows per page (shell §9). */
const LENGTH = 20

const Row = ({ item, index }: { item: Show; index: number }) => <ShowCard show={item} eager={index < 4} />

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
      ({ client, stores }, { couponTemplateId = '' }, chosen) =>
      async (offset) => {
        if (!couponTemplateId) return { items: [], last: true }
        const where = chosen().where === 'here' ? { cityId: stores.city.cityId } : {}
        return client.call(couponShows, { couponTemplateId, ...where, offset, length: LENGTH }, pageOptions(offset))
      },
    about: ({ stores }) => stores.city.cityId,
    keyOf: ({ showId }) => showId,
    rules: { staleTime: Infinity },
    Row,
    ghost: <ShowCardSkeleton />,
    empty: (t) => ({
      scene: 'no-result',
      sentence: t('coupon.emptyShows'),
      hint: t('coupon.emptyShowsHint'),
      action: { text: t('button.browse'), to: linkTo('all') },
    }),
  })
