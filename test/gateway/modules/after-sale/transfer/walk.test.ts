import { walk } from '../../../../bench/transfer/walk'
import { testGateway } from '../../../support/gateway'
import { isWholeMatrix, shareOf } from '../../../../support/scope'

jest.setTimeout(240_000)

it('preserves one holder and one code per ticket under random concurrent actions', async () => {
  const test = await testGateway()
  try {
    const { outcomes } = await walk(test.gateway.context, { runs: shareOf(12), length: 60 })
    if (!isWholeMatrix()) return
    // The run must have included all kinds of steps.
    const did = Object.keys(outcomes).join('\n')
    for (const outcome of [
      'give done',
      'accept done',
      'revoke done',
      'enter done',
      'show done',
      'name done',
      'bind done',
      'refund done',
    ])
      expect(did).toContain(outcome)
    expect(did).toMatch(/\+/)
  } finally {
    await test.gateway.close()
  }
})
