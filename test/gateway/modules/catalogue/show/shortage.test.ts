import { useGateway } from '../../../support/gateway'
import { shopper } from '../../../support/shopper'
import { applyDue } from '../../../../../scripts/gateway/core/due'

const test = useGateway()

const SHOW = 'S2005'
const QUARTER = 15 * 60_000

const written = async () => {
  const { db, clock } = test.gateway.context
  await applyDue(db, clock.now())
  const about = db.selectFrom('messages').where('kind', '=', 'TICKETS_BACK')
  const rows = await about.select(['kind', 'recipient']).orderBy('message_id').execute()
  return rows.map(({ kind, recipient }) => `${kind} ${recipient.slice(-4)}`)
}

it('notifies registered buyers once each, in order of registration, while tickets are available', async () => {
  const { db } = test.gateway.context
  await db.updateTable('stocks').set({ remaining: 0 }).where('seat_plan_id', 'like', `${SHOW}N%`).execute()
  for (const phone of ['13800000003', '13800000002', '13800000001']) {
    const buyer = await shopper(test, phone)
    await buyer.get(`show/buyer/v3/shows/${SHOW}/subscribe?subscribeTargetType=LACK_REGISTER`)
    await test.clock.advance(1000)
  }
  expect(await written()).toEqual([])

  await db.updateTable('stocks').set({ remaining: 1 }).where('seat_plan_id', '=', `${SHOW}N02P1`).execute()
  expect(await written()).toEqual(['TICKETS_BACK 0003'])
  expect(await written()).toHaveLength(1)

  await test.clock.advance(QUARTER)
  expect(await written()).toEqual(['TICKETS_BACK 0003', 'TICKETS_BACK 0002'])

  await db.updateTable('stocks').set({ remaining: 0 }).where('seat_plan_id', 'like', `${SHOW}N%`).execute()
  await test.clock.advance(QUARTER)
  expect(await written()).toHaveLength(2)
})
