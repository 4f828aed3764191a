import { grabInfo, saveGrab } from '@/api/grab'
import { PreloadTicketModel } from '@/packages/order/preload-ticket/preload-ticket.model'
import { aGrab } from '../../../support/data/grab'
import { offline, refused } from '../../../support/fake-gateway'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'
import { settle } from '../../../support/settle'

const choices = ['N1P2', 'N1P1'].map((seatPlanId) => ({ sessionId: 'N1', seatPlanId }))
const saved = aGrab({ saved: true, choices, quantity: 2 })
const stored = new Map<string, string>()
beforeEach(() => stored.clear())

/** Opens the screen of a member on a device. The device's storage contains data of earlier visits. */
const open = async (info = saved) => {
  const all = fakeServices({ answers: [[grabInfo, () => info]], member: true, stored })
  const announce = () => Promise.resolve()
  const opened = await openModel(all.services, (deps) => new PreloadTicketModel(deps, { showId: 'S1' }, announce))
  return { ...all, ...opened }
}

test('stores offline input on the device, restores it after a restart, and sends it later', async () => {
  const first = await open()
  first.answer(saveGrab, offline)
  first.model.setQuantity(3)
  first.model.move(0, 1)
  await first.model.save()
  expect([first.model.waitsForNetwork, first.model.isChanged]).toEqual([true, true])
  first.dispose()

  const second = await open()
  expect(second.model.tiers.map(({ seatPlanId }) => seatPlanId)).toEqual(['N1P1', 'N1P2'])
  expect([second.model.quantity, second.model.isChanged]).toEqual([3, true])
  second.answer(saveGrab, offline)
  await second.model.save()
  second.answer(saveGrab, () => saved)
  second.lifecycle.online()
  await settle()
  expect(second.sentTo(saveGrab)).toHaveLength(2)
  expect([second.model.isChanged, second.model.waitsForNetwork]).toEqual([false, false])
  second.dispose()

  // The version from the gateway replaces the version on the device.
  expect((await open()).model.quantity).toBe(2)
})

test('does not resend a refused save when the network returns', async () => {
  const { model, answer, lifecycle, sentTo, services } = await open()
  answer(saveGrab, refused('该演出目前不可预约抢票'))
  model.setQuantity(1)
  const saving = model.save()
  await settle()
  expect(services.dialogs.current?.content).toBe('该演出目前不可预约抢票')
  services.dialogs.answer(true)
  await saving
  lifecycle.online()
  await settle()
  expect(sentTo(saveGrab)).toHaveLength(1)
})

test('omits a tier that the show no longer has', async () => {
  const { model } = await open(aGrab({ saved: true, choices: [...choices, { sessionId: 'N9', seatPlanId: 'P9' }] }))
  expect(model.tiers).toHaveLength(2)
  expect(model.draft.choices).toEqual(choices)
})

test('adapts attendees, address and quantity to a changed show', async () => {
  const { details } = saved
  if (!details) throw new Error('no details')
  const audience = { ...details.audience, mode: 'ONE_PER_TICKET' as const }
  const [method] = details.deliverMethods
  const deliverMethods = [{ ...method, code: 'EXPRESS' as const, needsAddress: true }]
  const { model } = await open({ ...saved, details: { ...details, audience, deliverMethods, limit: 3 } })
  model.setQuantity(9)
  expect([model.quantity, model.attendees.rule.count, model.deliverMethod]).toEqual([3, 3, 'EXPRESS'])
  expect(model.required.missing).toEqual(['attendees', 'address'])
  await model.save()
  expect(model.required.scrollTarget?.at).toBe('attendees')
})
