import { Text } from '@tarojs/components'
import { type CardVenue, cardRange, type RangeShow } from '@/api/card'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { useServices } from '@/components/services'
import { openVenueMap } from '@/components/show/open-venue-map'
import { ShowCard } from '@/components/show/show-card/show-card'
import { ShowCardSkeleton } from '@/components/show/show-card/show-card-skeleton'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { joinFacts } from '@/lib/join-facts'
import { cardTexts } from '@/locales/namespaces/card'
import { type LinkTo, linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'

/** Number of entries per page (shell §9). */
const LENGTH = 20

/** A show, and the buyer's card with which it can be booked. */
type CardShow = RangeShow & { userCardInstanceId?: string; cardId: string }

type Item = CardShow | CardVenue

const isShow = (item: Item): item is CardShow => 'showId' in item

function VenueRow({ venue }: { venue: CardVenue }) {
  const t = useTexts(cardTexts)
  const { platform } = useServices()
  const { venueId, venueName: name, cityName, address, lat: latitude, lng: longitude, showCount } = venue
  const place = address.includes(cityName) ? address : joinFacts([cityName, address])
  const hasPosition = latitude !== null && longitude !== null
  return (
    <ListGroup>
      <ListRow
        icon="venue"
        title={name}
        note={joinFacts([place, t('card.range.showCount', { count: showCount })])}
        to={linkTo('venue', { venueId })}
        action={
          hasPosition
            ? {
                icon: 'navigate',
                label: t('card.range.map', { name }),
                onClick: () => openVenueMap(platform, { name, address, latitude, longitude }),
              }
            : undefined
        }
      />
    </ListGroup>
  )
}

/** Returns the link to book a show with the buyer's card; undefined if the address contains no card of the buyer. */
const bookingOf = ({ showId, supportSeatPicking, cardId, userCardInstanceId }: CardShow): LinkTo | undefined =>
  userCardInstanceId
    ? linkTo(supportSeatPicking ? 'pick-seat' : 'booking', { showId, cardId, userCardInstanceId })
    : undefined

/** Draws a show with the sessions and tiers that the card is limited to. */
function ShowRow({ show, eager }: { show: CardShow; eager: boolean }) {
  const t = useTexts(cardTexts)
  return (
    <>
      <ShowCard show={show} to={bookingOf(show)} eager={eager} />
      {show.sessionRangeVoList?.map(({ sessionName, seatPlanNames }) => (
        <Text key={sessionName} className={textStyles.metaBlock}>
          {joinFacts([sessionName, seatPlanNames.join(t('common.separator'))])}
        </Text>
      ))}
    </>
  )
}

const Row = ({ item, index }: { item: Item; index: number }) =>
  isShow(item) ? <ShowRow show={item} eager={index < 4} /> : <VenueRow venue={item} />

/** Screen of the shows and venues at which a privilege card can be used, in all cities or in the visitor's city. */
export default listScreen('card-range', {
  texts: cardTexts,
  title: (t, { userCardInstanceId }) => t(userCardInstanceId ? 'card.book' : 'card.range.title'),
  filters: (t) => [
    {
      name: 'kind',
      label: t('card.range.kinds'),
      options: (['shows', 'venues'] as const).map((value) => ({ value, text: t(`card.range.${value}`) })),
    },
    {
      name: 'where',
      label: t('card.range.places'),
      options: (['all', 'here'] as const).map((value) => ({ value, text: t(`card.range.${value}`) })),
    },
  ],
  load:
    ({ client, stores }, { cardId = '', userCardInstanceId }, chosen) =>
    async (offset): Promise<{ items: Item[]; last: boolean }> => {
      if (!cardId) return { items: [], last: true }
      const where = chosen().where === 'here' ? { cityId: stores.city.cityId } : {}
      const options = { ...pageOptions(offset), ...HANDLES_NOT_FOUND }
      const range = await client.call(cardRange, { cardId, ...where, offset, length: LENGTH }, options)
      if (chosen().kind === 'venues') return { items: range.venues, last: true }
      const card = { cardId, ...(userCardInstanceId && { userCardInstanceId }) }
      return { items: range.items.map((show) => ({ ...show, ...card })), last: range.last }
    },
  about: ({ stores }) => stores.city.cityId,
  keyOf: (item) => (isShow(item) ? item.showId : item.venueId),
  rules: { staleTime: Infinity },
  Row,
  ghost: <ShowCardSkeleton />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('card.range.empty'),
    hint: t('card.range.emptyHint'),
    action: { text: t('button.browse'), to: linkTo('all') },
  }),
  missing: (t) => ({
    scene: 'no-result',
    sentence: t('card.missing'),
    action: { text: t('card.toSale'), to: linkTo('card-list') },
  }),
})
