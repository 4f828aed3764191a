import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { ShowCard as Show } from '@/api/show-card'
import { isMarketingTag } from '@/domain/show/tags'
import { type DrawnWidth, drawnWidth, FIRST_PICTURES } from '@/domain/drawn-picture'
import { follow } from '@/router/follow'
import { type LinkTo, linkTo } from '@/router/link-to'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Badge } from '../../ui/badge/badge'
import { classes } from '../../ui/classes'
import { Poster } from '../../ui/poster/poster'
import { MemberPriceLine } from '../../ui/member-price/member-price'
import { Price } from '../../ui/price/price'
import { Pressable } from '../../ui/pressable/pressable'
import { foundText, hasFound, showName } from '../show-name/show-name'
import { showMemberPrice } from '../member-prices'
import { showCardFacts } from './show-card-facts'
import styles from './show-card.module.scss'

const WIDTHS = {
  small: FIRST_PICTURES.row,
  medium: drawnWidth(165, 212, '46vw'),
  large: drawnWidth(343, 264, '92vw'),
}

export interface ShowCardProps {
  show: Show
  /**
   * Size of the card.
   * - `small`: poster of 96 × 128 at the left, for lists.
   * - `medium`: poster on top, for grids.
   * - `large`: the hero of a page.
   */
  size?: 'small' | 'medium' | 'large'
  /** Screen to open; by default the show. */
  to?: LinkTo | undefined
  /** Handles a tap on the card instead of opening the show. */
  onClick?: (show: Show) => void
  /** True for a card in the first view. Its poster is loaded at once. */
  eager?: boolean
  /** Width of the poster, for a card with a different width. */
  posterWidth?: DrawnWidth
  /** Ratio of height to width of the picture, for a card that shows the cover instead of the poster. */
  ratio?: number
  className?: string
}

/** Draws a show as a card: one tap target, whose accessible name is its content. */
export const ShowCard = observer(
  ({ show, size = 'small', to: target, onClick, eager, posterWidth, ratio, className }: ShowCardProps) => {
    const t = useTexts()
    const { stores, clock, navigate, tappedShow } = useServices()
    const facts = showCardFacts(show, t, clock.now(), stores.shop.priceHiding)
    const tags = size !== 'medium' && facts.offers.length + facts.tags.length > 0 && (
      <View className={styles.tags}>
        {facts.offers.map((offer) => (
          <Badge key={offer} tone="accent">
            {offer}
          </Badge>
        ))}
        {facts.tags.map((tag) => (
          <Badge key={tag.title} tone={isMarketingTag(tag) ? 'accent' : 'plain'}>
            {tag.title}
          </Badge>
        ))}
      </View>
    )
    const member = showMemberPrice(stores, show, facts.price)
    // No element wraps the member line and the price, because mini programs limit the nesting of elements. Cards are
    // already nested deeply.
    const memberLine = <MemberPriceLine {...member} className={styles.member} />
    const price = (
      <Price
        price={facts.price}
        size={size === 'large' ? 'l' : 'm'}
        tone={facts.unavailable ? 'ink' : 'accent'}
        className={styles.price}
      />
    )

    const to = target ?? linkTo('show-detail', { showId: show.showId })
    const open = () => {
      tappedShow.set(show, stores.preferences.language)
      return onClick ? onClick(show) : follow(navigate, to)
    }

    return (
      <Pressable
        className={classes(styles.card, styles[size], ratio !== undefined && styles.free, className)}
        to={to}
        onClick={open}
      >
        <Poster
          src={show.isSensitive ? '' : (ratio && show.cover?.imageUrl) || show.posterUrl}
          ratio={ratio}
          color={show.posterColor}
          eager={eager}
          width={posterWidth ?? WIDTHS[size]}
          className={classes(styles.picture, facts.ended && styles.ended)}
        />
        {facts.state && size !== 'small' && <View className={styles.state}>{facts.state}</View>}
        <View className={styles.text}>
          <View className={styles.title}>{showName(show)}</View>
          {show.advertise && size === 'large' && <View className={styles.line}>{show.advertise}</View>}
          <View className={styles.line}>{facts.when}</View>
          <View className={styles.line}>{placeOf(show, facts.location)}</View>
          {size === 'large' && show.seatPlanDisplayDesc && (
            <View className={styles.line}>{show.seatPlanDisplayDesc}</View>
          )}
          {(size === 'large' || facts.state) && tags}
          {memberLine}
          {size === 'small' ? (
            <View className={styles.foot}>
              {facts.state ? (
                <View className={classes(styles.word, facts.unavailable && styles.gone)}>{facts.longState}</View>
              ) : (
                tags
              )}
              {price}
            </View>
          ) : (
            price
          )}
        </View>
      </Pressable>
    )
  },
)

/** Returns city and venue, with the highlight of a search. */
const placeOf = ({ cityName, venueName, venueNameArr }: Show, location: string): ReactNode => {
  if (!hasFound(venueNameArr)) return location
  return (
    <>
      {cityName && <Text>{`${cityName}\u00A0· `}</Text>}
      {foundText(venueName, venueNameArr)}
    </>
  )
}
