import { memberAgreement } from '@/api/member-agreement'
import { MEMBER_CENTER_CODES } from '../../../../../src/domain/business-codes/member-center'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { useShopper } from '../../../support/shopper'

const test = useGateway()
const buyer = useShopper(test)
afterEach(() => test.clock.set(START))

const PATH = 'user/buyer/v3/prime/agreement'

const agreement = async () => {
  const { data } = (await buyer.get(PATH)).body
  const read = memberAgreement.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read
}

describe('the membership agreement', () => {
  it('stores the first consent to its version only', async () => {
    const { version, agreedTime } = await agreement()
    expect(agreedTime).toBeNull()
    const { agreedTime: first } = (await buyer.post(PATH, { version })).body.data
    expect(first).toBeGreaterThanOrEqual(START)
    test.clock.set(START + 60_000)
    await buyer.post(PATH, { version })
    expect((await agreement()).agreedTime).toBe(first)
  })

  it('refuses the consent to another version', async () => {
    const { body } = await buyer.post(PATH, { version: '2020-01' })
    expect(body.statusCode).toBe(MEMBER_CENTER_CODES.agreementChanged)
  })
})
