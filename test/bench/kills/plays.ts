import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { BOUND_ITEM } from '../faults/bound-goods'
import type { Actor } from './actor'
import { StubbornBuyer } from './buyer'
import { CardHolder } from './card-holder'
import { CartBuyer } from './cart-buyer'
import { CouponHolder } from './coupon-holder'
import { ItemBuyer } from './item-buyer'
import { PointHolder } from './point-holder'
import { Rebooker } from './rebooker'
import { Refunder } from './refunder'
import { Seller, Waiter } from './returners'

/** One ticket with goods, paid together. */
const BOUND = {
  ...{ showId: 'S5002', sessionId: 'RUSHN01' },
  items: [{ seatPlanId: 'RUSHN01P1', quantity: 1 }, BOUND_ITEM],
}

/** The client side of a scenario in which gateways are killed. A `Stage` is the server side. */
export interface Play {
  /** New actors for each kill. */
  actors: number
  /** Kinds of requests during which the gateway is killed. */
  targets: readonly string[]
  /** Number of first requests among which the interrupted request is chosen. */
  among: number
  actor(userId: string, rank: number, random: () => number): Actor
}

const ACTIONS: readonly CashierAction[] = ['pay', 'pay', 'pay', 'pay', 'late', 'silent', 'doubled', 'wrongAmount']

const actionOf = (random: () => number): CashierAction => ACTIONS[Math.floor(random() * ACTIONS.length)]

export const PLAYS = {
  orders: {
    actors: 4,
    targets: ['create', 'pay', 'press'],
    among: 10,
    actor: (userId, rank, random) => new StubbornBuyer(userId, rank, actionOf(random)),
  },
  refund: {
    actors: 2,
    targets: ['apply', 'arrive'],
    among: 5,
    actor: (userId, rank) => new Refunder(userId, rank),
  },
  rebook: {
    actors: 2,
    targets: ['apply', 'press'],
    among: 5,
    actor: (userId, rank, random) => new Rebooker(userId, rank, actionOf(random)),
  },
  // The two actors are a seller and a waiting buyer.
  return: {
    actors: 2,
    targets: ['offer', 'join', 'order', 'pay', 'press', 'take back'],
    among: 4,
    actor: (userId, rank, random) =>
      rank % 2 === 0 ? new Seller(userId, rank) : new Waiter(userId, rank, actionOf(random)),
  },
  coupon: {
    actors: 2,
    targets: ['receive', 'take', 'create', 'press', 'apply'],
    among: 4,
    actor: (userId, rank, random) => new CouponHolder(userId, rank, actionOf(random)),
  },
  card: {
    actors: 2,
    targets: ['create', 'press', 'apply'],
    among: 4,
    actor: (userId, rank, random) => new CardHolder(userId, rank, actionOf(random)),
  },
  points: {
    actors: 2,
    targets: ['create', 'press', 'apply'],
    among: 4,
    actor: (userId, rank, random) => new PointHolder(userId, rank, actionOf(random)),
  },
  bound: {
    actors: 4,
    targets: ['create', 'pay', 'press'],
    among: 10,
    actor: (userId, rank, random) => new StubbornBuyer(userId, rank, actionOf(random), BOUND),
  },
  item: {
    actors: 2,
    targets: ['create', 'press', 'apply'],
    among: 4,
    actor: (userId, rank, random) => new ItemBuyer(userId, rank, actionOf(random)),
  },
  goods: {
    actors: 2,
    targets: ['add', 'create', 'press', 'cancel', 'apply'],
    among: 5,
    actor: (userId, rank, random) => new CartBuyer(userId, rank, actionOf(random)),
  },
} as const satisfies Record<string, Play>

export type PlayName = keyof typeof PLAYS
