import { type OrderDetail, orderDetail } from '@/api/order'
import { showsOutcome } from '@/domain/order/buyer-state'
import { poll as pollBy, type PollPlan } from '@/lib/poll'
import { fiveTimes, slowerAndSlower } from '@/payment/poll-waits'
import { anOrder } from '../support/data/order'
import { fakeServices } from '../support/services'

const states = (...list: (string | Error)[]) => {
  const rest = [...list]
  return () => {
    const next = rest.length > 1 ? rest.shift() : rest[0]
    if (next instanceof Error) throw next
    return anOrder({ orderState: next as never })
  }
}

const pollOrder = ({ client, clock }: ReturnType<typeof fakeServices>['services'], plan: PollPlan<OrderDetail>) =>
  pollBy({ clock }, () => client.call(orderDetail, { orderId: 'O1' }), plan)

describe('polling an order for the outcome of its payment', () => {
  it('polls at once, then five times every 3 s, then stops (decision 40)', async () => {
    const { services, clock, sentTo } = fakeServices({ answers: [[orderDetail, states('UNPAID')]] })
    const poll = pollOrder(services, { wait: fiveTimes, settled: showsOutcome })
    await clock.advanceAsync(0)
    expect(sentTo(orderDetail)).toHaveLength(1)
    await clock.advanceAsync(15_000)
    expect(sentTo(orderDetail)).toHaveLength(6)
    await clock.advanceAsync(600_000)
    expect(sentTo(orderDetail)).toHaveLength(6)
    await expect(poll.settled).resolves.toBeNull()
  })

  it('ends with the first final state of the order', async () => {
    const { services, clock, sentTo } = fakeServices({
      answers: [[orderDetail, states('UNPAID', 'UNPAID', 'RESERVE')]],
    })
    const poll = pollOrder(services, { wait: fiveTimes, settled: showsOutcome })
    await clock.advanceAsync(60_000)
    await expect(poll.settled).resolves.toMatchObject({ orderState: 'RESERVE' })
    expect(sentTo(orderDetail)).toHaveLength(3)
  })

  it('continues after a failed request', async () => {
    const { services, clock } = fakeServices({ answers: [[orderDetail, states(new Error('offline'), 'SUCCEEDED')]] })
    const poll = pollOrder(services, { wait: fiveTimes, settled: showsOutcome })
    await clock.advanceAsync(3_000)
    await expect(poll.settled).resolves.toMatchObject({ orderState: 'SUCCEEDED' })
  })

  it('increases its interval up to a minute', () => {
    const waits = Array.from({ length: 20 }, (_, asked) => slowerAndSlower(asked))
    expect(waits.slice(0, 7)).toEqual([0, 3_000, 3_000, 3_000, 3_000, 3_000, 4_800])
    expect(waits.every((wait, index) => index === 0 || wait >= waits[index - 1])).toBe(true)
    expect(waits[19]).toBe(60_000)
  })

  it('stops when it is disposed', async () => {
    const { services, clock, sentTo } = fakeServices({ answers: [[orderDetail, states('UNPAID')]] })
    const poll = pollOrder(services, { wait: slowerAndSlower, settled: showsOutcome })
    await clock.advanceAsync(3_000)
    poll.dispose()
    await expect(poll.settled).resolves.toBeNull()
    await clock.advanceAsync(600_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    expect(clock.pending).toBe(0)
  })

  it('polls at once on demand, and restarts its schedule', async () => {
    const { services, clock, sentTo } = fakeServices({ answers: [[orderDetail, states('UNPAID')]] })
    const poll = pollOrder(services, { wait: slowerAndSlower, settled: showsOutcome })
    await clock.advanceAsync(60_000)
    const asked = sentTo(orderDetail).length
    poll.again()
    poll.again()
    await clock.advanceAsync(0)
    expect(sentTo(orderDetail)).toHaveLength(asked + 2)
    await clock.advanceAsync(3_000)
    expect(sentTo(orderDetail)).toHaveLength(asked + 3)
    poll.dispose()
    poll.again()
    await clock.advanceAsync(60_000)
    expect(sentTo(orderDetail)).toHaveLength(asked + 3)
  })
})
