import { walk } from '../../../../bench/transfer/walk'
import { testGateway } from '../../../support/gateway'
import { isWholeMatrix, shareOf } from '../../../../support/scope'

jest.setTimeout(240_000)

it('one holder and one code at any time, whatever is done at once with tickets that are given', async () => {
  const test = await testGateway()
  try {
    const { outcomes } = await walk(test.gateway.context, { runs: shareOf(12), length: 60 })
    if (!isWholeMatrix()) return
    // It did what it is about.
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
