import type { Purchase } from './buyer'
import type { SeenOrder } from './goods'
import type { Fault, Round } from './play'

const SECOND = 1000
const MINUTE = 60 * SECOND
const UNDER_WAY_CODE = 22030406

/** The expected state of an order and of its payment. */
interface Expected {
  order: string
  payment: string | null
  /** True if the payment must have a reason. */
  reasoned?: boolean
}

const PAID: Expected = { order: 'SUCCEEDED', payment: null }
const CONFIRMING: Expected = { order: 'UNPAID', payment: 'UNDER_WAY' }

const unlike = (seen: SeenOrder, { order, payment, reasoned = false }: Expected): string[] =>
  seen.orderState === order && (seen.payment?.state ?? null) === payment && Boolean(seen.payment?.reason) === reasoned
    ? []
    : [`expected ${order} with payment ${payment}, not ${JSON.stringify(seen)}`]

/**
 * Checks on two devices that the gateway refuses each call that would charge the buyer twice or release the tickets.
 */
const locked = async (purchase: Purchase, other: Purchase['device'] = purchase.device): Promise<string[]> => {
  const answers = await Promise.all([
    purchase.pay(purchase.way.other, other),
    purchase.cashiers(other),
    purchase.cancel(other),
  ])
  const codes = answers.map(({ statusCode }) => statusCode)
  return codes.every((code) => code === UNDER_WAY_CODE) ? [] : [`pay, cashiers and cancel are locked, not ${codes}`]
}

const tells = (round: Round, expected: Expected, orders = 1) =>
  round.check(async (_purchase, _at, seen) => unlike(seen, expected), orders)

/** Pays after all other steps, and checks that the order is paid exactly once. */
const payAfterAll = async (round: Round, expected: Expected = PAID, orders = 1) => {
  await round.each((purchase) => purchase.beginAnd('pay'))
  await tells(round, expected, orders)
}

/** The table of payment faults. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'success',
    play: async (round) => {
      await tells(round, { order: 'UNPAID', payment: null })
      await payAfterAll(round)
      await round.advance(20 * MINUTE)
      await tells(round, PAID)
    },
  },
  {
    name: 'failure',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('fail'))
      await tells(round, { order: 'UNPAID', payment: 'FAILED', reasoned: true })
      await payAfterAll(round)
    },
  },
  {
    name: 'cancel',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('cancel'))
      await tells(round, { order: 'UNPAID', payment: 'CANCELED' })
      await payAfterAll(round)
    },
  },
  {
    name: 'no answer',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('silent'))
      await tells(round, CONFIRMING)
      await round.advance(45 * SECOND)
      await round.check((purchase) => locked(purchase))
      await tells(round, CONFIRMING)
      await round.advance(16 * SECOND)
      await tells(round, PAID)
    },
  },
  {
    name: 'no answer, and no request before the deadline',
    play: async (round) => {
      await round.advance(14 * MINUTE + 30 * SECOND)
      await round.each((purchase) => purchase.beginAnd('silent'))
      await round.advance(10 * MINUTE)
      await tells(round, PAID)
    },
  },
  {
    name: 'app killed before paying',
    play: async (round) => {
      const first = await round.each((purchase) => purchase.begin())
      await round.advance(5 * MINUTE)
      await tells(round, { order: 'UNPAID', payment: null })
      await payAfterAll(round)
      await round.each((purchase, at) => purchase.act(first[at], 'pay'))
      await tells(round, PAID)
    },
  },
  {
    name: 'app killed after paying',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('late'))
      await round.advance(3 * MINUTE)
      await tells(round, PAID)
    },
  },
  {
    name: 'late 20 s',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('late'))
      await tells(round, CONFIRMING)
      await round.advance(15 * SECOND)
      await round.check((purchase) => locked(purchase))
      await round.advance(5 * SECOND)
      await tells(round, PAID)
    },
  },
  {
    name: 'late 20 s, and a newer order is unpaid',
    play: async (round) => {
      await round.each((purchase) => round.another(purchase))
      await round.each((purchase) => purchase.beginAnd('late'))
      await tells(round, CONFIRMING, 2)
      await round.advance(20 * SECOND)
      await tells(round, PAID, 2)
    },
  },
  {
    name: 'late over the deadline, paid in time',
    play: async (round) => {
      await round.advance(14 * MINUTE + 50 * SECOND)
      await round.each((purchase) => purchase.beginAnd('late'))
      await round.advance(15 * SECOND)
      await tells(round, CONFIRMING)
      await round.check((purchase) => locked(purchase))
      await round.advance(10 * SECOND)
      await tells(round, PAID)
    },
  },
  {
    name: 'late after expiry',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('overdue'))
      await round.advance(15 * MINUTE)
      await tells(round, CONFIRMING)
      await round.advance(10 * SECOND)
      await tells(round, { order: 'CLOSED', payment: 'RETURNED', reasoned: true })
    },
  },
  {
    name: 'double',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('doubled'))
      await tells(round, PAID)
      await round.advance(5 * SECOND)
      await round.each((purchase) => Promise.all([purchase.detail(), purchase.listed('SUCCEEDED'), purchase.recent()]))
      await tells(round, PAID)
    },
  },
  {
    name: 'wrong amount',
    play: async (round) => {
      await round.each((purchase) => purchase.beginAnd('wrongAmount'))
      await tells(round, { order: 'UNPAID', payment: 'RETURNED', reasoned: true })
      await payAfterAll(round, { order: 'SUCCEEDED', payment: 'RETURNED', reasoned: true })
    },
  },
  {
    name: 'wrong order',
    play: async (round) => {
      const others = await round.each((purchase) => round.another(purchase))
      await round.each((purchase) => purchase.beginAnd('wrongOrder'))
      await tells(round, { order: 'UNPAID', payment: 'RETURNED', reasoned: true }, 2)
      const untouched = (purchase: Purchase, at: number) => purchase.detail(others[at].orderId)
      await round.check(
        async (purchase, at) => unlike(await untouched(purchase, at), { order: 'UNPAID', payment: null }),
        2,
      )
      await payAfterAll(round, { order: 'SUCCEEDED', payment: 'RETURNED', reasoned: true }, 2)
      await round.check(
        async (purchase, at) => unlike(await untouched(purchase, at), { order: 'UNPAID', payment: null }),
        2,
      )
    },
  },
  {
    name: 'another tab',
    play: async (round) => {
      await round.each(async (purchase) => {
        const answers = await Promise.all([purchase.pay(), purchase.pay(purchase.way.other)])
        const ids = answers.flatMap((answer) => purchase.idIn(answer) ?? [])
        await Promise.all(ids.map((id) => purchase.act(id, 'pay')))
      })
      await tells(round, PAID)
    },
  },
  {
    name: 'another device',
    play: async (round) => {
      const devices = await round.each((purchase) => round.otherDevice(purchase))
      const same = await round.each((purchase, at) => round.again(purchase, devices[at]))
      await round.check(async (purchase, at) =>
        same[at].orderId === purchase.orderId ? [] : ['the same purchase on another device made another order'],
      )
      const first = await round.each((purchase) => purchase.begin())
      const second = await round.each((purchase, at) => purchase.begin(purchase.way.other, devices[at]))
      await round.each((purchase, at) => purchase.act(first[at], 'pay'))
      await tells(round, { order: 'UNPAID', payment: null })
      await round.each((purchase, at) => purchase.act(second[at], 'late'))
      await tells(round, CONFIRMING)
      await round.check((purchase, at) => locked(purchase, devices[at]))
      await round.advance(20 * SECOND)
      await tells(round, PAID)
    },
  },
  {
    name: 'changed method',
    play: async (round) => {
      const first = await round.each((purchase) => purchase.begin())
      const second = await round.each((purchase) => purchase.begin(purchase.way.other))
      await round.each((purchase, at) => Promise.all([purchase.act(second[at], 'pay'), purchase.act(first[at], 'pay')]))
      await tells(round, PAID)
    },
  },
  {
    name: 'canceled at the moment of paying',
    play: async (round) => {
      const ids = await round.each((purchase) => purchase.begin())
      await round.each((purchase, at) => Promise.all([purchase.act(ids[at], 'pay'), purchase.cancel()]))
      await round.check(async (_purchase, _at, { orderState }) =>
        ['SUCCEEDED', 'CANCELED'].includes(orderState) ? [] : [`paid or canceled, not ${orderState}`],
      )
    },
  },
  {
    name: 'order canceled, its page still open',
    play: async (round) => {
      const ids = await round.each((purchase) => purchase.begin())
      await round.each((purchase) => purchase.cancel())
      await round.each((purchase, at) => purchase.act(ids[at], 'pay'))
      await tells(round, { order: 'CANCELED', payment: null })
    },
  },
]
