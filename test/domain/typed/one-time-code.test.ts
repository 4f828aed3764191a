import { isCode, readCode } from '@/domain/typed/one-time-code'

it('reads exactly six digits as a one-time code', () => {
  expect(['123456', '012345'].every(isCode)).toBe(true)
  expect(['12345', '1234567', '12345a', ''].some(isCode)).toBe(false)
})

describe('readCode', () => {
  it.each([
    ['801215', '801215'],
    ['801 215', '801215'],
    ['801-215', '801215'],
    ['８０１２１５', '801215'],
    ['٨٠١٢١٥', '801215'],
    ['8012', '8012'],
    ['', ''],
    ['[Foyer] Code: 801215, 5 min', '801215'],
    ['code: 801 215', '801215'],
    ['【Foyer】验证码801215，5分钟内有效。', '801215'],
    ['【Foyer】您的驗證碼為：801215', '801215'],
    ['801215 is your Foyer code. It is valid for 5 minutes.', '801215'],
    ['801215为您的登录验证码，5分钟内有效', '801215'],
    ['5 min: 801215', '801215'],
    ['G-801215 is your code', '801215'],
    ['Code 801215. Enter 801215 on the page.', '801215'],
    ['2026-11-27 12:30 Foyer 801215', '801215'],
    ['80 12 15', '801215'],
    ['8 0 1 2 1 5', '801215'],
    ['【灯社】您的校验码是 801215', '801215'],
    ['Your one-time password: 801 215. Do not share it.', '801215'],
  ])('finds a clear code in %j', (typed, digits) => {
    expect(readCode(typed)).toEqual({ digits, certain: true })
  })

  it.each([
    ['Order 123456, code 801215', '801215'],
    ['验证码801215，订单123456', '801215'],
    ['Order 123456, code: 80121, 5 min', '123456'],
  ])('does not treat the code in %j as certain', (typed, digits) => {
    expect(readCode(typed)).toEqual({ digits, certain: false })
  })

  it.each([
    '[Foyer] Code: 80121, 5 min',
    '123456 or 801215',
    '80121512',
    ' 12-34 5678',
    '13800000001',
    'code 8012159',
    'Total ¥801215',
    'Ticket M801215',
    '20261127-801215',
    '801215.50',
    '801215*** is your card',
    'no code',
    '验证码 80121，5 分钟内有效',
    'code 801 2159',
    'Your code expires at 12:30 on 2026-11-27',
    '+8613800000001',
  ])('finds no code in %j and returns the previous digits', (typed) => {
    expect(readCode(typed, '12')).toEqual({ digits: '12', certain: false })
  })
})
