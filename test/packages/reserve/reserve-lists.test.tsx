import { reservables, reservations } from '@/api/reservation'
import ReserveIndex from '@/packages/reserve/reserve-index/reserve-index'
import ReserveRecord from '@/packages/reserve/reserve-record/reserve-record'
import { aReservable, aReservation } from '../../support/data/reservation'
import { NOW } from '../../support/fake-clock'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const DAY = 86_400_000

let screen: OpenScreen
afterEach(() => screen.unmount())
const rows = () => screen.all('[role=listitem]').map(({ textContent }) => textContent)

describe('the services', () => {
  const open = async (params: Record<string, string>, items: object[]) => {
    screen = await openScreen(ReserveIndex, { params, answers: [[reservables, () => items]] })
  }

  it('show their next free time', async () => {
    await open({}, [
      { ...aReservable(), nextTime: NOW + DAY },
      { ...aReservable({ reserveId: 'RS2', name: '后台导览' }), nextTime: null },
    ])
    expect(rows()).toEqual([expect.stringContaining('明天 10:00'), expect.stringMatching(/后台导览.*近期已约满/)])
    await screen.press('后台导览')
    expect(screen.went).toContainEqual(['open', 'reserve-detail', { reserveId: 'RS2' }])
  })

  it('are filtered by venue and kind of the address, then by the chosen kind', async () => {
    await open({ venueId: 'V1', kind: 'TOUR' }, [])
    await screen.press('服务')
    expect(screen.sentTo(reservables)).toEqual([
      { venueId: 'V1', kind: 'TOUR' },
      { venueId: 'V1', kind: 'SERVICE' },
    ])
    await screen.press('去看演出')
    expect(screen.went.flat()).toContain('all')
  })
})

describe('the reservations', () => {
  const page = (items: object[], counted: object = { count: 0, blockedUntil: null }) => ({
    ...{ items, total: items.length, last: true, counted },
  })
  const open = async (answer: object, params: Record<string, string> = {}) => {
    screen = await openScreen(ReserveRecord, { member: true, params, answers: [[reservations, () => answer]] })
  }

  it('are coming ones, waiting ones and past ones', async () => {
    await open(page([aReservation()]))
    expect(rows()).toEqual([expect.stringMatching(/仓库旧影11月21日 周六 10:00–12:00 · 2 个名额已预约/)])
    await screen.press('候补')
    await screen.press('历史')
    expect(screen.sentTo(reservations).map(({ state }) => state)).toEqual(['COMING', 'WAITING', 'PAST'])
  })

  it('open one by a tap', async () => {
    await open(page([aReservation()]), { state: 'PAST' })
    await screen.press('仓库旧影')
    expect(screen.went).toContainEqual(['open', 'reserve-order', { reservationId: 'RV1' }])
    expect(screen.sentTo(reservations)).toMatchObject([{ state: 'PAST' }])
  })

  it('show the number of reservations that count against the buyer', async () => {
    await open(page([], { count: 2, blockedUntil: null }))
    expect(screen.text()).toContain('近 90 天爽约或逾时取消 2 次')
  })

  it('show until when the buyer is blocked', async () => {
    await open(page([], { count: 3, blockedUntil: NOW + 12 * DAY }))
    expect(screen.text()).toContain('12月2日前不能预约')
  })

  it('link to the services while the list is empty', async () => {
    await open(page([]))
    await screen.press('查看可预约项目')
    expect(screen.went.flat()).toContain('reserve-index')
  })
})
