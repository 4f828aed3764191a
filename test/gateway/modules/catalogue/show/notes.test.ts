import {
  doorNotes,
  type NotedShow,
  serviceNotesOf,
} from '../../../../../scripts/gateway/modules/catalogue/show/note-service'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const noted = (more: Partial<NotedShow> = {}): NotedShow => ({
  ...{ notes: ['refundable', 'returnable', 'invoice', 'nothing'] },
  ...{ refund_rule: { steps: [{ before: 2 * DAY, fee: 3000 }], perSession: 1 }, resale_rule: null, service_fee: 0 },
  ...more,
})
const textOf = (code: string, show: NotedShow) =>
  serviceNotesOf(show, 'zh-CN').find((note) => note.code === code)?.description

test('describes the fees of refund and resale from the show’s rules', () => {
  const show = noted({ resale_rule: { before: 2 * HOUR, fee: 1000 } })
  expect(serviceNotesOf(show, 'zh-CN').map(({ code }) => code)).toEqual(['refundable', 'returnable', 'invoice'])
  expect(textOf('refundable', show)).toMatch(/^开演 2 天前退票收 30%，不足 2 天不可退。/)
  expect(textOf('returnable', show)).toBe(
    '不能退的票，可在开演 2 小时前按票面价退给候补的人，售出后退款，收取 10% 手续费。',
  )
  const free = noted({ resale_rule: { before: DAY, fee: 0 } })
  expect(textOf('returnable', free)).toBe('不能退的票，可在开演 1 天前按票面价退给候补的人，售出后全额退款。')
})

test('omits the resale note for a show without resale', () => {
  expect(textOf('returnable', noted())).toBeUndefined()
})

test('explains the refund of a service fee only for a show with such a fee', () => {
  const notes = ['serviceFee']
  expect(textOf('serviceFee', noted({ notes, service_fee: 650 }))).toBe(
    '每张门票另收服务费 ¥6.5。服务费仅在演出取消或延期时退还。',
  )
  expect(textOf('serviceFee', noted({ notes }))).toBeUndefined()
})

test('derives the refund note from the refund rule, not from the show’s own notes', () => {
  const none = { steps: [], perSession: 1 }
  expect(serviceNotesOf(noted({ refund_rule: none }), 'zh-CN')[0].code).toBe('notRefundable')
  expect(serviceNotesOf(noted({ notes: ['notRefundable'] }), 'zh-CN')[0].code).toBe('refundable')
})

test.each([
  ['zh-CN', '开演 7 天前退票收 10%，2 至 7 天收 30%，不足 2 天不可退。'],
  ['zh-MO', '開演 7 天前退票收 10%，2 至 7 天收 30%，不足 2 天不可退。'],
  [
    'en-US',
    'Refunds: 10% fee more than 7 days before the show, 30% fee 2 to 7 days before; none less than 2 days before.',
  ],
] as const)('describes in %s each period of a refund rule', (language, sentence) => {
  const steps = [
    { before: 7 * DAY, fee: 1000 },
    { before: 2 * DAY, fee: 3000 },
  ]
  const [note] = serviceNotesOf(noted({ refund_rule: { steps, perSession: 1 } }), language)
  expect(note.description.startsWith(sentence)).toBe(true)
})

test('shows both time units in a period that starts in hours and ends in days', () => {
  const steps = [
    { before: DAY, fee: 0 },
    { before: 12 * HOUR, fee: 3000 },
  ]
  expect(textOf('refundable', noted({ refund_rule: { steps, perSession: 1 } }))).toMatch(
    /^开演 1 天前退票免手续费，12 小时 至 1 天收 30%，不足 12 小时不可退。/,
  )
})

test('lists on a ticket only notes about admission', () => {
  expect(doorNotes(['noName', 'eTicket', 'refundable', 'invoice', 'noSeat', 'child'])).toEqual(['eTicket', 'child'])
})

test('marks the note against small children as unsupported, and the welcome note as supported', () => {
  const notes = serviceNotesOf(noted({ notes: ['child', 'childWelcome'] }), 'zh-CN')
  expect(notes.map(({ title, supported }) => [title, supported])).toEqual([
    ['1.2 米以下谢绝入场', false],
    ['儿童可入场', true],
  ])
})
