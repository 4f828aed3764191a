import type { Shopper } from '../../scripts/browser/shopper'
import { atCashier, goToCashier, submitOrder } from '../../scripts/browser/steps/order'
import { go } from '../../scripts/browser/tour/stop'
import { parkingTexts } from '../../src/locales/namespaces/parking'
import { parkingRecordTexts } from '../../src/locales/namespaces/parking-record'
import { useStage } from './support/stage'

/** Sends a command of a park's barrier to the sandbox. */
const barrier = async ({ storefront }: Shopper, path: string, body: object): Promise<Record<string, string>> => {
  const answer = await fetch(`${storefront.url}/console/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()).data
}

/** Adds a plate with the plate keyboard. */
const addPlate = async (shopper: Shopper, plate: string): Promise<void> => {
  const t = shopper.texts(parkingTexts)
  await go(shopper, '/parking')
  const keys = shopper.screen().getByRole('group', { name: t('plate.keys') })
  for (const key of plate) await keys.getByRole('button', { name: key, exact: true }).click()
  await shopper.button(shopper.texts('core')('button.save')).click()
  await shopper
    .screen()
    .getByRole('radio', { name: plate.slice(2) })
    .waitFor()
}

/** Proves the selected plate with the code of the entry ticket. */
const proveBy = async (shopper: Shopper, entryCode: string): Promise<void> => {
  const t = shopper.texts(parkingTexts)
  await shopper.button(t('parking.code.prove')).click()
  await shopper
    .screen()
    .getByRole('textbox', { name: t('parking.codeLabel') })
    .fill(entryCode)
  await shopper.button(t('parking.useCode')).click()
  await shopper.screen().getByText(t('plate.proof.ENTRY')).waitFor()
}

describe('parking', () => {
  const stage = useStage()

  for (const [language, phone, plate] of [
    ['zh-CN', '13900000027', '沪AD12345'],
    ['en-US', '13900000028', '粤B12345'],
  ] as const)
    stage.walk(
      `is paid ahead and refunded after an exit in the free time (${language})`,
      { as: phone, language, isVariant: language === 'en-US' },
      async (shopper) => {
        const t = shopper.texts(parkingTexts)
        const record = shopper.texts(parkingRecordTexts)
        const { stayId, entryCode } = await barrier(shopper, 'cars', { parkId: 'PK1', plateNo: plate })
        await addPlate(shopper, plate)
        await proveBy(shopper, entryCode)
        const times = shopper.screen().getByRole('radiogroup', { name: t('parking.leaveAt') })
        await times.getByRole('radio', { name: '¥' }).first().click()
        await submitOrder(shopper)
        await goToCashier(shopper)
        await atCashier(shopper, 'pay')
        await shopper.page.waitForURL(/\/pay-success/)
        await shopper.screen().getByText(t('parking.paid'), { exact: true }).waitFor()
        await shopper
          .screen()
          .getByRole('timer', { name: t('parking.left') })
          .waitFor()
        await barrier(shopper, `stays/${stayId}`, { action: 'LEAVE' })
        await go(shopper, '/parking-record')
        await shopper.screen().getByText(record('parkingRecord.state.REFUNDING')).first().click()
        await shopper.at(record('parkingRecord.state.REFUNDING'))
      },
    )
})
