import { testGateway, type TestGateway } from '../../support/gateway'

jest.setTimeout(60_000)

let test: TestGateway
let token: string
beforeAll(async () => {
  test = await testGateway()
  token = (await test.signIn('13800000051')).accessToken
})
afterAll(() => test.gateway.close())

const BASE = 'buyer/v1/user_audiences'
const send = async (method: string, path: string, body: object) => (await test.ask(path, { method, body, token })).body
const PASSPORT = { name: 'Ana Reis', idType: 'PASSPORT', idNo: 'PT7654321' }

describe('countries and regions of attendees', () => {
  it.each([
    ['zh', ['中国内地', '中国澳门', '中国香港', '中国台湾'], '葡萄牙'],
    ['zh-MO', ['中國內地', '中國澳門', '中國香港', '中國台灣'], '葡萄牙'],
    ['en', ['Chinese mainland', 'Macao, China', 'Hong Kong, China', 'Taiwan, China'], 'Portugal'],
  ])('in %s: the frequent ones first, all of ISO 3166-1', async (lang, first, portugal) => {
    const { data } = (await test.ask(`pub/v1/audience_regions?lang=${lang}`)).body as {
      data: { code: string; name: string }[]
    }
    expect(data.slice(0, 4)).toEqual(['CN', 'MO', 'HK', 'TW'].map((code, at) => ({ code, name: first[at] })))
    expect(data).toContainEqual({ code: 'PT', name: portugal })
    expect([data.length, new Set(data.map(({ code }) => code)).size]).toEqual([249, 249])
  })
})

describe('an attendee’s country or region', () => {
  it('is what a passport’s holder named, by its name in the reader’s language, and stays when a change leaves it out', async () => {
    const { data } = await send('POST', `${BASE}?lang=en`, { ...PASSPORT, region: 'PT' })
    expect(data).toMatchObject({ region: 'PT', regionName: 'Portugal' })
    const path = `${BASE}/${data.audienceId}?lang=en`
    expect((await send('PUT', path, { ...PASSPORT, name: 'Ana', idNo: '' })).data).toMatchObject({ region: 'PT' })
    expect((await send('PUT', path, { ...PASSPORT, region: 'BR' })).data).toMatchObject({ regionName: 'Brazil' })
    const { data: listed } = (await test.ask(`${BASE}/list`, { token })).body
    expect(listed).toMatchObject([{ region: 'BR', regionName: '巴西' }])
  })

  it('is what the document says, whatever is named', async () => {
    const resident = { name: '區文傑', idType: 'MACAO_ID', idNo: '87654321', region: 'PT' }
    expect((await send('POST', BASE, resident)).data).toMatchObject({ region: 'MO', regionName: '中国澳门' })
  })

  it('is one of the list', async () => {
    expect(await send('POST', BASE, { ...PASSPORT, region: 'XX' })).toMatchObject({ statusCode: 400 })
  })
})

it('a minor has the buyer’s own phone, whatever is sent (domain §5)', async () => {
  const child = {
    name: '林小满',
    idType: 'ID_CARD',
    idNo: '310104201605210049',
    cellphone: '13912345678',
    countryCode: '86',
  }
  const { data } = await send('POST', BASE, child)
  expect(data).toMatchObject({ cellphone: '13800000051' })
  expect((await send('PUT', `${BASE}/${data.audienceId}`, { ...child, idNo: '' })).data.cellphone).toBe('13800000051')
  const adult = { ...child, name: '林晚', idNo: '310101199206180023' }
  expect((await send('POST', BASE, adult)).data.cellphone).toBe('13912345678')
})
