import { shopConfigs } from '../../../../../src/api/shop'
import { useGateway } from '../../../support/gateway'

const test = useGateway()

const configured = async () => shopConfigs.read((await test.ask('home/pub/v5/shop/configs')).body.data)

describe('a switch of the prime configuration', () => {
  it.each(['promoPrimeShared', 'autoChoosePoint', 'isShowPrimeCard'] as const)(
    'changes %s in the shop’s configuration',
    async (name) => {
      for (const value of ['on', 'off']) {
        await test.ask('console/api/prime-switches', { method: 'POST', body: { action: name, value } })
        expect((await configured())[name]).toBe(value === 'on')
      }
    },
  )
})
