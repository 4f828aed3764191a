import { customerService } from '@/api/shop'
import { ContactModel } from '@/components/contact/contact.model'
import { customerService as service } from '@/platform/customer-service/index'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const setUp = async (info: object, options: Parameters<typeof fakeServices>[0] = {}, about = {}) => {
  const all = fakeServices({
    platform: { customerService: { ...service, opensCompanyChat: true } },
    ...options,
    answers: [
      [
        customerService,
        () => ({
          type: 'ONLINE_AND_TEL_CUSTOMER_SERVICE',
          customerServiceTelephone: '4000000000',
          workTimes: [],
          companyWechatEnabled: false,
          companyChatId: '',
          companyChatUrl: '',
          onlineConfig: null,
          ...info,
        }),
      ],
    ],
  })
  const { screen } = screenScope(all.services)
  const model = new ContactModel({ ...all.services, screen }, about)
  screen.start()
  model.show()
  await settle()
  return { ...all, model }
}

describe('the contact with the merchant', () => {
  it('supports one chat provider only', async () => {
    const online = { jumpUrl: 'https://chat.example', seatGroup: '', onlineCustomerId: '' }
    expect((await setUp({ onlineConfig: { ...online, supplierType: 'SOBOT' } })).model.chatAddress).toBe(
      'https://chat.example',
    )
    expect((await setUp({ onlineConfig: { ...online, supplierType: 'OTHER' } })).model.chatAddress).toBe('')
  })

  it('opens a chat page only after the user allows its address', async () => {
    const chat = { supplierType: 'SOBOT', jumpUrl: 'https://chat.example', seatGroup: '', onlineCustomerId: '' }
    const { model, services, toasts, tracked } = await setUp({ onlineConfig: chat })
    const open = jest.fn(() => Promise.resolve({ kind: 'done' as const }))
    Object.assign(services.platform, { customerService: { ...service, open, opensWebChat: true } })
    const mayLeave = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    Object.assign(services.navigate, { mayLeave })
    await model.chat()
    expect([open.mock.calls, toasts]).toEqual([[], []])
    await model.chat()
    expect([open.mock.calls, mayLeave.mock.calls[0]]).toEqual([
      [[{ jumpUrl: 'https://chat.example' }]],
      ['https://chat.example'],
    ])
    model.noteHostChat()
    expect(tracked.slice(1)).toEqual([
      { name: 'click_customer_service', way: 'chat' },
      { name: 'click_customer_service', way: 'host' },
      { name: 'session_from' },
    ])
  })

  it.each([
    ['a browser requests consent before opening the company’s page', true, false, 0],
    ['a browser opens the page after consent', true, true, 1],
    ['a host with an internal company chat requests no consent', false, false, 1],
  ])('opens the company chat: %s', async (_what, opensWebChat, allowed, opened) => {
    const company = { companyWechatEnabled: true, companyChatId: 'ww1', companyChatUrl: 'https://work.example/1' }
    const { model, services, tracked } = await setUp(company)
    const open = jest.fn(() => Promise.resolve({ kind: 'done' as const }))
    Object.assign(services.platform, { customerService: { ...service, open, opensWebChat, opensCompanyChat: true } })
    const mayLeave = jest.fn(() => Promise.resolve(allowed))
    Object.assign(services.navigate, { mayLeave })
    await model.chatWithCompany()
    expect(open).toHaveBeenCalledTimes(opened)
    expect(tracked).toEqual([{ name: 'click_customer_service', way: 'company' }])
    expect(mayLeave.mock.calls).toEqual(opensWebChat ? [['https://work.example/1']] : [])
  })

  it('shows a phone number only if the merchant accepts calls', async () => {
    expect((await setUp({})).model.phone).toBe('4000000000')
    expect((await setUp({ type: 'ONLINE_CUSTOMER_SERVICE' })).model.phone).toBe('')
  })

  it.each([
    [{}, true],
    [{ customerServiceTelephone: '' }, false],
    [{ type: 'NONE' }, false],
  ])('is offered only if a contact channel exists: %j', async (info, offered) => {
    expect((await setUp(info)).model.offered).toBe(offered)
  })

  it('is offered before the channels have loaded', async () => {
    const all = fakeServices()
    const { screen } = screenScope(all.services)
    const model = new ContactModel({ ...all.services, screen })
    screen.start()
    await settle()
    expect([model.info.status, model.offered]).toEqual(['failed', true])
  })

  it('requests the merchant’s contact data once', async () => {
    const { model, sentTo } = await setUp({})
    model.hide()
    model.show()
    await settle()
    expect([model.open, sentTo(customerService).length]).toEqual([true, 1])
  })

  it('passes the user and the order to the chat', async () => {
    const online = { supplierType: 'SOBOT', jumpUrl: 'https://chat.example', seatGroup: 'g', onlineCustomerId: '' }
    const { model, services } = await setUp({ onlineConfig: online }, { member: true }, { showId: 'S1', orderId: 'O1' })
    const { searchParams } = new URL(model.chatAddress)
    expect(Object.fromEntries(searchParams)).toEqual({
      partnerid: services.stores.user.userId,
      groupid: 'g',
      params: '{"orderId":"O1","showId":"S1"}',
    })
    expect(services.stores.user.userId).not.toBe('')
    expect(JSON.parse(model.sessionFrom)).toEqual({ showId: 'S1', orderId: 'O1' })
  })

  it.each(['javascript:alert(1)', 'http://chat.example', '//chat.example', ''])(
    'ignores the chat address %j',
    async (jumpUrl) => {
      const online = { supplierType: 'SOBOT', jumpUrl, seatGroup: '', onlineCustomerId: '' }
      expect((await setUp({ onlineConfig: online })).model.chatAddress).toBe('')
    },
  )

  it('has no channel when the merchant has disabled contact', async () => {
    const company = { companyWechatEnabled: true, companyChatId: 'ww1', companyChatUrl: 'https://work.example/1' }
    const online = { supplierType: 'SOBOT', jumpUrl: 'https://chat.example', seatGroup: '', onlineCustomerId: '' }
    const { model } = await setUp({ type: 'NONE', ...company, onlineConfig: online })
    expect([model.hostChat, model.companyChat, model.chatAddress, model.phone]).toEqual([null, null, '', ''])
    expect(model.offered).toBe(false)
  })

  it('opens the chat’s web page if the host has no chat', async () => {
    const online = { supplierType: 'SOBOT', jumpUrl: 'https://chat.example', seatGroup: '', onlineCustomerId: '' }
    const { model, went } = await setUp({ onlineConfig: online })
    await model.chat()
    expect(went).toEqual([['openAddress', 'https://chat.example']])
  })

  it('offers the host’s chat only if online service is on and no company chat exists', async () => {
    const platform = { customerService: { ...service, opensCompanyChat: true, buttonType: 'contact' as const } }
    const company = { companyWechatEnabled: true, companyChatId: 'ww1', companyChatUrl: 'https://work.example/1' }
    expect((await setUp({}, { platform })).model.hostChat).toBe('contact')
    expect((await setUp(company, { platform })).model.hostChat).toBeNull()
    expect((await setUp({ type: 'NONE' }, { platform })).model.hostChat).toBeNull()
  })

  it.each([
    ['enabled', {}, true],
    ['disabled', { companyWechatEnabled: false }, false],
    ['without an id', { companyChatId: '' }, false],
    ['without a safe address', { companyChatUrl: 'javascript:alert(1)' }, false],
  ])('offers the company chat only if usable: %s', async (_when, change, there) => {
    const company = { companyWechatEnabled: true, companyChatId: 'ww1', companyChatUrl: 'https://work.example/1' }
    const { model } = await setUp({ ...company, ...change })
    expect(model.companyChat !== null).toBe(there)
  })

  it('is available within the merchant’s service hours only', async () => {
    const day = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }))
    expect((await setUp({ workTimes: day('00:00', '24:00') })).model.answers).toBe(true)
    expect((await setUp({ workTimes: day('00:00', '00:00') })).model.answers).toBe(false)
  })
})
