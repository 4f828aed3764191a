import { customerService } from '@/api/shop'
import { ContactModel } from '@/components/contact/contact.model'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const setUp = async (info: object) => {
  const all = fakeServices({
    answers: [
      [
        customerService,
        () => ({
          type: 'ONLINE_AND_TEL_CUSTOMER_SERVICE',
          customerServiceTelephone: '4000000000',
          workTimes: [],
          onlineConfig: null,
          ...info,
        }),
      ],
    ],
  })
  const { screen } = screenScope(all.services)
  const model = new ContactModel({ ...all.services, screen })
  screen.start()
  model.show()
  await settle()
  return { ...all, model }
}

describe('reaching the merchant', () => {
  it('supports one chat provider only', async () => {
    const online = { jumpUrl: 'https://chat.example', seatGroup: '', onlineCustomerId: '' }
    expect((await setUp({ onlineConfig: { ...online, supplierType: 'SOBOT' } })).model.chatAddress).toBe(
      'https://chat.example',
    )
    expect((await setUp({ onlineConfig: { ...online, supplierType: 'OTHER' } })).model.chatAddress).toBe('')
  })

  it('opens a chat only when its address may be opened', async () => {
    const chat = { supplierType: 'SOBOT', jumpUrl: 'https://chat.example', seatGroup: '', onlineCustomerId: '' }
    const { model, services, toasts } = await setUp({ onlineConfig: chat })
    const open = jest.fn(() => Promise.resolve({ kind: 'done' as const }))
    Object.assign(services.platform, { customerService: { open, buttonType: null } })
    const mayLeave = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    Object.assign(services.navigate, { mayLeave })
    await model.chat()
    expect([open.mock.calls, toasts]).toEqual([[], []])
    await model.chat()
    expect([open.mock.calls, mayLeave.mock.calls[0]]).toEqual([
      [[{ jumpUrl: 'https://chat.example' }]],
      ['https://chat.example'],
    ])
  })

  it('calls only where the merchant takes calls', async () => {
    expect((await setUp({})).model.phone).toBe('4000000000')
    expect((await setUp({ type: 'ONLINE_CUSTOMER_SERVICE' })).model.phone).toBe('')
  })

  it('requests once', async () => {
    const { model, sentTo } = await setUp({})
    model.hide()
    model.show()
    await settle()
    expect([model.open, sentTo(customerService).length]).toEqual([true, 1])
  })
})
