import { type Ask, useGateway } from './support/gateway'

const test = useGateway()
let token: string
beforeAll(async () => {
  token = (await test.signIn()).accessToken
})

const post = (body: unknown, headers?: Record<string, string>): Ask => ({ method: 'POST', body, headers })
const address = {
  recipient: '林晚',
  cellphone: '13800000001',
  countryCode: '86',
  provinceId: '31',
  cityId: '3101',
  districtId: '310106',
  detail: '河岸路 20 弄 1 号',
  isDefault: false,
}
const json = { 'content-type': 'application/json' }

/**
 * Each row contains the name, path and options of a request, the expected HTTP status, and the expected envelope code.
 */
const table: [string, string, Ask, number, number][] = [
  ['an unknown path', 'home/pub/v9/nothing', {}, 404, 404],
  ['an unknown path below a buyer', 'user/buyer/v3/nothing', {}, 404, 404],
  ['a wrong method', 'home/pub/v5/layouts', post({}), 405, 405],
  ['a wrong method on a path with places', 'show/pub/v5/show/S1001/static', { method: 'DELETE' }, 405, 405],
  ['a missing parameter', 'home/pub/v5/layouts', {}, 400, 400],
  ['a parameter outside its choices', 'home/pub/v5/layouts?page=CELLAR', {}, 400, 400],
  ['a parameter given twice', 'home/pub/v3/show_list/search?offset=1&offset=2', {}, 400, 400],
  ['a negative offset', 'home/pub/v3/show_list/search?offset=-1', {}, 400, 400],
  ['an enormous offset', 'home/pub/v3/show_list/search?offset=99999999999999999999', {}, 400, 400],
  ['an infinite offset', 'home/pub/v3/show_list/search?offset=1e309', {}, 400, 400],
  ['an infinite length', 'home/pub/v3/show_list/search?length=-1e309', {}, 400, 400],
  ['an infinite place on earth', 'home/pub/v3/show_list/search?lat=1e999', {}, 400, 400],
  ['a prototype for a language', 'show/pub/v5/show/S0000/static?lang=__proto__', {}, 404, 404],
  ['a constructor for a language', 'show/pub/v5/show/S0000/static?lang=constructor', {}, 404, 404],
  [
    'a prototype for a browser’s language',
    'show/pub/v5/show/S0000/static',
    { headers: { 'accept-language': 'constructor, __proto__;q=0.5' } },
    404,
    404,
  ],
  ['a prototype for a topic', 'home/pub/v5/layouts?page=TOPIC&topicId=__proto__', {}, 404, 404],
  ['a text for a number', 'home/pub/v3/show_list/search?length=many', {}, 400, 400],
  ['an invalid date', 'home/pub/v3/show_list/search?startDate=2026-13-45', {}, 400, 400],
  ['an overlong keyword', `home/pub/v3/show_list/search?keyword=${'x'.repeat(500)}`, {}, 400, 400],
  ['U+0000 in a query', 'home/pub/v3/show_list/search?keyword=%00', {}, 400, 400],
  ['a broken percent sign', 'show/pub/v5/show/%E0%A4%A/static', {}, 400, 400],
  ['an id that is a path', 'show/pub/v5/show/..%2F..%2Fetc/static', {}, 400, 400],
  ['an overlong id', `show/pub/v5/show/${'S'.repeat(150)}/static`, {}, 400, 400],
  ['a show that is not there', 'show/pub/v5/show/S0000/static', {}, 404, 404],
  ['a session of another show', 'show/pub/v5/show/S2001/session/S1001N01/seat_plans', {}, 404, 404],
  ['a list for a text', 'user/pub/v3/login', post({ email: ['a@b.cc'], password: 'x' }), 400, 400],
  ['a number for a text', 'user/pub/v3/login', post({ email: 'a@b.cc', password: 1 }), 400, 400],
  ['text for a flag', 'user/buyer/v3/user/addresses', post({ ...address, isDefault: 'true' }), 400, 400],
  ['a body that is no JSON', 'user/pub/v3/login', post('{"email":', json), 400, 400],
  ['a body that is a list', 'user/pub/v3/login', post([]), 400, 400],
  ['a body that is null', 'user/pub/v3/login', post('null', json), 400, 400],
  ['no body at all', 'user/pub/v3/login', { method: 'POST' }, 400, 400],
  ['an empty body', 'user/pub/v3/login', post('', json), 400, 400],
  ['a form', 'user/pub/v3/login', post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 415],
  ['a body too large', 'user/pub/v3/login', post({ email: 'a@b.cc', password: 'x'.repeat(300_000) }), 413, 413],
  [
    'an own prototype',
    'user/pub/v3/login',
    post('{"__proto__":{"a":1},"email":"a@b.cc","password":"x"}', json),
    400,
    400,
  ],
  ['letters in a phone', 'user/pub/v3/send_verify_code', post({ cellphone: '138abc', countryCode: '86' }), 400, 400],
  [
    'a code of five digits',
    'user/pub/v3/login_or_register',
    post({ cellphone: '13800000001', countryCode: '86', verifyCode: '12345' }),
    400,
    400,
  ],
  [
    'half a surrogate pair',
    'user/buyer/v3/user/addresses',
    post(JSON.stringify({ ...address, detail: 'half:\ud800 of a pair' }), json),
    400,
    400,
  ],
  ['U+0000 in a body', 'user/buyer/v3/user/addresses', post({ ...address, recipient: 'a\u0000b' }), 400, 400],
  ['an address too short', 'user/buyer/v3/user/addresses', post({ ...address, detail: '12 号' }), 400, 400],
  ['a district elsewhere', 'user/buyer/v3/user/addresses', post({ ...address, districtId: '440305' }), 200, 22030205],
  [
    'an identity card with a wrong digit',
    'buyer/v1/user_audiences',
    post({ name: '林', idType: 'ID_CARD', idNo: '310101199206180021' }),
    200,
    22030203,
  ],
  ['an unknown document', 'buyer/v1/user_audiences', post({ name: '林', idType: 'LIBRARY_CARD', idNo: '1' }), 400, 400],
  ['a garbage token for a refresh', 'user/pub/v3/refresh_token', post({ refreshToken: 'x.y.z' }), 200, 15012002],
]

describe('invalid input', () => {
  it.each(table)('is rejected: %s', async (_name, path, options, status, code) => {
    const answer = await test.ask(path, { token, ...options })
    expect({ status: answer.status, code: answer.body.statusCode }).toEqual({ status, code })
    expect(answer.body.comments).not.toBe('')
    expect(answer.headers.get('server-time')).toMatch(/^\d{13}$/)
  })

  it('is accepted in a search keyword that has a malformed percent sign', async () => {
    const { status, body } = await test.ask('home/pub/v3/show_list/search?keyword=%E0%A4%A')
    expect({ status, total: body.data.total }).toEqual({ status: 200, total: 0 })
  })

  it('is reported in the language of the request', async () => {
    const comments = await Promise.all(
      ['zh', 'zh-MO', 'en'].map(async (lang) => (await test.ask(`home/pub/v5/layouts?lang=${lang}`)).body.comments),
    )
    expect(comments).toEqual(['请检查 page：未填写', '請檢查 page：未填寫', 'Please check page: it is missing'])
  })
})
