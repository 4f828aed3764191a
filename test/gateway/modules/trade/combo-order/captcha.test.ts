import { CAPTCHA_CODES } from '@/domain/business-codes/captcha'
import { captchaDesk } from '../../../support/captcha'
import { useGateway } from '../../../support/gateway'
import { newBuyers } from '../../../support/shopper'
import { comboDesk, ITEMS } from './desk'

const test = useGateway()
const desk = comboDesk(test)
const buyers = newBuyers(test, '1395555')

describe('a captcha', () => {
  const { tokenFor } = captchaDesk(() => test)
  const window = (from: number | null, until: number | null) =>
    test.gateway.context.db
      .updateTable('shows')
      .set({ captcha_from: from, captcha_until: until })
      .where('show_id', 'in', [ITEMS.play.showId, ITEMS.exhibition.showId])
      .execute()
  afterEach(() => window(null, null))

  it('is needed once for all shows of a combo', async () => {
    await desk.write('CC1')
    const ann = await buyers.next()
    const items = [ITEMS.play, ITEMS.exhibition]
    const body = await desk.bodyOf(ann, await desk.purchaseOf(ann, 'CC1', items))
    const { token } = ann
    const now = test.clock.now()
    await window(now - 60_000, now + 600_000)
    expect((await desk.create(ann, body)).body.statusCode).toBe(CAPTCHA_CODES.captchaNeeded)
    const shown = await tokenFor('ORDER', { token })
    const usesLeft = async () => {
      const query = test.gateway.context.db
        .selectFrom('captcha_challenges')
        .select('token_uses')
        .orderBy('issued_at', 'desc')
      return (await query.executeTakeFirstOrThrow()).token_uses ?? 0
    }
    const before = await usesLeft()
    const headers = { 'captcha-token': shown }
    const path = 'trade/buyer/order/v5/create_order'
    const answer = await test.ask(path, { method: 'POST', body, token, headers })
    expect(answer.body.statusCode).toBe(200)
    expect(await usesLeft()).toBe(before - 1)
  })
})
