import { seatMap, seatStatusOf } from '@/api/seats'
import { SeatHouseModel } from '@/components/seat/house/seat-house.model'
import { RequestError } from '@/request/errors'
import { seatWorld } from '../../support/seat-gateway'
import { settle } from '../../support/settle'

const open = async (lines = ['..xx..', '......']) => {
  const world = seatWorld(lines)
  const changed = jest.fn<void, [readonly number[]]>()
  const model = new SeatHouseModel(world.services, { showId: 'S1', sessionId: 'N1' })
  model.events.on('changed', changed)
  await model.load()
  const asked = () => world.sentTo(seatStatusOf)
  return { ...world, model, changed, asked, taken: () => [...(model.loaded.value?.house.taken ?? [])] }
}

describe('the seat data of a session', () => {
  test('consists of the sale, the seat map and the taken seats', async () => {
    const { model, taken, asked } = await open()
    expect(model.loaded.status).toBe('ready')
    expect(taken()).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(model.version).toBe('1')
    expect(model.loaded.value?.seatOf('A-1-3')).toBe(2)
    expect(asked()).toEqual([{ showId: 'S1', sessionId: 'N1' }])
  })

  test('is polled only while the screen is in view', async () => {
    const { clock, model, asked, take, changed, taken } = await open()
    await clock.advanceAsync(60_000)
    expect(asked()).toHaveLength(1)
    take([0])
    model.startPolling()
    await clock.advanceAsync(0)
    expect(asked().at(-1)).toEqual({ showId: 'S1', sessionId: 'N1', since: 1 })
    expect(changed).toHaveBeenLastCalledWith([0])
    expect(taken()[0]).toBe(1)
    await clock.advanceAsync(5_000)
    expect(asked()).toHaveLength(3)
    model.pause()
    await clock.advanceAsync(60_000)
    expect(asked()).toHaveLength(3)
    expect(clock.pending).toBe(0)
  })

  test('is loaded as changes, or completely if the gateway no longer has the version', async () => {
    const { model, take, changed, world, taken } = await open()
    take([0])
    take([2], false)
    await model.refresh()
    expect(changed.mock.calls).toEqual([[[0, 2]]])
    world.forgets = true
    take([11])
    await model.refresh()
    expect(changed).toHaveBeenLastCalledWith([11])
    expect(taken()).toEqual([1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])
    await model.refresh()
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('is polled less often after a failed request', async () => {
    const { clock, model, asked, world } = await open()
    model.startPolling()
    world.offline = true
    await clock.advanceAsync(5_000)
    expect(asked()).toHaveLength(2)
    await clock.advanceAsync(9_999)
    expect(asked()).toHaveLength(2)
    await clock.advanceAsync(1)
    expect(asked()).toHaveLength(3)
    world.offline = false
    await clock.advanceAsync(20_000)
    expect(asked()).toHaveLength(4)
    await clock.advanceAsync(5_000)
    expect(asked()).toHaveLength(5)
    model.pause()
  })

  test('shows the buyer’s held seats as free until the hold ends', async () => {
    const { model, take, changed, taken } = await open()
    model.setOwnSeats([4, 5])
    take([4, 5])
    await model.refresh()
    expect(taken().slice(4, 6)).toEqual([0, 0])
    expect(changed).not.toHaveBeenCalled()
    model.setOwnSeats([])
    expect(changed).toHaveBeenLastCalledWith([4, 5])
    expect(taken().slice(4, 6)).toEqual([1, 1])
    model.mark([4], false)
    expect(taken().slice(4, 6)).toEqual([0, 1])
  })

  test('is polled by one request at a time', async () => {
    const { model, asked } = await open()
    await Promise.all([model.refresh(), model.refresh()])
    expect(asked()).toHaveLength(2)
  })

  test('loads a seat map that several sessions share only once', async () => {
    const world = await open()
    const second = new SeatHouseModel(world.services, { showId: 'S1', sessionId: 'N2' })
    await second.load()
    expect(world.sentTo(seatMap)).toHaveLength(1)
    world.stores.preferences.chooseLanguage('zh-CN')
    await second.load()
    expect(world.sentTo(seatMap)).toHaveLength(2)
  })

  test('shows a failure, and recovers with the next load', async () => {
    const world = seatWorld(['..'])
    world.world.offline = true
    const model = new SeatHouseModel(world.services, { showId: 'S1', sessionId: 'N1' })
    model.startPolling()
    await model.load()
    expect(model.loaded.status).toBe('failed')
    expect(model.loaded.error).toBeInstanceOf(RequestError)
    expect(world.clock.pending).toBe(0)
    world.world.offline = false
    await model.load()
    await settle()
    expect(model.loaded.status).toBe('ready')
  })
})
