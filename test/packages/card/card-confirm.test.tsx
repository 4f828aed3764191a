import { createItemOrder, preOrderItem } from '@/api/item-order'
import { attendees } from '@/api/attendee'
import { ITEM_ORDER_CODES } from '@/domain/business-codes/item-order'
import { fen } from '@/domain/money'
import CardConfirm from '@/packages/card/card-confirm/card-confirm'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'
import { anItemPrice } from '../../support/data/item-order'
import { anAttendee } from '../../support/data/attendee'

const created = { orderId: 'M1', unPaidTransactionIds: [], type: 'PRODUCT', bindId: 'B1', payAmount: 0 }

describe('the checkout of an item', () => {
  let screen: OpenScreen
  const open = async (price: object = {}, params: Record<string, string> = { itemId: 'CP3' }) => {
    const priced = ({ items: [{ quantity }] }: { items: { quantity: number }[] }) => {
      const amount = fen(1990 * quantity)
      return anItemPrice({
        ...{ payAmount: amount, total: amount, priceLines: [{ kind: 'ITEMS', title: '商品', amount }] },
        ...price,
      })
    }
    screen = await openScreen(CardConfirm, {
      member: true,
      params,
      answers: [
        [preOrderItem, priced],
        [createItemOrder, () => created],
        [attendees, () => [anAttendee('A1')]],
      ],
    })
  }
  afterEach(() => screen.unmount())

  test('orders a changed quantity at its new price', async () => {
    await open()
    expect(screen.text()).toContain('7 天内未使用可退款。')
    await screen.press('增加')
    expect(screen.text()).toContain('¥39.80')
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([
      expect.objectContaining({
        items: [{ spu: { spuId: 'CP3' }, quantity: 2 }],
        ...{ paymentParam: { payAmount: 3980 }, priceToken: 'P' },
      }),
    ])
    expect(screen.went.at(-1)).toEqual(['redirect', 'product-detail', { orderId: 'M1', fromPage: 'cashier' }])
  })

  test('requires the holder of a named card before it orders', async () => {
    await open({ identity: { idTypes: ['ID_CARD'] }, most: 1 })
    await screen.press('提交订单')
    expect(screen.sentTo(createItemOrder)).toEqual([])
    expect(screen.all('[role=region][tabindex="-1"]')).not.toHaveLength(0)
    expect(screen.text()).toContain('还需选择持卡人')
    await screen.press('选择持卡人')
    expect(screen.text()).toContain('添加持卡人')
    expect(document.body.textContent).not.toContain('观演人')
  })

  test.each([
    ['itemSoldOut', 'itemId', '看看其他在售', ['open', 'coupon-recommend-list']],
    ['itemSoldOut', 'cardId', '看看其他在售', ['open', 'card-list']],
    ['itemOwned', 'cardId', '查看我的', ['open', 'card-list', { tab: 'mine' }]],
  ] as const)(
    'explains why an item cannot be ordered, and links onward: %s by %s',
    async (code, name, button, went) => {
      screen = await openScreen(CardConfirm, {
        member: true,
        params: { [name]: 'CP3' },
        answers: [[preOrderItem, refused('已售罄', ITEM_ORDER_CODES[code])]],
      })
      expect(screen.text()).toContain('已售罄')
      expect(screen.text()).not.toContain('提交订单')
      await screen.press(button)
      expect(screen.went).toEqual([went])
    },
  )

  test('shows a message if no item is given', async () => {
    await open({}, {})
    expect(screen.text()).toContain('还没有选择商品')
  })
})
