import { attendees, createAttendee } from '@/api/attendee'
import { nameTickets, ticketNames } from '@/api/real-name'
import RealIdCard from '@/packages/ticket/real-id-card/real-id-card'
import { RequestError } from '@/request/errors'
import { anAttendee } from '../../../support/data/attendee'
import { aNamedTicket, aNamedVoucher } from '../../../support/data/named-voucher'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const [ADULT, CHILD] = ['310101199206180023', '310104201605210049']
const exists = () => {
  throw new RequestError({ kind: 'business', statusCode: 22030201, message: '该观演人已在你的列表中' })
}

describe('the ID card form of a ticket', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers = [], voucher = aNamedVoucher([aNamedTicket('T1')])) => {
    screen = await openScreen(RealIdCard, {
      member: true,
      params: { id: 'V1', ticketId: 'T1' },
      answers: [[ticketNames, () => voucher], [nameTickets, () => voucher], ...answers],
    })
  }
  const fill = async (name: string, number: string) => {
    const [first, second] = screen.all('input')
    await screen.type(first, name)
    await screen.type(second, number)
  }
  const send = async () => {
    await screen.press('填写到门票')
    const yes = [...screen.all('[role=alertdialog] button, [role=dialog] button')].find(
      ({ textContent }) => textContent === '确认',
    )
    if (yes) await screen.tap(yes)
  }

  test('creates an attendee and puts the attendee’s name on the ticket', async () => {
    await open([[createAttendee, () => anAttendee('A7')]])
    await fill('林晚', ADULT)
    await send()
    expect(screen.sentTo(createAttendee)).toEqual([{ name: '林晚', idType: 'ID_CARD', idNo: ADULT }])
    expect(screen.sentTo(nameTickets)).toEqual([{ voucherId: 'V1', bindings: [{ ticketId: 'T1', audienceId: 'A7' }] }])
    expect(screen.went).toEqual([['back']])
  })

  test('sends no request if a digit of the number is wrong', async () => {
    await open()
    await fill('林晚', '310101199206180024')
    await send()
    expect(screen.text()).toContain('证件号码有误，请核对每一位')
    expect(screen.sentTo(createAttendee)).toEqual([])
  })

  test.each([
    ['林晚', [{ voucherId: 'V1', bindings: [{ ticketId: 'T1', audienceId: 'A1' }] }]],
    ['林婉', []],
  ])('uses the saved attendee of an ID card only if the name matches (%s)', async (name, sent) => {
    const saved = anAttendee('A1', { name: '林晚', idNo: '3101**********0023' })
    await open([
      [createAttendee, exists],
      [attendees, () => [saved]],
    ])
    await fill(name, ADULT)
    await send()
    expect(screen.sentTo(nameTickets)).toEqual(sent)
    expect(screen.text().includes('姓名与填写的不一致')).toBe(sent.length === 0)
  })

  test('shows the guardian’s phone for a minor', async () => {
    await open()
    await fill('小满', CHILD)
    expect(screen.text()).toMatch(/监护人手机 \d+\*+\d+ 接收通知/)
  })

  test('is not shown if the show requires other documents or the ticket was corrected', async () => {
    await open([], aNamedVoucher([aNamedTicket('T1')], { idTypes: ['PASSPORT'] }))
    expect(screen.text()).toContain('本演出不支持身份证')
    screen.unmount()
    await open([], aNamedVoucher([aNamedTicket('T1', { audienceName: '林晚', audienceId: 'A1', corrections: 1 })]))
    expect(screen.text()).toContain('不能再更改')
    expect(screen.all('input')).toEqual([])
  })
})
