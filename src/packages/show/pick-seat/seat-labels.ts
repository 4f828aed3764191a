import type { SeatTier } from '@/api/seats'
import { memberLabel } from '@/components/ui/member-price/member-label'
import type { Fen } from '@/domain/money'
import type { PriceHiding } from '@/domain/price'
import type { MemberPrice } from '@/domain/show/member-price'
import { type SeatMap, seatNumber, tierOf } from '@/domain/seat/seat-map'
import { formatMoney } from '@/locales/format-money'
import type { seatTexts } from '@/locales/namespaces/seat'
import type { Translate } from '@/locales/keys'
import type { Hit } from '@/seatmap/contract'
import type { FreePart } from './house-counts'
import { kindsOf } from './list/list-entries'
import type { SeatPicking } from './seat-picking'

type T = Translate<typeof seatTexts>

const seatLabelValues = (map: SeatMap, seat: number) => {
  const row = map.rows[map.rowOf[seat]]
  return { section: map.sections[row.section].code, row: row.label, number: seatNumber(map, seat) }
}

/** Returns the label of a seat: "Section A12, row 7, seat 15". */
export const seatLabel = (t: T, map: SeatMap, seat: number): string => t('place', seatLabelValues(map, seat))

/** Returns the short form of a seat's label (see `placeName`). */
export const shortSeatLabel = (t: T, map: SeatMap, seat: number): string => t('placeShort', seatLabelValues(map, seat))

/** Formats an amount. Returns the merchant's text if prices are hidden, or '' if there is no amount. */
export const priceLabel = (t: T, amount: Fen | number, { hidden, text }: PriceHiding): string =>
  hidden ? text : t('price.amount', { amount: formatMoney(amount as Fen) })

/** Returns the buyer's price for a seat with the label of the rate; '' if the buyer pays the public price. */
export const memberPriceLabel = (t: T, price: MemberPrice | null | undefined, hiding: PriceHiding): string =>
  price && !hiding.hidden ? `${memberLabel(t, price)} ${priceLabel(t, price.amount, hiding)}` : ''

/** Returns the text of a seat's state for this buyer. */
export const seatState = (
  picking: SeatPicking,
  seat: number,
): 'chosen' | 'taken' | 'free' | 'notOnSale' | 'uncovered' => {
  const { loaded } = picking
  if (picking.isChosen(seat)) return 'chosen'
  if (!loaded || !(tierOf(loaded.house, seat) in picking.tiers)) return 'notOnSale'
  if (loaded.house.taken[seat] !== 0) return 'taken'
  return picking.covers(tierOf(loaded.house, seat)) ? 'free' : 'uncovered'
}

/** Returns the accessible name of a seat: label, kind, price and state. */
export const seatName = (t: T, picking: SeatPicking, seat: number, hiding: PriceHiding): string => {
  const { loaded, prices, memberPrices } = picking
  if (!loaded) return ''
  const state = seatState(picking, seat)
  const tier = tierOf(loaded.house, seat)
  const price = prices[tier]
  const kinds = kindsOf(loaded.map, seat).map((kind) => t(`kind.${kind}`))
  const cost = price === undefined ? '' : priceLabel(t, price, hiding)
  const member = memberPriceLabel(t, memberPrices[tier], hiding)
  return [seatLabel(t, loaded.map, seat), ...kinds, cost, member, t(`state.${state}`)]
    .filter(Boolean)
    .join(t('common.separator'))
}

const rangeLabel = (t: T, { low, high }: FreePart): string => {
  if (low === null || high === null) return ''
  const [from, to] = [low, high].map((amount) => formatMoney(amount as Fen))
  return low === high ? t('price.amount', { amount: from }) : t('note.range', { low: from, high: to })
}

/** Returns the text of a section's prices and number of free seats. */
export const partNote = (t: T, part: FreePart, { hidden }: PriceHiding): string => {
  if (part.free === 0) return t('note.soldOut')
  return [hidden ? '' : rangeLabel(t, part), t('note.free', { count: part.free })].filter(Boolean).join(' · ')
}

/**
 * Returns the tooltip of a seat (label, price, kinds and state). If `seat` is -1, returns the tooltip of the section
 * (prices, free seats).
 */
export const tipLabels = (
  t: T,
  picking: SeatPicking,
  { seat, section }: Hit,
  hiding: PriceHiding,
): { place: string; note: string } | null => {
  const { loaded, counts, prices, memberPrices } = picking
  if (!loaded || !counts) return null
  if (seat < 0) {
    const code = loaded.map.sections[section]?.code ?? ''
    return { place: t('list.section', { section: code }), note: partNote(t, counts.sections[section], hiding) }
  }
  const state = seatState(picking, seat)
  const tier = tierOf(loaded.house, seat)
  const price = prices[tier]
  const sells = state === 'free' || state === 'chosen'
  const kinds = kindsOf(loaded.map, seat).map((kind) => t(`kind.${kind}`))
  const cost = sells && price !== undefined ? priceLabel(t, price, hiding) : ''
  const member = sells ? memberPriceLabel(t, memberPrices[tier], hiding) : ''
  const note = [cost, member, ...kinds, state === 'free' ? '' : t(`state.${state}`)].filter(Boolean).join(' · ')
  return { place: shortSeatLabel(t, loaded.map, seat), note }
}

/** Returns the text of a tier's age limit; '' if the tier has no age limit. */
export const ageNote = (t: T, { minAge, maxAge }: Pick<SeatTier, 'minAge' | 'maxAge'>): string => {
  if (minAge !== null && maxAge !== null) return t('age.between', { min: minAge, max: maxAge })
  if (minAge !== null) return t('age.from', { min: minAge })
  return maxAge === null ? '' : t('age.upTo', { max: maxAge })
}
