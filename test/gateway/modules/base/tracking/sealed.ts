import { configurationKey, seal, unseal } from '../../../../../src/domain/tracking/seal'
import { fromBase64Url } from '../../../../../src/lib/bytes'
import type { TestGateway } from '../../../support/gateway'

const MERCHANT = 'M1001'
const VERSION = '4.38.3'

/** Reads the tracking configuration as a client of this merchant. */
export const trackingRules = async (test: TestGateway) => {
  const { body } = await test.ask('data-center/pub/v1/configuration', {
    headers: { 'merchant-id': MERCHANT, ver: VERSION },
  })
  return JSON.parse(unseal(configurationKey(MERCHANT, VERSION), body.data.data))
}

/** Returns `content` encrypted with a new key, as `<key id>.<text>`. */
export const sealedFor = async (test: TestGateway, content: unknown): Promise<string> => {
  const { key, key_id: id } = await trackingRules(test)
  return `${id}.${seal(fromBase64Url(key)!, JSON.stringify(content), String(Math.random()))}`
}
