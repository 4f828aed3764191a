import { TicketCard } from '@/components/ticket/ticket-card/ticket-card'
import { texts } from '@/locales/texts'
import { aVoucher } from '../../support/data/voucher'
import { NOW } from '../../support/fake-clock'
import { mount } from '../../support/screen'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

test.each([
  ['this year’s date', Date.UTC(2026, 11, 5, 11, 30), '12月5日 周六 19:30', false],
  ['next year’s date', Date.UTC(2027, 0, 3, 10, 30), '1月3日 周日 18:30', false],
  ['a different name', Date.UTC(2027, 0, 3, 10, 30), '首演场', true],
])('hides a session name that only repeats the date: %s', async (_, showTime, sessionName, displayed) => {
  await texts.setLanguage('zh-CN')
  const voucher = aVoucher({
    ...{ showTime, sessionName, utcOffset: 480, isPermanent: false, state: 'VALID', codeFrom: null },
    ...{ cityName: '上海', posterUrl: '', posterColor: '' },
  })
  const screen = await mount(withServices(TicketCard, fakeServices().services), { voucher: voucher as never })
  expect(screen.text().includes(sessionName)).toBe(displayed)
  screen.unmount()
})

test.each([
  ['VALID', ['8 排 1 座', '8 排 2 座'], '8 排 1–2 座'],
  ['VALID', [], ''],
  ['REFUNDED', ['8 排 1 座'], ''],
])('shows or hides the seats of a ticket in state %s: %j', async (state, seats, text) => {
  await texts.setLanguage('zh-CN')
  const voucher = aVoucher({ state, seats, utcOffset: 480, codeFrom: null, sessionName: '' })
  const screen = await mount(withServices(TicketCard, fakeServices().services), { voucher: voucher as never })
  expect(screen.text().match(/8.排.*座/)?.[0] ?? '').toBe(text.replace(/ /g, '\u00a0'))
  screen.unmount()
})

test('distinguishes orders of the same show by session, tier and seats', async () => {
  await texts.setLanguage('zh-CN')
  const own = { sessionName: '首演场', tiers: ['池座乙'], seats: ['9 排 1 座'] }
  const voucher = aVoucher({ state: 'VALID', utcOffset: 480, codeFrom: Date.UTC(2030, 0), ...own })
  const screen = await mount(withServices(TicketCard, fakeServices().services), { voucher: voucher as never })
  expect(screen.text()).toMatch(/首演场.· 池座乙.· 9.排.1.座/)
  screen.unmount()
})

test.each([
  ['DELAY', 'VALID', '已延期'],
  ['CANCELED', 'VALID', '已取消'],
  ['CANCELED', 'REFUNDED', ''],
  ['NONE', 'VALID', ''],
])('maps the show change %s and the ticket state %s to the mark “%s”', async (showChange, state, mark) => {
  await texts.setLanguage('zh-CN')
  const voucher = aVoucher({ showChange, state, utcOffset: 480, codeFrom: null, sessionName: '' })
  const screen = await mount(withServices(TicketCard, fakeServices().services), { voucher: voucher as never })
  expect(screen.text().match(/已延期|已取消/)?.[0] ?? '').toBe(mark)
  screen.unmount()
})

test.each([
  ['CANCELED', 'O1', '退票'],
  ['CANCELED', '', '查看门票'],
  ['DELAY', 'O1', '查看门票'],
  ['NONE', 'O1', '查看票码'],
])('labels the button for the show change %s and the order “%s”: %s', async (showChange, orderId, way) => {
  await texts.setLanguage('zh-CN')
  const voucher = aVoucher({ showChange, orderId, state: 'VALID', utcOffset: 480, codeFrom: null, sessionName: '' })
  const screen = await mount(withServices(TicketCard, fakeServices().services), { voucher: voucher as never })
  expect(screen.text().match(/退票|查看门票|查看票码/g)).toEqual([way])
  screen.unmount()
})

test.each([
  [false, '查看票码'],
  [true, '查看门票'],
])('labels the button of a ticket (paper shipped: %s) as: %s', async (paperSent, text) => {
  await texts.setLanguage('zh-CN')
  const voucher = aVoucher({ state: 'VALID', utcOffset: 480, codeFrom: null, sessionName: '', paperSent })
  const screen = await mount(withServices(TicketCard, fakeServices().services), { voucher: voucher as never })
  expect(screen.text()).toContain(text)
  screen.unmount()
})

/** 19:30 on the day of the test clock. */
const EVENING = NOW + 9.5 * 3_600_000

test.each([
  ['today', 0, 'VALID', 'NONE', '今天周五 19:30'],
  ['tomorrow', 1, 'VALID', 'NONE', '明天周六 19:30'],
  ['later', 2, 'VALID', 'NONE', '11月22日周日 19:30'],
  ['used today', 0, 'USED', 'NONE', '11月20日周五 19:30'],
  ['canceled today', 0, 'VALID', 'CANCELED', '11月20日周五 19:30'],
])('formats the date of a show in the case “%s”', async (_, days, state, showChange, text) => {
  await texts.setLanguage('zh-CN')
  const showTime = EVENING + days * 86_400_000
  const more = { showTime, isPermanent: false, utcOffset: 480, codeFrom: null, sessionName: '' }
  const screen = await mount(withServices(TicketCard, fakeServices().services), {
    voucher: aVoucher({ state, showChange, ...more }) as never,
  })
  expect(screen.text()).toContain(text)
  screen.unmount()
})
