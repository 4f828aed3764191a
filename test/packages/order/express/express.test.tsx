import { addressDetail } from '@/api/address'
import { changeExpressAddress, express } from '@/api/express'
import { readOrderNews } from '@/api/order'
import { EXPRESS_CODES } from '@/domain/business-codes/express'
import Express from '@/packages/order/express/express'
import { aPackedParcel, aParcel } from '../../../support/data/express'
import { type Answers, refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('a parcel', () => {
  let screen: OpenScreen
  let copied: string[]
  afterEach(() => screen.unmount())
  const open = async (answers: Answers, params: Record<string, string> = { orderId: 'O1' }, picked?: string) => {
    copied = []
    const clipboard = {
      copy: async (text: string) => {
        copied.push(text)
        return { kind: 'done' as const, value: undefined }
      },
      paste: async () => ({ kind: 'unsupported' as const }),
    }
    screen = await openScreen(Express, {
      ...{ member: true, params, answers, host: { clipboard } },
      before: ({ stores }) => void (picked && stores.choices.chooseAddress(picked)),
    })
  }

  test('shows the carrier and a copyable number, with the newest step first', async () => {
    await open([[express, () => aParcel()]])
    expect(screen.text('[role=heading][aria-level="2"]')).toBe('运输中')
    const text = screen.text()
    expect(text).toContain('灯速快递')
    expect(text.indexOf('快递员已揽收')).toBeLessThan(text.indexOf('票品已出票并打包'))
    expect(screen.sentTo(readOrderNews)).toEqual([{ orderId: 'O1' }])
    await screen.press('复制运单号')
    expect(copied).toEqual(['LX20260019928'])
    expect(screen.toast()).toBe('复制成功')
    expect(text).not.toContain('修改')
  })

  test.each([
    ['SIGNED', '已签收', '请携带门票入场'],
    ['RETURNED', '已退回', '包裹已退回主办方'],
    ['CANCELED', '不再寄出', '门票在寄出前已退'],
  ] as const)('shows the state and the hint of a parcel that is %s', async (state, word, hint) => {
    await open([[express, () => aParcel({ state, canChangeAddress: state === 'RETURNED' })]])
    expect(screen.text('[role=heading][aria-level="2"]')).toBe(word)
    expect(screen.text()).toContain(hint)
  })

  test('replaces the hint of a delivered parcel once its tickets are refunded', async () => {
    await open([[express, () => aParcel({ state: 'SIGNED', ticketsEnded: true })]])
    expect(screen.text()).toContain('门票已退，纸质票不能入场')
    expect(screen.text()).not.toContain('请携带门票入场')
  })

  test('offers to send a returned parcel again before the deadline, then refers to support', async () => {
    await open([[express, () => aParcel({ state: 'RETURNED', canChangeAddress: true })]])
    expect(screen.text()).not.toContain('无法再寄出')
    await screen.press('重新寄出')
    expect(screen.went).toEqual([['open', 'address', { pick: '1' }]])
    screen.unmount()
    await open([[express, () => aParcel({ state: 'RETURNED' })]])
    expect(screen.text()).toContain('无法再寄出，如需帮助请联系客服')
    expect(screen.text()).not.toContain('重新寄出')
  })

  test('is sent again once the buyer has confirmed the address', async () => {
    const address = {
      ...{ addressId: 'AD2', recipient: '林晚', cellphone: '13800000001', countryCode: '86', isDefault: false },
      ...{ provinceId: '33', provinceName: '浙江省', cityId: '3301', cityName: '杭州市', districtId: '330106' },
      ...{ districtName: '西湖区', detail: '河岸路 9 号' },
    }
    const answers: Answers = [
      [express, () => aParcel({ state: 'RETURNED', canChangeAddress: true })],
      [addressDetail, () => address],
      [changeExpressAddress, () => aPackedParcel()],
    ]
    await open(answers, { orderId: 'O1' }, 'AD2')
    expect(screen.question()).toContain('重新寄出门票？')
    expect(screen.question()).toContain('河岸路 9 号')
    expect(screen.sentTo(changeExpressAddress)).toEqual([])
    const [yes] = screen.all('[role=alertdialog] button').filter(({ textContent }) => textContent === '重新寄出')
    await screen.tap(yes!)
    expect(screen.sentTo(changeExpressAddress)).toEqual([{ orderId: 'O1', addressId: 'AD2' }])
    expect(screen.toast()).toBe('已申请重新寄出')
  })

  test('links to the address book before dispatch, and uses the chosen address', async () => {
    const sent = aPackedParcel({ address: '杭州市灯塔路 9 号' })
    await open([
      [express, () => aPackedParcel()],
      [changeExpressAddress, () => sent],
    ])
    expect(screen.text()).toMatch(/\d\d:\d\d 前可修改/)
    expect(screen.sentTo(readOrderNews)).toEqual([])
    await screen.press('修改')
    expect(screen.went).toEqual([['open', 'address', { pick: '1' }]])
    screen.unmount()
    await open(
      [
        [express, () => aPackedParcel()],
        [changeExpressAddress, () => sent],
      ],
      { orderId: 'O1' },
      'AD2',
    )
    expect(screen.sentTo(changeExpressAddress)).toEqual([{ orderId: 'O1', addressId: 'AD2' }])
    expect(screen.text()).toContain('杭州市灯塔路 9 号')
    expect(screen.toast()).toBe('收货地址已修改')
  })

  test('explains that the address of a sent parcel cannot be changed', async () => {
    let left = false
    await open(
      [
        [express, () => (left ? aParcel() : aPackedParcel())],
        [
          changeExpressAddress,
          () => {
            left = true
            return refused('包裹已寄出，无法再修改地址', EXPRESS_CODES.parcelLeft)()
          },
        ],
      ],
      { orderId: 'O1' },
      'AD2',
    )
    expect(screen.question()).toContain('包裹已寄出，无法再修改地址')
  })

  test('links to the orders if the order is unknown or has no paper tickets', async () => {
    await open([[express, refused('', EXPRESS_CODES.expressUnfit)]])
    expect(screen.text()).toContain('该订单暂不支持快递配送')
    screen.unmount()
    await open([], {})
    expect(screen.text()).toContain('请从订单查看门票物流')
    await screen.press('我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
  })
})
