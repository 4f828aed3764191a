import { hostOf, safePage } from '@/domain/page-address'

const OWN = ['http://127.0.0.1:4174']

test.each([
  'https://seats.example/p?x=1#y',
  'https://seats.example',
  'HTTPS://Seats.Example/',
  'http://127.0.0.1:4174/sandbox/seats/a.b',
])('allows the page address %s', (address) => {
  expect(safePage(` ${address} `, OWN)).toBe(address)
})

test.each([
  '',
  '/pick-seat',
  '//seats.example/',
  'http://seats.example/',
  'http://127.0.0.1:4174.evil.example/',
  'http://127.0.0.1:41740/',
  'https://name:word@seats.example/',
  'https://seats.example\\@evil.example/',
  'https://seats.example/a b',
  'https://seats.example/a\\b',
  'https://',
  'javascript:alert(1)',
  'data:text/html,x',
  'weixin://dl',
])('rejects the page address %s', (address) => {
  expect(safePage(address, OWN)).toBeNull()
})

test('returns only the host of a page address', () => {
  expect(hostOf('https://Seats.Example:8443/p?x#y')).toBe('seats.example:8443')
  expect(hostOf('javascript:alert(1)')).toBe('')
})
