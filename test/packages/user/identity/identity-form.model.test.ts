import { identityForm, savePerson, sendIdentityForm } from '@/api/certification'
import { IdentityFormModel } from '@/packages/user/identity/identity-form/identity-form.model'
import { externalNavigation } from '@/platform/external-navigation'
import { offline } from '../../../support/fake-gateway'
import { openModel } from '../../../support/open-model'
import { settle } from '../../../support/settle'
import { aCertification, identityServices } from './support'

const ID_CARD = '110101199003070054'
const KEY = { verify_storage_key: 'K1', verifyType: 'ELECTRONIC_CERT' }

const open = async (
  params: ConstructorParameters<typeof IdentityFormModel>[1],
  options: Parameters<typeof identityServices>[1] = {},
) => {
  const all = identityServices([], {
    answers: [
      [savePerson, () => aCertification('PERSON')],
      [sendIdentityForm, () => ({ authStatus: 'AUTH_SUCCESS' })],
      [
        identityForm,
        () => ({ account: '+86 138****0001', verifyType: 'ELECTRONIC_CERT', sent: false, decided: false }),
      ],
    ],
    ...options,
  })
  const page = await openModel(all.services, (deps) => new IdentityFormModel(deps, params))
  const fill = async (idNo = ID_CARD) => {
    page.model.form.set('name', '沈知微')
    page.model.form.set('idNo', idNo)
    await page.model.form.submit()
    await settle()
  }
  return { ...all, ...page, fill }
}

let left: string[]
beforeEach(() => {
  left = []
  jest.spyOn(externalNavigation, 'replace').mockImplementation((address) => void left.push(address))
})
afterEach(() => jest.restoreAllMocks())

describe('the identity form of the logged-in account', () => {
  test('sends the person’s data once, and opens the return address', async () => {
    const { fill, sentTo, went } = await open({ backurl: '/certificates' })
    await fill()
    expect(sentTo(savePerson)).toEqual([{ name: '沈知微', idType: 'ID_CARD', idNo: ID_CARD }])
    expect(went.at(-1)).toEqual(['clearTo', 'certificates', {}])
  })

  test.each([
    ['a wrong checksum', '110101199003070055', 'audience.idChecksum'],
    ['too few characters', '11010119', 'audience.idLength'],
    ['no characters', ' ', 'audience.idPlaceholder'],
  ])('sends nothing for an ID number with %s', async (_what, idNo, key) => {
    const { fill, model, sentTo } = await open({})
    await fill(idNo)
    expect([sentTo(savePerson), model.form.problems.idNo?.key]).toEqual([[], key])
  })

  test('opens the login for a visitor', async () => {
    const { model } = await open({}, { member: false })
    expect(model.phase).toBe('login')
  })
})

describe('the return address', () => {
  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://shop.example.elsewhere.example/',
  ])('is ignored if it is %s', async (backurl) => {
    const { fill, model, went } = await open({ ...KEY, backurl })
    await fill()
    expect([left, went, model.stays, model.phase]).toEqual([[], [], true, 'passed'])
  })

  test('can be the provider’s page on the storefront’s own origin', async () => {
    const { fill } = await open({ ...KEY, backurl: '/sandbox/zhima/certify?biz=K1' })
    await fill()
    expect(left).toEqual(['/sandbox/zhima/certify?biz=K1'])
  })
})

describe('the identity form of a verification key', () => {
  test('shows the key’s account, and submits for that account despite another login', async () => {
    const { fill, model, sentTo } = await open(KEY)
    expect([model.phase, model.visit.value?.account]).toEqual(['form', '+86 138****0001'])
    await fill()
    expect(sentTo(savePerson)).toEqual([])
    expect(sentTo(sendIdentityForm)).toEqual([{ name: '沈知微', idType: 'ID_CARD', idNo: ID_CARD, verifyKey: 'K1' }])
    expect(model.phase).toBe('passed')
  })

  test('shows the result if the form was already submitted', async () => {
    const sent = () => ({ account: '', verifyType: 'PERSON', sent: true, decided: true })
    const { model } = await open(KEY, { answers: [[identityForm, sent]] })
    expect(model.phase).toBe('passed')
  })

  test('does not return to the provider during a manual review', async () => {
    const { fill, answer, model } = await open({ ...KEY, backurl: '/sandbox/zhima/certify?biz=K1' })
    answer(sendIdentityForm, () => ({ authStatus: 'AUTHING' }))
    await fill()
    expect([left, model.phase]).toEqual([[], 'pending'])
  })

  test('shows a failure if its data cannot be loaded', async () => {
    const { model } = await open(KEY, { answers: [[identityForm, offline]] })
    expect(model.visit.status).toBe('failed')
  })

  test('shows the result when the provider returns', async () => {
    const { model } = await open({ verifyType: 'ELECTRONIC_CERT', result: 'sent' }, { member: false })
    expect(model.phase).toBe('passed')
  })
})

test('stores no typed text on the device', async () => {
  const stored = new Map<string, string>()
  const { fill } = await open({}, { stored })
  await fill()
  expect(JSON.stringify([...stored])).not.toMatch(/110101|沈知微/)
})
