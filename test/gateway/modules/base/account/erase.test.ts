import { eraseDue } from '../../../../../scripts/gateway/modules/base/account/erase-service'
import { useGateway } from '../../../support/gateway'
import { newProof } from '../../../support/proof'

const WEEK = 8 * 86_400_000

const test = useGateway()

const closed = async (cellphone: string): Promise<string> => {
  const { accessToken, userId } = await test.signIn(cellphone)
  const body = { proof: await newProof(test, accessToken, 'CLOSE') }
  await test.ask('user/buyer/v3/account/close', { method: 'POST', token: accessToken, body })
  return userId
}

it('erases the remaining accounts after a failure, and retries the failed account later', async () => {
  const broken = await closed('13760000001')
  const next = await closed('13760000002')
  const { db } = test.gateway.context
  const now = test.clock.now() + WEEK
  const erased: string[] = []
  let works = false
  const failure = new Error('broken')
  const personalData = [
    {
      erase: async (_tx: unknown, { userId }: { userId: string }) => {
        if (userId === broken && !works) throw failure
        erased.push(userId)
      },
    },
  ] as unknown as typeof test.gateway.context.personalData
  const errors: unknown[] = []
  const run = () => eraseDue({ db, personalData }, now, (error) => errors.push(error))
  expect(await run()).toBe(1)
  expect([erased, errors]).toEqual([[next], [failure]])
  works = true
  expect(await run()).toBe(1)
  expect(erased).toEqual([next, broken])
})
