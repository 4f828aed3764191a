import { useGateway } from './support/gateway'

const test = useGateway()
let stranger: string
beforeAll(async () => {
  stranger = (await test.signIn('13800000002')).accessToken
})

const address = {
  recipient: 'x',
  cellphone: '13800000002',
  countryCode: '86',
  provinceId: '31',
  cityId: '3101',
  districtId: '310106',
  detail: '河岸路 20 弄 1 号',
  isDefault: false,
}
const attendee = { name: 'x', idType: 'PASSPORT', idNo: 'AB12345' }

const table: [string, string, string, object | undefined][] = [
  ['reads an address', 'GET', 'user/buyer/v3/user/addresses/ADU10011/detail', undefined],
  ['changes an address', 'PUT', 'user/buyer/v3/user/addresses/ADU10011', address],
  ['deletes an address', 'DELETE', 'user/buyer/v3/user/addresses/ADU10011', undefined],
  ['changes an attendee', 'PUT', 'buyer/v1/user_audiences/AU10011', attendee],
  ['deletes an attendee', 'DELETE', 'buyer/v1/user_audiences/AU10011', undefined],
]

describe('a database row of another user', () => {
  it.each(table)('cannot be found by a user who %s', async (_name, method, path, body) => {
    const answer = await test.ask(path, { method, body, token: stranger })
    expect({ status: answer.status, code: answer.body.statusCode }).toEqual({ status: 404, code: 404 })
  })

  it('is not changed by the requests of another user', async () => {
    const { accessToken } = await test.signIn('13800000001')
    const [addresses, people] = await Promise.all([
      test.ask('user/buyer/v3/user/addresses', { token: accessToken }),
      test.ask('buyer/v1/user_audiences/list', { token: accessToken }),
    ])
    expect(addresses.body.data).toHaveLength(2)
    expect(people.body.data).toHaveLength(5)
  })
})

describe('a complete identity document number', () => {
  it('is never included in a response', async () => {
    const { accessToken } = await test.signIn('13800000001')
    const { body } = await test.ask('buyer/v1/user_audiences/list', { token: accessToken })
    expect(body.data.map(({ idNo }: { idNo: string }) => idNo)).toEqual([
      expect.stringMatching(/^3101\*{10}\d{3}[\dX]$/),
      expect.stringMatching(/^3301\*{10}\d{3}[\dX]$/),
      expect.stringMatching(/^3101\*{10}\d{3}[\dX]$/),
      'MA*****67',
      '1******8',
    ])
  })
})
