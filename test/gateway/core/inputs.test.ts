import { refuseBadText } from '../../../scripts/gateway/core/inputs'

it.each(['a\u0000', '\ud800', 'b\udc00'])(
  'rejects text that the database cannot store, at any depth of an input',
  (text) => {
    for (const value of [text, [text], { a: { b: text } }, { [text]: 1 }])
      expect(() => refuseBadText('en-US', value)).toThrow()
  },
)

it('rejects an input that is nested too deeply', () => {
  let deep: unknown = 1
  for (let level = 0; level < 40; level += 1) deep = [deep]
  expect(() => refuseBadText('en-US', deep)).toThrow()
})
