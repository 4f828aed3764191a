import { attendees } from '@/api/attendee'
import { nameTickets, ticketNames } from '@/api/real-name'
import RealNameSingle from '@/packages/ticket/real-name-single/real-name-single'
import { RequestError } from '@/request/errors'
import { anAttendee } from '../../../support/data/attendee'
import { aNamedTicket, aNamedVoucher } from '../../../support/data/named-voucher'
import type { Answers } from '../../../support/fake-gateway'
import { NOW } from '../../../support/fake-clock'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const people = [anAttendee('A1', { name: '林晚' }), anAttendee('A2', { name: '陈牧' })]
const LIN = { audienceName: '林晚', audienceId: 'A1', idNo: '3101**********0023' }

describe('the attendee of one ticket', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (ticket = aNamedTicket('T1'), answers: Answers = [], ticketId = 'T1') => {
    screen = await openScreen(RealNameSingle, {
      member: true,
      params: { id: 'V1', ticketId },
      answers: [[ticketNames, () => aNamedVoucher([ticket])], [attendees, () => people], ...answers],
    })
  }
  const radio = (name: string) => screen.all('[role=radio]').find(({ textContent }) => textContent?.includes(name))!
  const agree = (text: string) =>
    screen.tap(
      [...screen.all('[role=alertdialog] button, [role=dialog] button')].find(
        ({ textContent }) => textContent === text,
      )!,
    )

  test('is named on the ticket after the buyer confirms the choice', async () => {
    await open(undefined, [[nameTickets, () => aNamedVoucher([aNamedTicket('T1', LIN)])]])
    await screen.press('确认')
    expect(screen.text()).toContain('请选择一位观演人')
    await screen.tap(radio('林晚'))
    await screen.press('确认')
    await agree('确认')
    expect(screen.sentTo(nameTickets)).toEqual([{ voucherId: 'V1', bindings: [{ ticketId: 'T1', audienceId: 'A1' }] }])
    expect([screen.toast(), screen.went]).toEqual(['观演人已填写', [['back']]])
  })

  test('can be corrected once, after a confirmation that shows both names', async () => {
    await open(aNamedTicket('T1', LIN), [[nameTickets, () => aNamedVoucher([aNamedTicket('T1')])]])
    expect(radio('林晚')).toBeUndefined()
    await screen.tap(radio('陈牧'))
    await screen.press('确认更正')
    expect(screen.question()).toContain('林晚 将更正为 陈牧。每张票只能更正一次')
    await agree('确认更正')
    expect(screen.toast()).toBe('观演人已更正')
  })

  test('cannot be changed again after a correction, and the screen shows the correction', async () => {
    const changes = [{ kind: 'CORRECTION' as const, fromName: '陈牧', fromIdNo: '', name: '林晚', idNo: '', at: NOW }]
    await open(aNamedTicket('T1', { ...LIN, corrections: 1, changes }))
    expect(screen.text()).toContain('这张票已更正过一次，不能再更改')
    expect(screen.text()).toContain('由 陈牧 更正为 林晚')
    expect(screen.all('[role=radio]')).toEqual([])
  })

  test('cannot be changed on a used ticket', async () => {
    await open(aNamedTicket('T1', { ...LIN, state: 'USED' }))
    expect(screen.text()).toContain('这张票已不可用')
    expect(screen.all('[role=radio]')).toEqual([])
  })

  test('links to phone binding for a minor, in mini programs only', async () => {
    const refuse = () => {
      throw new RequestError({ kind: 'business', statusCode: 22033505, message: '林晚 未成年' })
    }
    await open(undefined, [[nameTickets, refuse]])
    await screen.tap(radio('林晚'))
    await screen.press('确认')
    await agree('确认')
    expect(screen.text('[role=alert]')).toContain('林晚 未成年')
    expect(screen.text()).not.toContain('去绑定手机号')
  })

  test('links to the ID card form, or to all names if the ticket is unknown', async () => {
    await open()
    await screen.press('用身份证填写')
    expect(screen.went).toEqual([['open', 'real-idCard', { id: 'V1', ticketId: 'T1' }]])
    screen.unmount()
    await open(undefined, [], 'T9')
    await screen.press('查看观演人')
    expect(screen.went).toEqual([['redirect', 'real-name', { id: 'V1' }]])
  })
})
