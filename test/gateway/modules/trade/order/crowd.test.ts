import { rush } from '../../../../bench/rush/crowd'
import { judge } from '../../../../bench/rush/judge'
import { closeSale, openSale } from '../../../../bench/rush/sale'
import { useGateway } from '../../../support/gateway'
import { shareOf } from '../../../../support/scope'

jest.setTimeout(300_000)

const test = useGateway()

const BUYERS = shareOf(200)
const TICKETS = shareOf(30)

describe('concurrent orders of many buyers, each sent twice, for few tickets', () => {
  it('sell all tickets, and return the first response to each repeated request', async () => {
    const { context, url } = test.gateway
    const buyers = await openSale(context, BUYERS, TICKETS)
    const result = await rush(url, buyers, 2 * BUYERS)
    const verdict = judge('PGlite', TICKETS, result, await closeSale(context))
    expect(verdict).toMatchObject({ broken: [], sold: TICKETS, remaining: 0, refused: BUYERS - TICKETS })
  })

  it('return each ticket to stock once when the payment deadline passes', async () => {
    await test.clock.advance(15 * 60_000)
    const { accessToken: token } = await test.signIn()
    const body = { showId: 'S5002', sessionId: 'RUSHN01', items: [{ seatPlanId: 'RUSHN01P1', quantity: 1 }] }
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.ask('trade/buyer/order/v3/pre_order', { method: 'POST', body, token })),
    )
    expect(answers.map(({ body: { statusCode } }) => statusCode)).toEqual([200, 200, 200])
    expect((await closeSale(test.gateway.context)).remaining).toBe(TICKETS)
  })
})
