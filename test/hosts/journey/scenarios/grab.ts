import type { Scenario } from '../scenario'
import { addressOf, atShow, pageOf } from '../steps'

/** A show whose sale opens in the future. */
const TO_COME = 'S1002'

/** Scenarios in which the buyer prepares an order before the sale opens. */
export const grab: Scenario[] = [
  {
    name: 'a member fills in what is wanted of a sale to come, saves it, and finds it again',
    run: async (stage) => {
      const host = stage.launch({
        device: await stage.member(),
        address: addressOf('show-detail', { showId: TO_COME }),
      })
      await atShow(host, TO_COME)
      const t = stage.texts('order')
      const checkout = stage.texts('checkout')
      await host.tap({ text: t('grab.book'), role: 'button' })
      await host.at(pageOf('preload-ticket'))
      await host.tap({ text: t('grab.add'), role: 'button' })
      const sheet = await host.dialog(t('grab.chooseTiers'))
      await host.tap(await host.find({ role: 'checkbox', enabled: true }, sheet))
      await host.tap({ text: t('button.done'), role: 'button' }, sheet)
      await host.tap({ text: checkout('confirm.choosePeople'), role: 'button' })
      const people = await host.dialog(checkout('confirm.choosePeople'))
      await host.tap(await host.find({ role: 'checkbox', enabled: true }, people))
      await host.tap({ text: t('button.done'), role: 'button' }, people)
      await host.tap({ text: t('grab.save'), role: 'button', enabled: true })
      await host.find({ part: t('grab.savedNote') })
      host.pages.reLaunch(addressOf('show-detail', { showId: TO_COME }))
      await host.tap({ text: t('grab.go'), role: 'button' })
      await host.find({ part: t('grab.savedNote') })
      stage.did('prepared for a sale')
    },
  },
]
