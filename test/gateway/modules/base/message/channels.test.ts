import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { merchantLimits } from '../../../../../scripts/gateway/modules/base/shop/limits-service'
import { fen } from '../../../../../src/domain/money'
import { notify, sendOrderNews } from '../../../../../scripts/gateway/modules/base/message/subscription-service'
import { notifyRefund, type RefundNotice } from '../../../../../scripts/gateway/modules/after-sale/refund/notice'
import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'
import { grabDraft } from '../../trade/grab/draft'
import { applyDue } from '../../../../../scripts/gateway/core/due'

const SALE_REMINDER_LEAD = merchantLimits.saleReminderMinutes * 60_000

const test = useGateway()

/** A show whose sale opens in the future. */
const SHOW = 'S1002'
const MEMBER = '13800000001'
const subscribe = `show/buyer/v3/shows/${SHOW}/subscribe?subscribeTargetType=SALE_REMIND`

const userIdOf = async (cellphone: string) => {
  const { db } = test.gateway.context
  return (await getRow(db, 'users', { cellphone })).user_id
}

const knownToWechat = async (cellphone: string, openId: string) => {
  const { db, clock } = test.gateway.context
  const account = {
    platform: 'WEIXIN_MINI',
    open_id: openId,
    user_id: await userIdOf(cellphone),
    asked_at: clock.now(),
  }
  await db.insertInto('host_accounts').values(account).execute()
}

describe('the templates of subscription messages', () => {
  const path = 'buyer/v1/user/mini/subscribe_notification/query'
  const body = { occasions: ['SALE_REMIND', 'WAIT_LIST'] }

  it.each(['WEIXIN_MINI', 'ALIPAY_MINI'])('exist on %s, one per event', async (terminal) => {
    const buyer = await shopper(test)
    const { templates } = (await buyer.post(`${path}?terminalSrc=${terminal}`, body)).body.data
    expect(templates.map(({ occasion }: { occasion: string }) => occasion)).toEqual(body.occasions)
    expect(new Set(templates.map(({ templateId }: { templateId: string }) => templateId)).size).toBe(2)
  })

  it.each(['H5', 'BANK_MINI', 'constructor', ''])('do not exist on %j', async (terminal) => {
    const buyer = await shopper(test)
    const { body: answer } = await buyer.post(`${path}?terminalSrc=${terminal}`, body)
    expect(answer.data?.templates ?? []).toEqual([])
  })

  it('require a token and a known event', async () => {
    expect((await test.ask(path, { method: 'POST', body })).body.data ?? null).toBeNull()
    const buyer = await shopper(test)
    expect((await buyer.post(path, { occasions: ['NEWS'] })).status).toBe(400)
  })
})

describe('the channel of a reminder', () => {
  it.each([
    ['SMS', 'SMS'],
    ['EMAIL', 'EMAIL'],
    ['SUBSCRIBE_MESSAGE', 'SMS'],
    ['SUBSCRIBE_MESSAGE&terminalSrc=WEIXIN_MINI', 'SUBSCRIBE_MESSAGE'],
    ['SUBSCRIBE_MESSAGE&terminalSrc=ALIPAY_MINI', 'SMS'],
  ])('resolves the choice %s to the channel %s', async (requested, used) => {
    const { db } = test.gateway.context
    const buyer = await shopper(test, '13800000021')
    const user = db.updateTable('users').where('cellphone', '=', '13800000021')
    await user.set({ email: 'who@foyer.example' }).execute()
    await db.deleteFrom('host_accounts').where('open_id', '=', 'oWho').execute()
    await knownToWechat('13800000021', 'oWho')
    expect((await buyer.get(`${subscribe}&remindType=${requested}`)).body.data).toEqual({
      subscribed: true,
      remindType: used,
    })
    expect((await buyer.get(`show/buyer/v5/show/${SHOW}/show_user`)).body.data.reminders).toEqual([
      { targetId: SHOW, subscribeTargetType: 'SALE_REMIND', remindType: used },
    ])
  })

  it('is refused if unknown', async () => {
    expect((await (await shopper(test)).get(`${subscribe}&remindType=PIGEON`)).status).toBe(400)
  })
})

it('sends a reminder by the chosen channel, or by SMS if that is unavailable', async () => {
  const { db, clock } = test.gateway.context
  await db.deleteFrom('subscriptions').execute()
  const accepted = await shopper(test, MEMBER)
  await knownToWechat(MEMBER, 'oMember')
  await accepted.get(`${subscribe}&remindType=SUBSCRIBE_MESSAGE&terminalSrc=WEIXIN_MINI`)
  const prepared = await shopper(test, '13800000022')
  await prepared.post(`show/buyer/v3/pre_filed_info/${SHOW}`, grabDraft({ audienceIds: [], remindType: 'EMAIL' }))
  const gone = await shopper(test, '13800000023')
  await db.updateTable('users').set({ email: 'gone@foyer.example' }).where('cellphone', '=', '13800000023').execute()
  await gone.get(`${subscribe}&remindType=EMAIL`)
  await db.updateTable('users').set({ email: null }).where('cellphone', '=', '13800000023').execute()

  const show = db.selectFrom('shows').select('sale_time').where('show_id', '=', SHOW)
  const { sale_time: saleTime } = await show.executeTakeFirstOrThrow()
  await test.clock.set(saleTime! - SALE_REMINDER_LEAD + 1000)
  for (let again = 0; again < 2; again += 1) await applyDue(db, clock.now())
  const messages = await db
    .selectFrom('messages')
    .select(['channel', 'recipient', 'kind'])
    .where('kind', 'in', ['SALE_SOON', 'GRAB_SOON'])
    .orderBy('message_id')
    .execute()
  expect(messages).toEqual([
    { channel: 'SUBSCRIBE_MESSAGE', recipient: 'oMember', kind: 'SALE_SOON' },
    { channel: 'SMS', recipient: '+86 13800000022', kind: 'GRAB_SOON' },
    { channel: 'SMS', recipient: '+86 13800000023', kind: 'SALE_SOON' },
  ])
  const console = await test.ask('console/api/messages')
  const shown = (console.body.data as { kind: string; channel: string }[]).filter(({ kind }) => /_SOON$/.test(kind))
  expect(shown.map(({ channel }) => channel)).toEqual(['SMS', 'SMS', 'SUBSCRIBE_MESSAGE'])
})

it('sends each message once, even with two concurrent processes', async () => {
  const { db, clock } = test.gateway.context
  const buyer = await shopper(test, '13800000024')
  await buyer.get(subscribe)
  const key = { userId: await userIdOf('13800000024'), occasion: 'SALE_REMIND', target: SHOW } as const
  const notice = {
    values: () => ({ show: 'Hamlet', time: 'Dec 5, 19:30' }),
    path: `/content/${SHOW}`,
    now: clock.now(),
  }
  for (const _process of [1, 2]) await db.transaction().execute((tx) => notify(tx, key, notice))
  const sent = await db.selectFrom('messages').select('content').where('user_id', '=', key.userId).execute()
  expect(sent.map(({ content }) => content['en-US'])).toEqual(['Hamlet goes on sale on Dec 5, 19:30'])
})

describe('the channel of an order update', () => {
  const choose = (orderId: string) => `trade/buyer/order/v1/orders/${orderId}/notice?terminalSrc=WEIXIN_MINI`
  const accept = { remindType: 'SUBSCRIBE_MESSAGE' }

  /**
   * Creates an order of the member. Returns a function that sends an update of the order and returns the message
   * channel.
   */
  const setUp = async () => {
    const { db, clock } = test.gateway.context
    const buyer = await shopper(test, MEMBER)
    const userId = await userIdOf(MEMBER)
    await db.deleteFrom('host_accounts').where('open_id', '=', 'oNews').execute()
    await knownToWechat(MEMBER, 'oNews')
    const { order_id: orderId } = await getRow(db, 'orders', { user_id: userId })
    const content = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }
    const send = async () => {
      const news = { userId, kind: 'REFUND_DONE', content, path: '/order', now: clock.now() } as const
      await db.transaction().execute((tx) => sendOrderNews(tx, orderId, news))
      const newest = db.selectFrom('messages').select('channel').orderBy('message_id', 'desc')
      return (await newest.executeTakeFirstOrThrow()).channel
    }
    return { buyer, orderId, send }
  }

  it('is a host message once per acceptance, then SMS again', async () => {
    const { buyer, orderId, send } = await setUp()
    expect(await send()).toBe('SMS')
    for (let time = 0; time < 2; time += 1) {
      expect((await buyer.post(choose(orderId), accept)).body.data).toEqual({ remindType: 'SUBSCRIBE_MESSAGE' })
      expect([await send(), await send()]).toEqual(['SUBSCRIBE_MESSAGE', 'SMS'])
    }
  })

  it('is a host message for the refund’s result, but not for its application', async () => {
    const { buyer, orderId } = await setUp()
    const { db, clock } = test.gateway.context
    const about = { orderId, userId: await userIdOf(MEMBER), amount: fen(100), now: clock.now() }
    const channelOf = async (kind: RefundNotice) => {
      await buyer.post(choose(orderId), accept)
      await db.transaction().execute((tx) => notifyRefund(tx, kind, about))
      const newest = db.selectFrom('messages').select('channel').where('kind', '=', kind).orderBy('message_id', 'desc')
      return (await newest.executeTakeFirstOrThrow()).channel
    }
    expect([await channelOf('REFUND_APPLIED'), await channelOf('REFUND_REPEATED')]).toEqual([
      'SMS',
      'SUBSCRIBE_MESSAGE',
    ])
  })

  it('can be chosen by the order’s buyer only', async () => {
    const { orderId } = await setUp()
    const other = await shopper(test, '13800000021')
    expect((await other.post(choose(orderId), accept)).status).toBe(404)
  })
})
