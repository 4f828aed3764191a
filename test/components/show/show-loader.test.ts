import { showDynamic, showStatic } from '@/api/show'
import { showDynamicData, showInPreview, showStaticData } from '@/api/show-data'
import { ShowLoader } from '@/components/show/show-loader'
import { aShopConfig } from '../../support/data/shop'
import { aShow, aShowDynamic } from '../../support/data/show'
import { fakeServices } from '../../support/services'

const whole = { ...aShow(), ...aShowDynamic() }
const calls = { showStatic, showDynamic, showStaticData, showDynamicData, showInPreview }

/** Loads a show and returns the parameters of each call sent. */
const load = async ({ config, preview = false }: { config: object | null; preview?: boolean }) => {
  const { services, sentTo, stores } = fakeServices({
    config,
    answers: Object.values(calls).map((call) => [call, () => whole]),
  })
  if (preview) stores.session.applyQuery({ source: 'FROM_BACKEND' })
  const loader = new ShowLoader(services, { showId: 's1', source: 'POSTER', orderId: 'O1' })
  await Promise.all([loader.facts(), loader.dynamic()])
  return Object.fromEntries(
    Object.entries(calls).flatMap(([name, call]) => sentTo(call).map((params) => [name, params])),
  )
}

const placed = { showId: 's1', locationCityId: 'BL1106' }
const v5 = {
  showStatic: { showId: 's1', source: 'POSTER', promotionId: undefined, siteId: undefined, orderId: 'O1' },
  showDynamic: { showId: 's1', source: 'POSTER' },
}

test.each([
  ['v5 by default', { config: aShopConfig() }, v5],
  ['v5 before the configuration is known', { config: null }, v5],
  [
    'the v3 pair if the merchant requests v3',
    { config: aShopConfig({ showDataV3: true }) },
    { showStaticData: placed, showDynamicData: placed },
  ],
  [
    'preview for the back office',
    { config: aShopConfig({ showDataV3: true }), preview: true },
    { showInPreview: placed },
  ],
])('loads a show by these API calls: %s', async (_, visit, sent) => {
  expect(await load(visit)).toEqual(sent)
})
