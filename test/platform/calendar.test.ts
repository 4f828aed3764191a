/** @jest-environment jsdom */
import { addToCalendar as alipay } from '@/platform/calendar/index.alipay'
import { addToCalendar as bank, addToCalendar as weapp } from '@/platform/calendar/index'
import { addToCalendar as h5 } from '@/platform/calendar/index.h5'
import { DONE, holdToContract, never } from './support/contract'

jest.mock('@tarojs/taro', () => jest.requireActual<{ asModule: object }>('../hosts/fakes/taro').asModule)

const event = {
  id: 'order-1',
  title: 'Hamlet',
  startsAt: Date.UTC(2026, 10, 21, 11, 30),
  endsAt: Date.UTC(2026, 10, 21, 14),
  utcOffset: 480,
  location: 'Grand Theatre',
  alarmMinutes: 120,
}

const asked = {
  title: 'Hamlet',
  startTime: event.startsAt / 1000,
  endTime: String(event.endsAt / 1000),
  location: 'Grand Theatre',
  description: '',
  alarm: true,
  alarmOffset: 7200,
}

holdToContract(
  'adding to the calendar',
  { ...DONE, downloaded: {} },
  {
    weapp: { call: 'addPhoneCalendar', ask: () => weapp(event), asked, gives: { kind: 'done' } },
    alipay: never(() => alipay(event)),
    bank: never(() => bank(event)),
    h5: {
      enter: () => Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
      ask: () => h5(event),
      ends: [
        {
          when: 'a browser takes the file',
          bring: () => void jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(),
          gives: { kind: 'downloaded' },
        },
        {
          when: 'a browser without files',
          bring: () => Object.assign(URL, { createObjectURL: undefined }),
          gives: { kind: 'failed' },
        },
      ],
      leave: () => jest.restoreAllMocks(),
    },
  },
)

test('downloads an .ics file in a browser', async () => {
  let file: Blob | undefined
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      file = blob
      return 'blob:1'
    },
    revokeObjectURL: () => undefined,
  })
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.download).toBe('Hamlet.ics')
  })
  expect(await h5(event)).toEqual({ kind: 'downloaded' })
  expect(click).toHaveBeenCalledTimes(1)
  expect(file?.type).toBe('text/calendar;charset=utf-8')
  expect(file?.size).toBeGreaterThan(300)
})
