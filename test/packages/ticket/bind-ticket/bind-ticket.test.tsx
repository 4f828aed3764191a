import { bindTicket, findTicketToBind } from '@/api/ticket-bind'
import BindTicket from '@/packages/ticket/bind-ticket/bind-ticket'
import { RequestError } from '@/request/errors'
import { aTicketToBind } from '../../../support/data/ticket-to-bind'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const refused = (statusCode: number, message: string, data?: object) => () => {
  throw new RequestError({ kind: 'business', statusCode, message, data })
}
const PROOF = { kind: 'PARTNER', code: '3D6T8M1QRN97', phoneTail: '0001' }

describe('the binding of a ticket bought elsewhere', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (answers: Answers) => {
    screen = await openScreen(BindTicket, { member: true, answers })
  }
  const find = async (code = '3d6t-8m1q-rn97', tail = '0001') => {
    const [first, second] = screen.all('input')
    await screen.type(first, code)
    await screen.type(second, tail)
    await screen.press('查找门票')
  }

  test('shows the ticket for review before binding the ticket to the account', async () => {
    await open([
      [findTicketToBind, () => aTicketToBind()],
      [bindTicket, () => ({ voucherId: 'V9', needsNames: false })],
    ])
    await find()
    expect(screen.text()).toContain('购自 城市票台')
    expect(screen.sentTo(bindTicket)).toEqual([])
    await screen.press('绑定到我的账号')
    expect([screen.sentTo(findTicketToBind), screen.sentTo(bindTicket)]).toEqual([[PROOF], [PROOF]])
    expect(screen.text()).toContain('门票已放进你的票夹')
    await screen.press('查看门票')
    expect(screen.went).toEqual([['redirect', 'ticket-detail-new', { id: 'V9' }]])
  })

  test.each([
    ['', '0001', '请输入票码'],
    ['3D6T', '0001', '票码应为 12 位字母和数字'],
    ['3D6T8M1QRN97', '01', '请输入 4 位数字'],
  ])('sends no request for the code “%s” and last digits “%s”, but shows “%s”', async (code, tail, text) => {
    await open([])
    await find(code, tail)
    expect(screen.text()).toContain(text)
    expect(screen.sentTo(findTicketToBind)).toEqual([])
  })

  test('shows the refusal of a wrong code, then accepts a correct code', async () => {
    await open([[findTicketToBind, refused(22033601, '没有找到这张票')]])
    await find()
    expect(screen.text('[role=alert]')).toContain('没有找到这张票')
    screen.answer(findTicketToBind, () => aTicketToBind())
    await screen.press('查找门票')
    expect(screen.text()).toContain('购自 城市票台')
  })

  test('links to a ticket that is already in this account', async () => {
    await open([[findTicketToBind, refused(22033604, '这张票已在你的票夹里', { voucherId: 'V3' })]])
    await find()
    await screen.press('查看门票')
    expect(screen.went).toEqual([['redirect', 'ticket-detail-new', { id: 'V3' }]])
  })

  test('shows that another account has claimed the ticket, and offers another code', async () => {
    await open([
      [findTicketToBind, () => aTicketToBind()],
      [bindTicket, refused(22033603, '这张票已被其他账号领取')],
    ])
    await find()
    await screen.press('绑定到我的账号')
    expect(screen.text('[role=alert]')).toContain('已被其他账号领取')
    await screen.press('换一个票码')
    expect(screen.all('input')).toHaveLength(2)
  })
})
