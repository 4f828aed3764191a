import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { merchantLimits } from '../../../../../scripts/gateway/modules/base/shop/limits-service'
import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'
import { applyDue } from '../../../../../scripts/gateway/core/due'

const SALE_REMINDER_LEAD = merchantLimits.saleReminderMinutes * 60_000

const test = useGateway()

/** A show whose sale opens in the future. */
const SHOW = 'S1002'
const REMINDER = { subscribeTargetType: 'SALE_REMIND' }
const path = (act: string) => `show/buyer/v3/shows/${SHOW}/${act}`

it('sends one message shortly before the sale to users with an active reminder', async () => {
  const { db, clock } = test.gateway.context
  const [active, gone] = [await shopper(test), await shopper(test, '13800000002')]
  const reminded = async (buyer: typeof active) =>
    (await buyer.get(`show/buyer/v5/show/${SHOW}/show_user`)).body.data.reminders
  for (const buyer of [active, gone]) await buyer.get(`${path('subscribe')}?${new URLSearchParams(REMINDER)}`)
  const set = [{ targetId: SHOW, subscribeTargetType: 'SALE_REMIND', remindType: 'SMS' }]
  expect(await reminded(gone)).toEqual(set)
  for (const again of [1, 2]) {
    expect([again, (await gone.post(path('unsubscribe'), REMINDER)).body.data]).toEqual([again, { subscribed: false }])
  }
  expect([await reminded(active), await reminded(gone)]).toEqual([set, []])

  const messages = async () => {
    await applyDue(db, clock.now())
    const about = db.selectFrom('messages').where('kind', '=', 'SALE_SOON')
    const rows = await about.select(['kind', 'recipient', 'content']).execute()
    return rows.map(({ kind, recipient, content }) => [kind, recipient, content['en-US']])
  }
  const { sale_time: saleTime } = await getRow(db, 'shows', { show_id: SHOW })
  await test.clock.set(saleTime! - SALE_REMINDER_LEAD - 60_000)
  expect(await messages()).toEqual([])
  await test.clock.set(saleTime! - SALE_REMINDER_LEAD + 1000)
  const sent = [
    ['SALE_SOON', '+86 13800000001', expect.stringMatching(/ goes on sale on [A-Z][a-z]{2} \d+, \d\d:\d\d$/)],
  ]
  expect(await messages()).toEqual(sent)
  await test.clock.set(saleTime! + 1000)
  expect(await messages()).toEqual(sent)
})

it('returns 404 for a reminder of a missing show or session', async () => {
  const buyer = await shopper(test)
  expect((await buyer.post('show/buyer/v3/shows/S0000/unsubscribe', REMINDER)).status).toBe(404)
  const session = { ...REMINDER, showSessionId: 'S2001N01' }
  expect((await buyer.post(path('unsubscribe'), session)).status).toBe(404)
})
