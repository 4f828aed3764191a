import { ticketNames } from '@/api/real-name'
import RealName from '@/packages/ticket/real-name/real-name'
import { aNamedTicket, aNamedVoucher } from '../../../support/data/named-voucher'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const NAMED = { audienceName: '小满', audienceId: 'A3', idNo: '3101**********0049', guardianPhone: '138****0001' }

describe('the names on a voucher', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (...tickets: ReturnType<typeof aNamedTicket>[]) => {
    screen = await openScreen(RealName, {
      member: true,
      params: { id: 'V1' },
      answers: [[ticketNames, () => aNamedVoucher(tickets)]],
    })
  }

  test('show the attendee and the state of each ticket', async () => {
    await open(aNamedTicket('T1', NAMED), aNamedTicket('T2'), aNamedTicket('T3', { ...NAMED, corrections: 1 }))
    const rows = screen.all('[role=listitem]').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('小满身份证 3101**********0049监护人手机 138****0001已填写')
    expect(rows[1]).toContain('尚未填写待填写')
    expect(rows[2]).toContain('已更正')
    await screen.press('6 排 T1')
    expect(screen.went).toEqual([['open', 'real-name-single', { id: 'V1', ticketId: 'T1' }]])
  })

  test.each([
    [
      'a single unnamed ticket',
      [aNamedTicket('T1', NAMED), aNamedTicket('T2')],
      1,
      ['open', 'real-name-single', { id: 'V1', ticketId: 'T2' }],
    ],
    [
      'several unnamed tickets',
      [aNamedTicket('T1'), aNamedTicket('T2')],
      2,
      ['open', 'ticket-bind-audience', { id: 'V1' }],
    ],
  ])('link to the screen that names %s', async (_, tickets, count, went) => {
    await open(...tickets)
    await screen.press(`一起填写 ${count} 张票`)
    expect(screen.went).toEqual([went])
  })

  test('show unnamed ended tickets last, as rows that cannot be opened', async () => {
    await open(aNamedTicket('T1', { state: 'REBOOKED' }), aNamedTicket('T2', NAMED))
    const rows = screen.all('[role=listitem]')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('小满'),
      expect.stringMatching(/6 排 T1.*已改签已失效/),
    ])
    expect(rows[1].querySelector('a, button, [role=button], [role=link]')).toBeNull()
  })

  test('are locked when the deadline passes while the screen is open', async () => {
    await open(aNamedTicket('T1'))
    expect(screen.text()).toMatch(/请在明天 10:00 前填写/)
    await screen.wait(24 * 3_600_000)
    expect(screen.text()).toContain('已于今天 10:00 截止填写')
    expect(screen.text()).not.toContain('一起填写')
  })
})
