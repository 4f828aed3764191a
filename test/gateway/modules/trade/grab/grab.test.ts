import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { GRAB_CODES } from '../../../../../src/domain/business-codes/grab'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { merchantLimits } from '../../../../../scripts/gateway/modules/base/shop/limits-service'
import { useGateway } from '../../../support/gateway'
import { shopper, type Shopper, useShopper } from '../../../support/shopper'
import { grabDraft } from './draft'
import { applyDue } from '../../../../../scripts/gateway/core/due'

const SALE_REMINDER_LEAD = merchantLimits.saleReminderMinutes * 60_000

const test = useGateway()
const one = useShopper(test)
const other = useShopper(test, '13800000002')

/** A show whose sale opens in the future. */
const SHOW = 'S1002'
const path = (showId = SHOW) => `show/buyer/v3/pre_filed_info/${showId}`
const save = (buyer: Shopper, more: object = {}, showId = SHOW) => buyer.post(path(showId), { ...grabDraft(), ...more })
const info = async (buyer: Shopper, query = '') => (await buyer.get(`${path()}${query}`)).body.data
const attendeeOf = async (buyer: Shopper) =>
  (await buyer.get('buyer/v1/user_audiences/list')).body.data[0].audienceId as string
const saleTime = async () => (await info(one)).saleTime as number

it('returns defaults and options, limited to the requested session', async () => {
  const { saved, choices, contact, details } = await info(one, '?needDetails=true')
  expect([saved, choices, contact.cellphone]).toEqual([false, [], '13800000001'])
  expect(details.sessions[0].plans[1]).toMatchObject({ seatPlanId: 'S1002N01P2', price: expect.any(Number) })
  expect(details).toMatchObject({ unavoidableFee: 0, serviceFee: 0 })
  const some = await info(one, '?needDetails=true&bizShowSessionId=S1002N01')
  expect(some.details.sessions).toEqual(details.sessions.slice(0, 1))
  expect((await info(one)).details).toBeNull()
})

it('saves, replaces and deletes one prepared order per buyer', async () => {
  const choices = ['S1002N01P3', 'S1002N01P1'].map((seatPlanId) => ({ sessionId: 'S1002N01', seatPlanId }))
  await save(one)
  const audienceIds = [await attendeeOf(one)]
  expect((await save(one, { choices, audienceIds })).body.data).toMatchObject({ saved: true, choices, audienceIds })
  expect(await info(other)).toMatchObject({ saved: false, choices: [] })
  expect((await one.get('show/buyer/v3/pre_filed_infos')).body.data).toEqual([{ showId: SHOW }])
  expect((await other.get('show/buyer/v3/pre_filed_infos')).body.data).toEqual([])
  for (const again of [1, 2]) {
    const gone = await test.ask(path(), { method: 'DELETE', token: one.token })
    expect([again, gone.body.statusCode]).toEqual([again, 200])
  }
  expect(await info(one)).toMatchObject({ saved: false })
})

it('rejects items of another show or buyer, and too many items', async () => {
  const foreign = [{ sessionId: 'S2001N02', seatPlanId: 'S2001N02P2' }]
  expect((await save(one, { choices: foreign })).status).toBe(404)
  expect((await save(other, { audienceIds: [await attendeeOf(one)] })).status).toBe(404)
  expect((await save(one, { addressId: 'AD-unknown' })).status).toBe(404)
  expect((await save(one, { choices: [] })).status).toBe(400)
  const { order_limit: limit } = await getRow(test.gateway.context.db, 'shows', { show_id: SHOW })
  expect(limit).toBeLessThan(6)
  expect((await save(one, { quantity: 6 })).body.statusCode).toBe(PURCHASE_CODES.limitReached)
})

it('refuses a prepared order for a show on sale', async () => {
  const choices = [{ sessionId: 'S2001N02', seatPlanId: 'S2001N02P2' }]
  expect((await save(one, { choices }, 'S2001')).body.statusCode).toBe(GRAB_CODES.grabClosed)
})

it('reminds a user once before the sale if enabled, then rejects changes', async () => {
  const { db, clock } = test.gateway.context
  await save(one)
  await save(other, { remind: false })
  const written = async () => {
    await applyDue(db, clock.now())
    const rows = await db.selectFrom('messages').select(['kind', 'recipient', 'path']).execute()
    return rows.filter(({ kind }) => kind === 'GRAB_SOON')
  }
  const opens = await saleTime()
  await test.clock.set(opens - SALE_REMINDER_LEAD - 60_000)
  expect(await written()).toEqual([])
  await test.clock.set(opens - SALE_REMINDER_LEAD + 1000)
  const message = { kind: 'GRAB_SOON', recipient: '+86 13800000001', path: `/preload-ticket?showId=${SHOW}` }
  expect(await written()).toEqual([message])
  await save(one, { quantity: 1 })
  expect(await written()).toEqual([message])
  await test.clock.set(opens + 1000)
  // The token has expired in the meantime, so the user logs in again.
  expect((await save(await shopper(test))).body.statusCode).toBe(GRAB_CODES.grabClosed)
})
