import type { Express } from '@/api/express'
import { NOW } from '../fake-clock'

const HOUR = 3_600_000

/** A parcel that the courier picked up two hours ago. */
export const aParcel = (more: Partial<Express> = {}): Express => ({
  ...{ orderId: 'O1', showName: 'Tides', state: 'ON_WAY', displayName: '灯速快递', expressNo: 'LX20260019928' },
  ...{ recipient: '林晚', cellphone: '138****0001', address: '上海市静安区河岸路 18 弄' },
  ...{ canChangeAddress: false, ticketsEnded: false, leavesAt: null, utcOffset: 480 },
  steps: [
    { step: 'PICKED_UP', text: '快递员已揽收', place: '上海市', time: NOW - 2 * HOUR },
    { step: 'PACKED', text: '票品已出票并打包', place: '上海市', time: NOW - 14 * HOUR },
  ],
  ...more,
})

/** The same parcel before its pick-up. */
export const aPackedParcel = (more: Partial<Express> = {}): Express =>
  aParcel({
    ...{ state: 'PACKING', displayName: '', expressNo: '', canChangeAddress: true, leavesAt: NOW + 3 * HOUR },
    steps: [{ step: 'PACKED', text: '票品已出票并打包', place: '上海市', time: NOW - 9 * HOUR }],
    ...more,
  })
