import { proveContact, sendAccountCode } from '@/api/account'
import { ProofModel, type ProofOptions } from '@/packages/user/account/proof/proof.model'
import { refused } from '../../../../support/fake-gateway'
import { fakeServices } from '../../../../support/services'
import { settle } from '../../../../support/settle'

const setUp = (options: Partial<ProofOptions> = {}) => {
  const all = fakeServices({
    member: true,
    answers: [
      [sendAccountCode, () => ({ countdown: 60 })],
      [proveContact, () => ({ proof: 'P1', expiresAt: 1 })],
    ],
  })
  all.stores.user.setContacts({ cellphone: '13800000001', countryCode: '86', email: 'lin@example.com' })
  const proofs: string[] = []
  const done = (proof: string) => Promise.resolve(void proofs.push(proof))
  return { ...all, proofs, model: new ProofModel(all.services, { purpose: 'DATA', done, ...options }) }
}

describe('the verification of a buyer', () => {
  test('sends the code to the phone or e-mail address that the buyer chooses', async () => {
    const { model, sentTo, proofs } = setUp()
    expect(model.contacts.map(({ masked }) => masked)).toEqual(['+86 138****0001', 'l***@example.com'])
    expect(model.channel).toBe('CELLPHONE')
    model.choose('EMAIL')
    await model.send()
    expect(model.sentTo).toBe('l***@example.com')
    model.code.enter('123456')
    await settle()
    expect(sentTo(sendAccountCode)).toEqual([{ channel: 'EMAIL' }])
    expect(sentTo(proveContact)).toEqual([{ channel: 'EMAIL', purpose: 'DATA', verifyCode: '123456' }])
    expect(proofs).toEqual(['P1'])
  })

  test('offers only the requested contact', () => {
    expect(setUp({ channel: () => 'EMAIL' }).model.contacts).toHaveLength(1)
  })

  test('is impossible if the account has no contact', async () => {
    const { model, stores, sentTo } = setUp()
    stores.user.setContacts({ cellphone: '', countryCode: '86', email: '' })
    await model.send()
    expect([model.channel, sentTo(sendAccountCode)]).toEqual([null, []])
  })

  test('shows why no code could be sent', async () => {
    const { model, answer } = setUp()
    answer(sendAccountCode, refused('请 42 秒后再试'))
    await model.send()
    expect([model.problem?.message, model.sentTo]).toEqual(['请 42 秒后再试', ''])
  })

  test('shows at the code field that the verified action has failed', async () => {
    const { model } = setUp({ done: () => Promise.reject(new Error('no')) })
    await model.send()
    model.code.enter('123456')
    await settle()
    expect(model.code.form.problems.code).toBeDefined()
    expect(model.code.form.values.code).toBe('')
  })
})
