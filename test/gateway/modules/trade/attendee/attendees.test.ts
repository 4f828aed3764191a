import { useGateway } from '../../../support/gateway'

const test = useGateway()
let token: string
beforeAll(async () => {
  token = (await test.signIn('13800000051')).accessToken
})

const BASE = 'buyer/v1/user_audiences'
const send = async (method: string, path: string, body: object) => (await test.ask(path, { method, body, token })).body
const PASSPORT = { name: 'Ana Reis', idType: 'PASSPORT', idNo: 'PT7654321' }

describe('the list of countries and regions', () => {
  it.each([
    ['zh', ['中国内地', '中国澳门', '中国香港', '中国台湾'], '葡萄牙'],
    ['zh-MO', ['中國內地', '中國澳門', '中國香港', '中國台灣'], '葡萄牙'],
    ['en', ['Chinese mainland', 'Macao, China', 'Hong Kong, China', 'Taiwan, China'], 'Portugal'],
  ])('contains in %s all ISO 3166-1 entries, the frequent entries first', async (lang, first, portugal) => {
    const { data } = (await test.ask(`pub/v1/audience_regions?lang=${lang}`)).body as {
      data: { code: string; name: string }[]
    }
    expect(data.slice(0, 4)).toEqual(['CN', 'MO', 'HK', 'TW'].map((code, at) => ({ code, name: first[at] })))
    expect(data).toContainEqual({ code: 'PT', name: portugal })
    expect([data.length, new Set(data.map(({ code }) => code)).size]).toEqual([249, 249])
  })
})

describe('an attendee’s country or region', () => {
  it('is chosen for a passport, and remains when a change omits it', async () => {
    const { data } = await send('POST', `${BASE}?lang=en`, { ...PASSPORT, region: 'PT' })
    expect(data).toMatchObject({ region: 'PT', regionName: 'Portugal' })
    const path = `${BASE}/${data.audienceId}?lang=en`
    expect((await send('PUT', path, { ...PASSPORT, name: 'Ana', idNo: '' })).data).toMatchObject({ region: 'PT' })
    expect((await send('PUT', path, { ...PASSPORT, region: 'BR' })).data).toMatchObject({ regionName: 'Brazil' })
    const { data: listed } = (await test.ask(`${BASE}/list`, { token })).body
    expect(listed).toMatchObject([{ region: 'BR', regionName: '巴西' }])
  })

  it('is derived from a regional document, even if the request names another region', async () => {
    const resident = { name: '區文傑', idType: 'MACAO_ID', idNo: '5765432(1)', region: 'PT' }
    expect((await send('POST', BASE, resident)).data).toMatchObject({ region: 'MO', regionName: '中国澳门' })
  })

  it('is rejected if it is not in the list', async () => {
    expect(await send('POST', BASE, { ...PASSPORT, region: 'XX' })).toMatchObject({ statusCode: 400 })
  })
})

it('stores the buyer’s phone for a minor attendee (domain §5)', async () => {
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

it.each([
  ['name', { name: '\u200b\u202e' }],
  ['cellphone', { cellphone: '28712345', countryCode: '853' }],
])('rejects an attendee with an invalid %s', async (_field, wrong) => {
  expect(await send('POST', BASE, { ...PASSPORT, region: 'PT', ...wrong })).toMatchObject({ statusCode: 400 })
})

describe('an attendee’s document number', () => {
  it.each([
    ['ID_CARD', '330106199002031013', '3301**********1013'],
    ['PASSPORT', 'EJ1234567', 'EJ*****67'],
    ['HK_ID', 'A123456(3)', 'A******3'],
  ])('is accepted once for type %s: %s, and then masked as %s', async (idType, idNo, masked) => {
    const { accessToken } = await test.signIn(`1380001${idNo.replace(/\D/g, '').slice(-4)}`)
    const as = { method: 'POST', token: accessToken }
    const draft = { name: 'Holder', idType, idNo, region: 'PT' }
    const made = await test.ask(BASE, { ...as, body: draft })
    expect(made.body.data).toMatchObject({ idType, idNo: masked })
    const again = await test.ask(BASE, { ...as, body: { ...draft, idNo: `\u200e${idNo.replace(/[()]/g, ' ')}` } })
    expect(again.body.comments).toBe('该观演人已在你的列表中')
    const { audienceId } = made.body.data
    const unchanged = await test.ask(`${BASE}/${audienceId}`, { ...as, method: 'PUT', body: { ...draft, idNo: '' } })
    const listed = await test.ask(`${BASE}/list`, { token: accessToken })
    const answers = JSON.stringify([made.body, again.body, unchanged.body, listed.body])
    expect(answers).toContain(masked)
    expect(answers).not.toContain(idNo.replace(/[()]/g, ''))
  })

  it('is rejected if invalid for its document type', async () => {
    const draft = { name: 'Holder', idType: 'HK_ID', idNo: 'A123456(4)', region: 'PT' }
    expect((await send('POST', BASE, draft)).comments).toBe('证件号码有误，请检查')
  })
})
