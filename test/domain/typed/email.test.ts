// cspell:ignore рф пример إختبار مثال arcy fsqu fiqs münchen ｄｅｍｏ ｅｘａｍｐｌｅ
import { cleanEmail, isEmail } from '@/domain/typed/email'

it.each([
  'demo@foyer.example',
  'Demo@Foyer.Example',
  'a-b_c.d1@mail.foyer.example',
  'demo+tickets@foyer.example',
  "o'neill@foyer.example",
  'demo%staff@foyer.example',
  'a/b=c!#$&*?^`{|}~@foyer.example',
  '1@2.example',
  'demo@例子.中国',
  'demo@例子。中国',
  'demo@xn--fsqu00a.xn--fiqs8s',
  'demo@münchen.example',
  ' demo@foyer.example\n',
  '\u202ademo@foyer.example\u202c',
  'ｄｅｍｏ＠ｆｏｙｅｒ．ｅｘａｍｐｌｅ',
  'demo+tickets+2026@foyer.example',
  "d'arcy.o'neill@foyer.example",
  'demo@mail.例子.中国',
  'demo@пример.рф',
  'demo@مثال.إختبار',
])('accepts %j as an e-mail address', (typed) => {
  expect(isEmail(typed)).toBe(true)
})

it.each([
  '',
  '@',
  'demo',
  'demo@foyer',
  '.demo@foyer.example',
  'demo.@foyer.example',
  'de..mo@foyer.example',
  'de mo@foyer.example',
  '@foyer.example',
  'demo@foyer..example',
  'demo@foyer.example.',
  'demo@-foyer.example',
  'demo@foyer-.example',
  'demo@foyer.example>',
  'Ana <demo@foyer.example>',
  'demo@@foyer.example',
  'demo@fo yer.example',
  '演示@foyer.example',
])('refuses %j as an e-mail address', (typed) => {
  expect(isEmail(typed)).toBe(false)
})

it('preserves the case of an e-mail address, and removes invisible characters', () => {
  expect(cleanEmail(' \u200bDemo+A@例子。中国\u200e ')).toBe('Demo+A@例子.中国')
})
