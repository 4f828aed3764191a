import { BUSINESS_CODES } from '../../../../../scripts/gateway/core/business-codes'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { Refusal } from '../../../../../scripts/gateway/core/envelope'
import { setTotal } from '../../../../../scripts/gateway/modules/catalogue/capacity/service'
import {
  type ComboItem,
  readCombo,
  requireComboItems,
} from '../../../../../scripts/gateway/modules/catalogue/combo/items-service'
import { insertCombo } from '../../../../../scripts/gateway/modules/catalogue/combo/store-service'
import { useGateway } from '../../../support/gateway'
import { itemsOf } from './choice'

const test = useGateway()
const DAY = 86_400_000

const detail = async (id: string) => (await test.ask(`show/pub/v5/promotions/${id}`)).body
const price = async (promotionId: string, items: readonly object[]) =>
  (await test.ask('pub/v1/combo_activities/price', { method: 'POST', body: { promotionId, items } })).body
const db = () => test.gateway.context.db
const now = () => test.gateway.context.clock.now()
const command = async (body: object) =>
  (await test.ask('console/api/combos', { method: 'POST', body: { count: 1, value: 0, ...body } })).body

/** Returns the name of the refusal of items, or 'ok'. */
const judge = async (promotionId: string, items: readonly ComboItem[], at = now()): Promise<string> => {
  const combo = await readCombo(db(), promotionId, at)
  return requireComboItems(db(), combo, items, at).then(
    () => 'ok',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )
}

const DRAMAS = ['S2005N01P2', 'S2007N01P2', 'S2009N01P2']
const dramas = (quantity = 1, plans: readonly string[] = DRAMAS) => itemsOf('CB1004', plans, quantity, 1)
const exhibitions = (quantity: number) => itemsOf('CB1005', ['S5001N01P1', 'S5002N01P1'], quantity, 1)

describe('a combo', () => {
  it('lists its parts, shows and tiers with their single prices', async () => {
    const { data } = await detail('CB1002')
    expect(data).toMatchObject({ activityType: 'FIXED_SHOWS', promotionMethod: 'DISCOUNT', state: 'ON_SALE' })
    expect(data.parts.map(({ shows }: { shows: { showId: string }[] }) => shows.map(({ showId }) => showId))).toEqual([
      ['S2009'],
      ['S6001'],
      ['S1007'],
    ])
    const [tier] = data.parts[2].shows[0].sessions[0].seatPlans
    expect(tier).toMatchObject({ seatPlanId: 'S1007N01P1', groupId: '', singlePrice: 91_800 })
  })

  it('leaves out tiers of bundles', async () => {
    const { facts } = await readCombo(db(), 'CB1002', now())
    expect(facts.tiers.filter(({ showId }) => showId === 'S2009').map(({ seatPlanId }) => seatPlanId)).not.toContain(
      'S2009N01P6',
    )
  })

  it('is in the promotions of its shows, by category', async () => {
    const list = async (query: string) =>
      (await test.ask(`show/pub/v3/promotions/list?${query}`)).body.data.map(
        ({ promotionId }: { promotionId: string }) => promotionId,
      )
    expect(await list('showId=S6001')).toEqual(expect.arrayContaining(['CB1002', 'CB1006']))
    expect(await list('showId=S6001&promotionCategory=COMBO')).toEqual(['CB1002', 'CB1006'])
    expect(await list('showId=S6001&promotionCategory=FULL')).not.toContain('CB1002')
    // CB1007 is over.
    expect(await list('showId=S2007&promotionCategory=COMBO')).toEqual(['CB1004'])
  })

  it('is not found for another merchant, or an unknown id', async () => {
    expect((await detail('CB1002?grantorMerchantId=M1001')).statusCode).toBe(200)
    expect((await detail('CB1002?grantorMerchantId=M2')).statusCode).toBe(BUSINESS_CODES.notFound)
    expect((await detail('CB0')).statusCode).toBe(BUSINESS_CODES.notFound)
  })

  it.each([
    ['CB1006', 'TO_COME'],
    ['CB1007', 'OVER'],
    // Half of its shows are sold out.
    ['CB1004', 'ON_SALE'],
  ])('%s has the state %s', async (id, state) => {
    expect((await detail(id)).data.state).toBe(state)
  })

  it('is sold out without a set of its total', async () => {
    await db()
      .transaction()
      .execute((tx) => setTotal(tx, { kind: 'COMBO', ownerId: 'CB1005' }, 0))
    expect((await detail('CB1005')).data).toMatchObject({ state: 'SOLD_OUT', remaining: 0 })
    expect(await judge('CB1005', exhibitions(2))).toBe('soldOut')
    await db()
      .transaction()
      .execute((tx) => setTotal(tx, { kind: 'COMBO', ownerId: 'CB1005' }, 5))
  })

  it('is sold out when too few shows are left', async () => {
    await command({ action: 'FILL', id: 'S2009N01' })
    expect((await detail('CB1002')).data.state).toBe('ON_SALE')
    expect(await command({ action: 'FILL', id: 'S2009N02' })).toMatchObject({ data: { count: 6 } })
    expect((await detail('CB1002')).data.state).toBe('SOLD_OUT')
  })
})

describe('the price of a choice', () => {
  it('has the share of each session, and the saving', async () => {
    const items = itemsOf('CB1001', ['S2101N01P2', 'S2101N02P2', 'S2101N03P2', 'S2101N04P2'], 2)
    const { data } = await price('CB1001', items)
    expect(data).toMatchObject({ total: 176_000, singleTotal: 224_000, saving: 48_000, missing: [], nextStep: null })
    expect(data.lines).toEqual([
      { kind: 'TICKETS', title: '票款', amount: 224_000 },
      { kind: 'PROMOTION', title: '三百席四夜通票', amount: -48_000 },
    ])
    expect(data.items.map(({ single, share }: { single: number; share: number }) => [single, share])).toEqual(
      Array.from({ length: 4 }, () => [56_000, 44_000]),
    )
  })

  it('names missing shows, and the saving of the next step', async () => {
    const { data } = await price('CB1004', dramas(1, DRAMAS.slice(0, 2)))
    expect(data).toMatchObject({ saving: 0, missing: [{ partId: 'CB1004-1', count: 1 }] })
    expect(data.nextStep).toMatchObject({ count: 3, more: 1 })
    const { data: more } = await price('CB1004', dramas())
    expect(more.saving).toBeGreaterThanOrEqual(data.nextStep.saving)
  })

  it('has no next step if no further show can be bought', async () => {
    const { data } = await price('CB1001', [])
    expect(data.nextStep).not.toBeNull()
    const items = itemsOf('CB1002', ['S2009N01P2', 'S6001N01P2'])
    // Both sessions of S2009 are sold out, but it is chosen.
    expect((await price('CB1002', items)).data.nextStep).toMatchObject({ count: 3, more: 1 })
    await command({ action: 'FILL', id: 'S1007N01' })
    await command({ action: 'FILL', id: 'S1007N02' })
    expect((await price('CB1002', items)).data.nextStep).toBeNull()
  })

  it('refuses items that cannot be chosen together', async () => {
    const [first, second] = itemsOf('CB1001', ['S2101N01P1', 'S2101N02P2'])
    const { statusCode, data } = await price('CB1001', [first, second])
    expect(statusCode).toBe(BUSINESS_CODES.comboChoiceWrong)
    expect(data).toEqual({ problem: 'GROUPS', missing: [] })
  })
})

describe('requireComboItems', () => {
  it.each<[string, () => Promise<string>, string]>([
    ['a whole set', () => judge('CB1004', dramas()), 'ok'],
    ['several sets', () => judge('CB1004', dramas(3)), 'ok'],
    ['a set of two tickets', () => judge('CB1005', exhibitions(2)), 'ok'],
    ['half a set', () => judge('CB1005', exhibitions(1)), 'comboChoiceWrong'],
    ['more sets than are left', () => judge('CB1005', exhibitions(12)), 'soldOut'],
    ['too few shows', () => judge('CB1004', dramas(1, DRAMAS.slice(1))), 'comboChoiceWrong'],
    ['no item', () => judge('CB1004', []), 'comboChoiceWrong'],
    ['items of another combo', () => judge('CB1004', itemsOf('CB1002', DRAMAS)), 'comboChoiceWrong'],
    ['a combo to come', () => judge('CB1006', itemsOf('CB1006', ['S6001N01P1'])), 'notOnSale'],
    ['a combo that is over', () => judge('CB1007', itemsOf('CB1007', ['S2005N01P1', 'S2007N01P1'])), 'notOnSale'],
    ['a session that is over', () => judge('CB1004', dramas(), now() + 26 * DAY), 'sessionEnded'],
  ])('judges %s', async (_, judged, result) => {
    expect(await judged()).toBe(result)
  })

  it('refuses a canceled session', async () => {
    const set = (state: string) =>
      db().updateTable('sessions').set({ state }).where('session_id', '=', 'S2007N01').execute()
    await set('CANCELED')
    expect(await judge('CB1004', dramas())).toBe('notOnSale')
    await set('LISTED')
  })
})

describe('storing a combo', () => {
  it('refuses a table in which one more show costs more than its single price', async () => {
    const body = { action: 'STEP', id: 'CB1004', count: 4, value: 9_001 }
    expect(await command(body)).toMatchObject({
      statusCode: BUSINESS_CODES.comboRuleWrong,
      data: { problem: 'DEARER' },
    })
    expect((await detail('CB1004')).data.steps).toContainEqual({ count: 4, groupId: '', value: 8_500 })
  })

  it('changes a step, and nothing for unknown combos', async () => {
    expect((await command({ action: 'STEP', id: 'CB1004', count: 4, value: 8_000 })).data.count).toBe(1)
    expect((await detail('CB1004')).data.steps).toContainEqual({ count: 4, groupId: '', value: 8_000 })
    expect((await command({ action: 'STEP', id: 'CB0', count: 4, value: 8_000 })).data.count).toBe(0)
  })

  it.each([
    ['with paper tickets only', 'S8001'],
    ['whose tickets require goods', 'S7003'],
  ])('refuses shows %s', async (_, showId) => {
    const row = { ...(await getRow(db(), 'combos', { promotion_id: 'CB1002' })), promotion_id: 'CB2001' }
    const parts = ['S2005', showId, 'S6001'].map((id) => ({
      ...{ part_id: `P${id}`, show_ids: [id], session_ids: null, seat_plan_ids: null, least: 1, most: 1, quantity: 1 },
    }))
    const stored = db()
      .transaction()
      .execute((tx) => insertCombo(tx, { row, parts, total: null }, now()))
    await expect(stored).rejects.toMatchObject({
      code: 'comboRuleWrong',
      facts: { data: { problem: 'SHOWS', showId } },
    })
  })
})

describe('filling a session', () => {
  it('leaves out sessions with a seat plan and unknown ones', async () => {
    expect((await command({ action: 'FILL', id: 'S2101N01' })).data.count).toBe(0)
    expect((await command({ action: 'FILL', id: 'S0N01' })).data.count).toBe(0)
  })
})
