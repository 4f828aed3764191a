import { channelPromotion } from '@/api/show'
import { aSession } from '../../../support/data/session'
import { aSeatPlan } from '../../../support/data/seat-plan'
import { type Answer, offline } from '../../../support/fake-gateway'
import { settle } from '../../../support/settle'
import { beginSale } from '../support'

const OFFER = { promotionId: 'PC', title: 'For bank customers', cutAmount: 3000 }

/** Opens the sale with one selected tier. The buyer came through a sales channel. */
const begin = async (channelId: string, answer: Answer = () => ({ offer: OFFER })) => {
  const world = await beginSale({ sessions: [aSession('n1', 1)], plans: { n1: [aSeatPlan('p1')] } })
  world.services.stores.session.applyQuery(channelId ? { channelId } : {})
  world.answer(channelPromotion, answer)
  world.logIn()
  await settle()
  return world
}

test('shows a channel’s discount for each quantity', async () => {
  const { show, sentTo } = await begin('BANK')
  expect(show.channel.offer).toMatchObject({ cutAmount: 3000 })
  show.selection.setQuantity(2)
  await settle()
  expect(sentTo(channelPromotion).map((sent) => (sent as { quantity: number }).quantity)).toEqual([1, 2])
})

test('sends no request without a channel, and shows nothing after a failure', async () => {
  const other = await begin('')
  expect([other.show.channel.offer, other.sentTo(channelPromotion)]).toEqual([null, []])
  expect((await begin('BANK', offline)).show.channel.offer).toBeNull()
})
