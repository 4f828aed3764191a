import { withoutIndent } from '../../config/template-indent'

it.each([
  ['lines begin with their tag', '<a>\n    <b></b>\n\n  <c />\n</a>\n', '<a>\n<b></b>\n<c />\n</a>\n'],
  ['an attribute keeps its place in a line of its own', '<a\n  b="1"\n  c="2"></a>', '<a\nb="1"\nc="2"></a>'],
  ['spaces within a line stay', '<a b="{{c ? 1 : 2}}" d="e  f"></a>', '<a b="{{c ? 1 : 2}}" d="e  f"></a>'],
])('%s', (_, template, expected) => {
  expect(withoutIndent(template)).toBe(expected)
})
