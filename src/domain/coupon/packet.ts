import { type Fen, fen } from '../money'
import { allocate } from '../pricing/allocate'
import { DAY } from '../schedule/local-time'
import { datedSteps, type RefundRule, type ShowChange } from '../refund/rule'

/** Lowest share: 1 yuan (decision 61). */
const LOWEST = fen(100)
/** Returns the maximum amount of a share: 40 % of the total. */
const highestOf = (total: Fen): Fen => fen(Math.floor((total * 2) / 5))
/**
 * Milliseconds. A packet can be created for this long after the payment. Its shares can be taken for this long after
 * its creation.
 */
const OPEN_FOR = DAY
/** Maximum number of packets from which a buyer can take a share on one day. */
export const PACKETS_A_DAY = 3

/** Coupon types of a packet's shares. */
export const PACKET_KINDS = ['MULTI_USER_RANDOM_CASH', 'MULTI_USER_FIXED_CASH'] as const
export type PacketKind = (typeof PACKET_KINDS)[number]

/** Returns a random whole number from 0 to `below` - 1. */
export type RandomBelow = (below: number) => number

/** The total of a packet, and its number of shares. */
interface Split {
  total: Fen
  shares: number
}

/** Returns the amounts in a random order (Fisher and Yates). */
const shuffled = (amounts: readonly Fen[], random: RandomBelow): Fen[] => {
  const mixed = [...amounts]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    ;[mixed[at], mixed[other]] = [mixed[other], mixed[at]]
  }
  return mixed
}

/**
 * Returns random shares. Each share is near the average of the remaining total, and leaves valid amounts for all other
 * shares.
 */
const drawn = ({ total, shares }: Split, most: Fen, random: RandomBelow): Fen[] => {
  const amounts: Fen[] = []
  let rest: number = total
  for (let left = shares; left > 0; left -= 1) {
    const low = Math.max(LOWEST, rest - (left - 1) * most)
    const fair = Math.floor((2 * rest) / left) - LOWEST
    const high = Math.min(most, rest - (left - 1) * LOWEST, Math.max(low, fair))
    const amount = low + random(high - low + 1)
    amounts.push(fen(amount))
    rest -= amount
  }
  return amounts
}

/**
 * Splits the total of a packet into its shares, in the order in which they are taken. Each has at least 1 yuan and at
 * most 40 % of the total, and their sum is the total. Shares of a fixed kind differ by at most 1 fen. Throws
 * `RangeError` for a total that cannot be split so.
 */
export const splitPacket = (kind: PacketKind, { total, shares }: Split, random: RandomBelow): Fen[] => {
  const most = highestOf(total)
  if (!Number.isSafeInteger(shares) || shares < 1 || total < shares * LOWEST || total > shares * most)
    throw new RangeError(`Cannot split ${total} fen into ${shares} shares of 100 fen to 40 % each.`)
  const amounts =
    kind === 'MULTI_USER_FIXED_CASH'
      ? allocate(
          total,
          Array.from({ length: shares }, () => LOWEST),
        )
      : drawn({ total, shares }, most, random)
  return shuffled(amounts, random)
}

/** The facts of a packet's state. Times in epoch ms. */
interface PacketFacts {
  endTime: number
  voidedAt: number | null
  shares: number
  taken: number
}

export const PACKET_STATES = ['OPEN', 'EMPTY', 'OVER', 'VOID'] as const
export type PacketState = (typeof PACKET_STATES)[number]

/** Returns the state of a packet. A packet without shares left is still EMPTY after its end. */
export const packetStateOf = ({ endTime, voidedAt, shares, taken }: PacketFacts, now: number): PacketState => {
  if (voidedAt !== null) return 'VOID'
  if (taken >= shares) return 'EMPTY'
  return now < endTime ? 'OPEN' : 'OVER'
}

/** Returns the end of a packet's period, epoch ms. @param from time of the payment, or of the packet's creation */
export const packetEnd = (from: number): number => from + OPEN_FOR

/** Facts of an order that determine whether it can have a packet. */
export interface PacketOrder {
  /** Epoch ms; null for an unpaid order. */
  paidAt: number | null
  /** Money that was paid and has not been returned or moved, fen. */
  sum: Fen
  /** True if all tickets of the order were refunded. */
  returned: boolean
  /** True if the order is a rebooking. The packet stays with the original order. */
  rebooked: boolean
  change: ShowChange | null
}

/** Reason why an order cannot have a packet: too cheap or unpaid (NONE), too late (OVER), or refunded (VOID). */
export type PacketBlock = 'NONE' | 'OVER' | 'VOID'

/**
 * Returns the reason why no packet can be created for an order, or null if one can be created. @param minimum minimum
 * amount that the merchant set
 */
export const packetBlock = (
  { paidAt, sum, returned, rebooked, change }: PacketOrder,
  minimum: Fen,
  now: number,
): PacketBlock | null => {
  if (paidAt === null || rebooked) return 'NONE'
  if (returned) return 'VOID'
  if (change !== null || sum < minimum) return 'NONE'
  return now < packetEnd(paidAt) ? null : 'OVER'
}

/**
 * Returns the time from which an order cannot be refunded completely, epoch ms (decision 62). A changed show can be
 * refunded until it takes place. Returns 0 for a show without refunds.
 */
export const wholeRefundEnd = (
  rule: Pick<RefundRule, 'steps'>,
  { showTime, change }: { showTime: number; change: ShowChange | null },
): number => (change === null ? Math.max(0, ...datedSteps(rule, showTime).map(({ until }) => until ?? 0)) : showTime)
