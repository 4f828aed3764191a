import { type Fen, minFen } from '../money'
import type { ChosenShow } from './chosen'
import type { ComboFacts, ComboItem, ComboPart, ComboTier } from './combo'
import { comboShares, sumsOf } from './shares'

const bySingle = (a: ComboTier, b: ComboTier): number => a.single - b.single

const lowestOf = (prices: readonly Fen[]): Fen | null => (prices.length > 0 ? prices.reduce(minFen) : null)

/** Adds the cheapest tier of each show of a part to the items: the chosen shows first, then others until `least`. */
const addPart = (
  tiers: readonly ComboTier[],
  { partId, least, quantity }: ComboPart,
  chosen: readonly ChosenShow[],
  items: ComboItem[],
): boolean => {
  const own = tiers.filter((tier) => tier.partId === partId)
  const add = (showId: string): boolean => {
    const taken = new Set(items.map(({ sessionId }) => sessionId))
    const tier = own.find((each) => each.showId === showId && !taken.has(each.sessionId))
    if (tier) items.push({ partId, showId, sessionId: tier.sessionId, seatPlanId: tier.seatPlanId, quantity })
    return tier !== undefined
  }
  const wanted = chosen.filter((each) => each.partId === partId).map(({ showId }) => showId)
  if (!wanted.every(add)) return false
  let count = wanted.length
  for (const { showId } of own) {
    if (count >= least) break
    const isIn = items.some((item) => item.partId === partId && item.showId === showId)
    if (!isIn && add(showId)) count += 1
  }
  return count >= least
}

/**
 * Returns the cheapest whole set that contains the chosen shows, or null if no such set can be bought. All its tiers
 * have a common price.
 * @param facts a combo whose tiers are only those that can be bought
 */
export const cheapestSet = (facts: ComboFacts, chosen: readonly ChosenShow[] = []): ComboItem[] | null => {
  const sets = [...new Set(facts.tiers.map(({ groupId }) => groupId))].flatMap((group) => {
    const tiers = facts.tiers.filter(({ groupId }) => groupId === group).sort(bySingle)
    const items: ComboItem[] = []
    return facts.parts.every((part) => addPart(tiers, part, chosen, items)) ? [items] : []
  })
  const costOf = (items: readonly ComboItem[]) => sumsOf(comboShares(facts, items)).total
  const [cheapest = null] = sets.filter(({ length }) => length > 0).sort((a, b) => costOf(a) - costOf(b))
  return cheapest
}

/** Returns the lowest price of one ticket of a show in a set with the chosen shows, fen, or null. */
export const lowestShare = (facts: ComboFacts, chosen: readonly ChosenShow[], show: ChosenShow): Fen | null => {
  const isShow = ({ partId, showId }: ChosenShow): boolean => partId === show.partId && showId === show.showId
  const items = cheapestSet(facts, [...chosen.filter((each) => !isShow(each)), show])
  const item = items?.find(isShow)
  if (!items || !item) return null
  const paid = comboShares(facts, items).filter(({ unitId }) => unitId.startsWith(`${item.seatPlanId}_`))
  return lowestOf(paid.map((share) => share.paid))
}

/** Returns the lowest price of one ticket of a show without the combo, fen, or null. */
export const lowestSingle = ({ tiers }: Pick<ComboFacts, 'tiers'>, showId: string): Fen | null =>
  lowestOf(tiers.filter((tier) => tier.showId === showId).map(({ single }) => single))
