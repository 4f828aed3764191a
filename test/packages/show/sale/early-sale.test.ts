import { aSessionDynamic } from '../../../support/data/session'
import { aShowDynamic } from '../../../support/data/show'
import { NOW } from '../../../support/fake-clock'
import { beginSale as begin } from '../support'

describe('a sale with a privilege before the public sale', () => {
  const waits = { showDetailStatus: 'PRE_SALE', saleTime: NOW + 60_000, existsPrivilegePurchase: true } as const
  const early = { ...waits, canUsePriorityPurchase: true, prioritySaleTime: NOW - 1, privilegeId: 'PV1' } as const
  const notYet = [aSessionDynamic('n1', { sessionStatus: 'PRE_SALE', saleTime: NOW + 60_000 })]

  test('uses the buyer’s privilege for sessions, tiers and the order', async () => {
    const { show, went } = await begin(
      { dynamic: aShowDynamic(early), sales: notYet, privilegeSales: [aSessionDynamic('n1', { saleTime: NOW - 1 })] },
      { seatPlanId: 'p1' },
    )
    expect(show.status.current).toMatchObject({ action: 'priorityBuy', opensAt: NOW + 60_000 })
    await show.buy()
    expect(went[0]).toEqual(['open', 'confirm-order', expect.objectContaining({ privilegeId: 'PV1' })])
  })

  test('uses the address’s privilege only if the gateway sells for that privilege', async () => {
    const given = { dynamic: aShowDynamic(waits), sales: notYet }
    const open = await begin({ ...given, privilegeSales: [aSessionDynamic('n1')] }, { privilegeId: 'PV2' })
    expect(open.show.status.current?.action).toBe('priorityBuy')
    const shut = await begin(given, { privilegeId: 'PV2' })
    expect(shut.show.status.current?.action).toBe('countdown')
  })

  test('is not open without a privilege', async () => {
    const { show, sent } = await begin({ dynamic: aShowDynamic(waits), sales: notYet })
    expect(show.status.current?.action).toBe('countdown')
    expect(sent.some(({ call }) => call.path.includes('{privilegeId}'))).toBe(false)
  })

  test('offers the waitlist for a session that is sold out in the presale', async () => {
    const { show } = await begin({
      dynamic: aShowDynamic(early),
      sales: notYet,
      privilegeSales: [aSessionDynamic('n1', { sessionStatus: 'SOLD_OUT', soldOut: true, existWaitList: true })],
    })
    expect(show.status.current?.action).toBe('waitlist')
  })
})
