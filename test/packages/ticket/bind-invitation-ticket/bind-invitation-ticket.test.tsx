import { bindTicket, findTicketToBind } from '@/api/ticket-bind'
import BindInvitationTicket from '@/packages/ticket/bind-invitation-ticket/bind-invitation-ticket'
import { aTicketToBind } from '../../../support/data/ticket-to-bind'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const INVITED = aTicketToBind({ kind: 'INVITATION', issuer: '组委会', needsNames: true })

describe('an invitation', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (params: Record<string, string>) => {
    screen = await openScreen(BindInvitationTicket, {
      member: true,
      params,
      answers: [
        [findTicketToBind, () => INVITED],
        [bindTicket, () => ({ voucherId: 'V9', needsNames: true })],
      ],
    })
    await screen.wait(1)
  }

  test('shows a link’s invitation, claims its tickets, and links to the attendee names', async () => {
    await open({ code: '7k4m-9q2x-wd58' })
    const proof = { kind: 'INVITATION', code: '7K4M9Q2XWD58', phoneTail: '' }
    expect(screen.sentTo(findTicketToBind)).toEqual([proof])
    expect(screen.text()).toContain('组委会邀请你')
    expect(screen.text()).toContain('这场演出需要实名')
    await screen.press('领取')
    expect(screen.sentTo(bindTicket)).toEqual([proof])
    await screen.press('填写观演人')
    expect(screen.went).toEqual([['redirect', 'real-name', { id: 'V9' }]])
  })

  test('is found by a typed code without a phone number', async () => {
    await open({})
    expect(screen.sentTo(findTicketToBind)).toEqual([])
    expect(screen.all('input')).toHaveLength(1)
    await screen.type(screen.all('input')[0], '7K4M9Q2XWD58')
    await screen.press('查找门票')
    expect(screen.text()).toContain('组委会邀请你')
  })

  test('ignores an invalid code of a link', async () => {
    await open({ code: '<script>' })
    expect(screen.sentTo(findTicketToBind)).toEqual([])
  })
})
