import { attendees } from '@/api/attendee'
import { certifications } from '@/api/auth'
import { nameTickets, ticketNames } from '@/api/real-name'
import TicketBindAudience from '@/packages/transfer/ticket-bind-audience/ticket-bind-audience'
import { RequestError } from '@/request/errors'
import { anAttendee } from '../../../support/data/attendee'
import { aNamedTicket, aNamedVoucher } from '../../../support/data/named-voucher'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const people = [
  anAttendee('A1', { name: '林晚' }),
  anAttendee('A2', { name: '陈牧' }),
  anAttendee('A3', { name: '小满', birthday: '2018-05-21' }),
  anAttendee('A5', { name: '小宝', birthday: '2017-05-21' }),
  anAttendee('A4', { name: '区文', selectable: false, reason: '须年满 18 周岁' }),
]
const THREE = aNamedVoucher([aNamedTicket('T1'), aNamedTicket('T2'), aNamedTicket('T3')])

describe('the assignment of several attendees to several tickets', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers = [], config = {}) => {
    screen = await openScreen(TicketBindAudience, {
      member: true,
      params: { id: 'V1' },
      answers: [[ticketNames, () => THREE], [attendees, () => people], ...answers],
      config,
    })
  }
  const box = (name: string) => screen.all('[role=checkbox]').find(({ textContent }) => textContent?.includes(name))!
  const choose = async (...names: string[]) => {
    for (const name of names) await screen.tap(box(name))
  }
  const confirm = async (count: number) => {
    await screen.press(`确认 ${count} 位观演人`)
    await screen.tap(
      [...screen.all('[role=alertdialog] button, [role=dialog] button')].find(
        ({ textContent }) => textContent === `确认 ${count} 位观演人`,
      )!,
    )
  }

  test('seats children beside adults, and is sent after a confirmation', async () => {
    await open([[nameTickets, () => THREE]])
    await choose('小满', '小宝', '林晚')
    expect(screen.text()).toMatch(/6 排 T1一层小满.*6 排 T2一层林晚.*6 排 T3一层小宝/)
    await screen.press('确认 3 位观演人')
    expect(screen.question()).toContain('每张票只能再更正一次')
    expect(screen.sentTo(nameTickets)).toEqual([])
    screen.unmount()
    await open([[nameTickets, () => THREE]])
    await choose('小满', '小宝', '林晚')
    await confirm(3)
    expect(screen.sentTo(nameTickets)).toEqual([
      {
        voucherId: 'V1',
        bindings: [
          { ticketId: 'T1', audienceId: 'A3' },
          { ticketId: 'T2', audienceId: 'A1' },
          { ticketId: 'T3', audienceId: 'A5' },
        ],
      },
    ])
    expect(screen.toast()).toBe('观演人已填写')
    expect(screen.went).toEqual([['back']])
  })

  test('can be changed by the buyer, and reset to the suggestion', async () => {
    await open()
    await choose('林晚', '陈牧')
    await screen.press('6 排 T1')
    await screen.tap(screen.all('[role=dialog] [role=radio]').find(({ textContent }) => textContent === '陈牧')!)
    expect(screen.text()).toMatch(/6 排 T1一层陈牧.*6 排 T2一层林晚/)
    await screen.press('恢复建议')
    expect(screen.text()).toMatch(/6 排 T1一层林晚.*6 排 T2一层陈牧/)
  })

  test('shows why attendees are unsuitable, and limits the choice to the available tickets', async () => {
    await open([
      [
        ticketNames,
        () => aNamedVoucher([aNamedTicket('T1'), aNamedTicket('T2', { audienceName: '陈牧', audienceId: 'A2' })]),
      ],
    ])
    expect(box('区文').textContent).toContain('须年满 18 周岁')
    expect(box('陈牧').textContent).toContain('已填写在6 排 T2')
    await choose('陈牧', '区文', '林晚', '小满')
    expect(screen.text()).toContain('已选 1/1')
    expect(screen.text()).toMatch(/6 排 T1一层林晚/)
  })

  test('requires at least one attendee', async () => {
    await open()
    await screen.press('确认观演人')
    expect(screen.text()).toContain('请至少选择一位观演人')
    expect(screen.question()).toBe('')
  })

  test('shows a refusal on the screen, and reloads the tickets', async () => {
    const refuse = () => {
      throw new RequestError({ kind: 'business', statusCode: 22033506, message: '林晚 在本场次已有一张票，每人限一张' })
    }
    await open([[nameTickets, refuse]])
    await choose('林晚')
    const reads = screen.sentTo(ticketNames).length
    await confirm(1)
    expect(screen.text('[role=alert]')).toContain('每人限一张')
    expect(screen.sentTo(ticketNames).length).toBe(reads + 1)
    expect(screen.went).toEqual([])
  })

  test('requires the face check first if the show needs it', async () => {
    await open(
      [
        [ticketNames, () => ({ ...THREE, needFaceAuth: true })],
        [certifications, () => []],
      ],
      { supportFaceAuth: true },
    )
    await choose('林晚')
    await confirm(1)
    expect(screen.question()).toContain('请先完成人脸核验')
    expect(screen.sentTo(nameTickets)).toEqual([])
  })

  test('is disabled after the deadline, and refers to the box office', async () => {
    await open()
    await screen.wait(24 * 3_600_000)
    expect(screen.text()).toContain('现场客服处')
    expect(screen.all('[role=checkbox]')).toEqual([])
  })

  test('links to the names once complete, or to the ticket if names are not required', async () => {
    await open([[ticketNames, () => aNamedVoucher([aNamedTicket('T1', { audienceName: '林晚', audienceId: 'A1' })])]])
    await screen.press('查看观演人')
    expect(screen.went).toEqual([['redirect', 'real-name', { id: 'V1' }]])
    screen.unmount()
    const none = () => {
      throw new RequestError({ kind: 'business', statusCode: 22033501 })
    }
    await open([[ticketNames, none]])
    expect(screen.text()).toContain('这场演出不需要实名')
    await screen.press('查看门票')
    expect(screen.went).toEqual([['open', 'ticket-detail-new', { id: 'V1' }]])
  })
})
